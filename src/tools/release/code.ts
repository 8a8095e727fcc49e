// What a build of the code leaves for releases: its page without what config says, its id, and what it was built from.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { ReleaseKeys } from '#app/release/release.ts'
import { shortHash } from '#base/short-hash.ts'
import { engineFolder, filesUnder, servedValue } from '../config-folder.ts'
import { definitionFile, readProduct } from '../product.ts'
import { logo } from '../build/pictures.ts'
import { keysFile, keysForm, releaseKeys } from '../build/release-keys-plugin.ts'
import { readJson } from '../read-json.ts'
import { tokensCss } from '../tokens.ts'
import { codeFolder } from './folders.ts'
import { hashOf } from './hashes.ts'

const form = z.object({
  /** The page says it, so that it notices a newer build; reports name it. */
  id: z.string(),
  /** The files that the build wrote into assets/. */
  files: z.array(z.string()).readonly(),
  /** The page has the hash of each file. */
  hasIntegrity: z.boolean(),
  /** Only to be looked at. */
  isQuick: z.boolean(),
  /** What it was built from: the hash of the source, and of each manifest that is part of the code. */
  source: z.string(),
  manifests: z.record(z.string(), z.string()).readonly(),
  /** Its pages take releases that these have signed. */
  keys: keysForm.optional(),
})

export type BuiltCode = z.infer<typeof form> & { keys: ReleaseKeys }

export const CODE_FILE = 'code.json'
/** Of the files that Vite writes, those that releases fill in. */
const TEMPLATES = ['index.html', 'sw.js']

/** Takes the page out of what Vite has written, and remembers what the code was built from. */
export function keepCode(
  dist: string,
  built: Pick<BuiltCode, 'files' | 'hasIntegrity' | 'isQuick'>,
): BuiltCode {
  const folder = codeFolder(dist)
  mkdirSync(folder, { recursive: true })
  for (const name of TEMPLATES)
    if (existsSync(join(dist, name))) renameSync(join(dist, name), join(folder, name))
  const texts = TEMPLATES.map((name) => templateOf(dist, name) ?? '')
  const code: BuiltCode = {
    id: shortHash([...built.files.toSorted(), ...texts].join('\n')),
    ...built,
    source: hashOfSource(),
    manifests: hashesOfManifests(),
    keys: releaseKeys(),
  }
  writeFileSync(join(folder, CODE_FILE), JSON.stringify(code))
  return code
}

/** Undefined where this build has no such file. */
export function templateOf(dist: string, name: string): string | undefined {
  const file = join(codeFolder(dist), name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Where a build of before has not kept who signs, those count who sign now. Throws a sentence where there is no build that releases can be made for. */
export function readCode(dist: string): BuiltCode {
  const file = join(codeFolder(dist), CODE_FILE)
  if (!existsSync(file))
    throw new Error('There is no build that a release could be for: run npm run build first.')
  const code = readJson(file, form)
  return { ...code, keys: code.keys ?? releaseKeys() }
}

/** Throws a sentence where the source, a manifest that is part of the code, or who may sign is not what was built. */
export function mustBeAsBuilt({ source, manifests, keys }: BuiltCode): void {
  if (JSON.stringify(keys) !== JSON.stringify(releaseKeys()))
    throw new Error(
      `The build was made with ${keysInWords(keys)}, and ${keysFile()} has others, so open portals would refuse the release: name the file in PORTAL_RELEASE_KEYS, or run npm run build.`,
    )
  const changed = Object.entries(hashesOfManifests()).flatMap(([name, hash]) =>
    manifests[name] === hash ? [] : [name],
  )
  if (changed.length > 0)
    throw new Error(`${changed.join(', ')}: part of the code, so this change needs a build: npm run build.`)
  if (source !== hashOfSource())
    throw new Error('The code has changed since the build, so a release would not fit it: npm run build.')
}

export const keysInWords = ({ approvals, keys }: ReleaseKeys) =>
  keys.length === 0
    ? 'no keys'
    : `the keys of ${keys.map(({ name }) => name).join(', ')}, of whom ${approvals} sign`

/** Limits, and what the portal adds, are constants of the code. Pages that are open, and the app's pictures, keep the firm's look. */
const hashesOfManifests = (): Record<string, string> => ({
  ...Object.fromEntries(
    ['limits', ...readProduct().extensions.map(({ name }) => name)].map((name) => [
      `config/${name}.json`,
      hashOf(JSON.stringify(servedValue(`${name}.json`)) ?? ''),
    ]),
  ),
  'the colours and the mark of config/brand.json': hashOf(tokensCss(), logo()),
})

/** Of the files that pages are built from: the engine and the portal, without what only the sandbox runs. */
function hashOfSource(): string {
  const files = [join(engineFolder, 'src/engine'), dirname(definitionFile())].flatMap((folder) =>
    filesUnder(folder).map((path) => ({ path, name: relative(folder, path) })),
  )
  const built = files.filter(
    ({ name }) =>
      /\.(tsx?|css)$|^app\/index\.html$/.test(name) &&
      !/product-api|api-document|\.tools\.ts$|names\.gen\.ts$|(^|\/)(tests|dist)\//.test(name),
  )
  return hashOf(...built.flatMap(({ path, name }) => [`${name}\n`, readFileSync(path)]))
}
