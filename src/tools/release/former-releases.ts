// Brings what was released before to a machine that starts empty: which flags are off for everybody and, from a folder, the releases
// with their history, so that one can go back to them. What is not served cannot come from an address.
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { currentOf } from '#app/release/current.ts'
import { FILE_LIST, readFormer } from '../build/former-files.ts'
import { CURRENT, releaseFolder } from './folders.ts'
import { readCurrentFile, writeCurrent } from './put-in-place.ts'

/** Writes nothing over what is there. Throws a sentence where the current.json of `source` is broken. */
export async function bringFormerReleases(source: string, dist: string): Promise<void> {
  if (existsSync(source))
    for (const from of ['releases', releaseFolder('')])
      if (existsSync(join(source, from)))
        cpSync(join(source, from), join(dist, from), { recursive: true, force: false, errorOnExist: false })
  if (existsSync(join(dist, CURRENT))) return
  const text = await readFormer(source, CURRENT)
  const current = currentOf(text?.toString() ?? '{}')
  if (!current) throw new Error(`${source} has a ${CURRENT} that is broken: say by hand which flags are off.`)
  if (!current.off && (text || (await readFormer(source, FILE_LIST))))
    throw new Error(
      `${source} serves a portal, but no ${CURRENT}${text ? ' that names them' : ''}, so nobody knows which flags are off: say it in ${dist}/${CURRENT}, as {"off":[]}.`,
    )
  if (current.off) writeCurrent(dist, { ...readCurrentFile(dist), off: current.off })
}
