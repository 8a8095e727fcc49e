// Where releases lie in the folder of a build. Names that begin with a dot are not served.
import { join } from 'node:path'

/** What a build of the code leaves for the releases that it interprets. */
export const codeFolder = (dist: string): string => join(dist, '.hosting/code')

/** What belongs to a release and is not served: its record, its config, and the page's files with it. */
export const releaseFolder = (dist: string, id = ''): string => join(dist, '.hosting/releases', id)

export const CURRENT = 'current.json'
