// Reads /current.json: one small file that an operator changes, and that every open portal asks for.
import { isRecord } from '#base/record.ts'
import { askOwnHost } from './own-file.ts'
import { ID, type CurrentRelease } from './release.ts'

const ADDRESS = '/current.json'

/**
 * What the file says; nothing where there is none, as on a host that has only one build. Who is told nothing keeps what they know.
 * Throws for a file that is broken, truncated or something else's, and where it could not be had.
 */
export async function readCurrent(): Promise<CurrentRelease> {
  // Asked by its ETag: mostly the answer is that nothing has changed.
  const [answer, text] = await askOwnHost(ADDRESS)
  const isPage = answer.headers.get('content-type')?.includes('html') ?? false
  if (answer.status === 404 || (answer.ok && isPage)) return {}
  if (!answer.ok) throw new Error(`${ADDRESS} answers ${answer.status}`)
  const read = currentOf(text)
  if (!read) throw new Error(`${ADDRESS} is not what a portal understands`)
  return read
}

const isFlag = (id: unknown): id is string => typeof id === 'string' && /^[\w-]+$/.test(id)

/** Undefined for a text that is no such file. */
export function currentOf(text: string): CurrentRelease | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(read)) return undefined
  const { release, off } = read
  if (release !== undefined && !(typeof release === 'string' && ID.test(release))) return undefined
  if (off !== undefined && !(Array.isArray(off) && off.every(isFlag))) return undefined
  return { ...(release === undefined ? {} : { release }), ...(off && { off }) }
}
