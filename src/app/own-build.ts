// Which build of the portal does this page run? The names of its scripts contain a hash of all that the build consists of.
import { ownScripts } from '#base/browser/own-scripts.ts'
import { shortHash } from '#base/short-hash.ts'

/** The id of the build, as build.json has it. */
export const ownBuild = (): string => shortHash(ownScripts(document))
