// npm run portal -- releases: what was done when, by whom, why, and with what effect, the newest first.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolder } from './folders.ts'
import { history, type Step } from './history.ts'
import { readCurrentFile } from './put-in-place.ts'
import { readRecord, releaseIds, type ReleaseRecord } from './record.ts'
import { approvalOf } from './release-file.ts'

const WORDS: Readonly<Record<Step['what'], string>> = {
  build: 'built and released',
  release: 'released',
  approve: 'approved and released',
  rollback: 'rolled back to',
  switch: 'switched',
}

const when = (at: string) =>
  new Date(at).toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })

const indented = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n')

export async function releasesText(
  dist: string,
): Promise<{ text: string; steps: (Step & { record?: ReleaseRecord })[] }> {
  const current = readCurrentFile(dist)
  const steps = history(dist)
    .toReversed()
    .map((step) => {
      const isThere = existsSync(join(releaseFolder(dist, step.id), 'record.json'))
      return step.what !== 'switch' && isThere ? { ...step, record: readRecord(dist, step.id) } : step
    })
  const released = new Set(steps.map(({ id }) => id))
  const waiting = await Promise.all(
    releaseIds(dist)
      .filter((id) => !released.has(id))
      .map(async (id) => {
        const { signers, missing } = await approvalOf(dist, id)
        const { author, message, at } = readRecord(dist, id)
        const signed = signers.length === 0 ? 'nobody' : signers.join(', ')
        return `${id}  waits for ${missing} more; made by ${author}, ${when(at)}; signed by ${signed}\n    ${message}`
      }),
  )
  const seen = new Set<string>()
  const told = steps.map((step) => {
    const { at, what, by, id } = step
    const mark = id === current.release && !seen.has(id) ? '  (current)' : ''
    seen.add(id)
    const record = 'record' in step && what !== 'rollback' ? step.record : undefined
    const why = record
      ? `\n    ${record.message} (${[record.revision, ...record.layers].join(', with ')}${record.engine === undefined ? '' : `, engine ${record.engine}`})\n${indented(record.effect)}`
      : ''
    return `${when(at)}  ${WORDS[what]} ${id} by ${by}${mark}${why}`
  })
  const off = current.off ?? []
  const text = [
    ...(off.length > 0 ? [`Off for everybody: ${off.join(', ')}`] : []),
    ...waiting,
    ...(told.length > 0 ? told : ['Nothing is released yet: npm run build.']),
  ].join('\n')
  return { text, steps }
}
