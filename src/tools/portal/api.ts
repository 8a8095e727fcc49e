// portal api: the product API as an OpenAPI document, and which changes since a base break an older portal.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakingChanges } from '../openapi/breaking.ts'
import { apiDocument, type ApiDocument, type ApiDocumentParts } from '../openapi/document.ts'
import { productFolder, toolsOf } from '../product.ts'
import { copyCommitted, environment, toolOf } from '../review/copies.ts'
import { Usage } from './usage.ts'

/** What the portal's definition says of its API. */
async function parts(): Promise<ApiDocumentParts> {
  const given = await toolsOf().apiDocument?.()
  if (!given) throw new Usage('portal.tools.ts of this portal names no apiDocument.')
  return given
}

/** The portal's own, which its package.json says. */
function version(): string {
  const file = join(productFolder(), 'package.json')
  const { version = '0.0.0' } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string })
    : {}
  return version
}

export async function apiOf(): Promise<ApiDocument> {
  const given = await parts()
  const document = apiDocument(version(), given)
  return given.completed?.(document) ?? document
}

/** The changes that break a portal built from the base: a git ref, or a file with a document. */
export async function apiChanges(base: string): Promise<string[]> {
  return breakingChanges(
    existsSync(base) ? readDocument(readFileSync(base, 'utf8')) : documentAt(base),
    apiDocument(version(), await parts()),
  )
}

export const changesText = (changes: readonly string[], base: string): string =>
  changes.length === 0
    ? `Nothing breaks a portal of ${base}.`
    : `${changes.length === 1 ? 'One change breaks' : `${changes.length} changes break`} a portal of ${base}:\n\n${changes.map((each) => `  ${each}`).join('\n')}`

/** Writes the document with the code of that commit. */
function documentAt(ref: string): ApiDocument {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
  try {
    try {
      copyCommitted(folder, productFolder(), ref)
    } catch {
      throw new Usage(`--base ${ref}: there is neither a commit nor a file of this name.`)
    }
    if (!existsSync(toolOf(folder, 'portal/api.ts')))
      throw new Usage(`--base ${ref}: that commit cannot write its API yet. Give a file with its document.`)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [toolOf(folder, 'portal/portal.ts'), 'api'],
      { cwd: folder, env: environment(), maxBuffer: 1 << 28, encoding: 'utf8' },
    )
    if (status !== 0)
      throw new Usage(`--base ${ref}: the code of that commit could not write its API.\n${stderr.trim()}`)
    return readDocument(stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readDocument(text: string): ApiDocument {
  const document = JSON.parse(text) as ApiDocument
  if (typeof document.openapi !== 'string') throw new Usage('The base is no OpenAPI document.')
  return document
}
