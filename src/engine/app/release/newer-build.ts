// Is a newer build of the code served than this page runs?
import { createStore } from '#base/state/store.ts'

export const newerBuild = createStore(false)
