// The files that make up a manifest.
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { fileSurfaces, type FileSurfaceName } from '../surfaces/all.ts'

/** Files that every manifest has, by their name in config/. */
export const SINGLE_FILES = [
  'facts',
  'flags',
  'contexts',
  'guards',
  'badges',
  'brand',
  'links',
  'limits',
  'tax-years',
  'personas',
  'claims',
  ...(Object.keys(fileSurfaces) as FileSurfaceName[]),
] as const
export type SingleFile = (typeof SINGLE_FILES)[number]

/** Files by their name. */
export type SingleFiles = Readonly<Record<SingleFile, ConfigFile>>

/** Which files are missing altogether? Nothing can be linked then. */
export function missingFiles(files: readonly ConfigFile[]): Problem[] {
  return SINGLE_FILES.filter((name) => !files.some(({ file }) => file === `config/${name}.json`)).map(
    (name) => ({
      file: `config/${name}.json`,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'missing-file',
      message: `config/${name}.json does not exist, so nothing can be shown to anybody.`,
      hint: 'Bring it back; see config/README.md for the files there are.',
    }),
  )
}
