// The pages of config/pages/ on which people ask for something: the API takes what they ask for, as they are now.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RequestPage } from 'portal-engine/base/requests/request-page.ts'

const folder = join(import.meta.dirname, '../../../../config/pages')

/** The page of this name; undefined where there is none. */
export function requestPage(kind: string): RequestPage | undefined {
  const file = join(folder, `${kind}.json`)
  if (!/^[a-z-]+$/.test(kind) || !existsSync(file)) return undefined
  const page = JSON.parse(readFileSync(file, 'utf8')) as RequestPage | { kind: string }
  return 'steps' in page ? page : undefined
}

/** All of them, by their names. */
export const requestPages = (): Record<string, RequestPage> =>
  Object.fromEntries(
    globSync('*.json', { cwd: folder })
      .toSorted()
      .map((file) => basename(file, '.json'))
      .flatMap((kind) => {
        const page = requestPage(kind)
        return page ? [[kind, page] as const] : []
      }),
  )
