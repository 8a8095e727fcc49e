import { createStore } from '../state/store.ts'

/** The id of the build that this page runs, as build.json has it. It changes with everything that a page loads. */
export const ownBuild = ({ documentElement }: Document): string => documentElement.dataset['build'] ?? ''

/** Is a newer build of the code served than this page runs? */
export const newerBuild = createStore(false)
