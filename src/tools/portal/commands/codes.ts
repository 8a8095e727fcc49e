// The commands about situation codes: what one says, the page with which staff explain them, and how many people there are.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { nearest } from '#manifest/problem.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { readSituation, situationText, subjectText } from '../code/explain-code.ts'
import { configsOfReleases, knownReleases } from '../code/releases.ts'
import type { CommandName } from '../command-line.ts'
import { subjects } from '../explain.ts'
import { Usage } from '../usage.ts'
import { weigh } from '../weights/weigh.ts'
import type { ManifestCall, ManifestCommand } from './command.ts'

/** Of a name that a message repeats. */
const MOST_LETTERS = 60

export function nothingCalled(whole: string, resolved: Resolved): Usage {
  const subject = whole.length > MOST_LETTERS ? `${whole.slice(0, MOST_LETTERS - 1)}…` : whole
  const near = nearest(subject, subjects(resolved))
  return new Usage(
    `There is nothing called "${subject}".${near === undefined ? ' Entries are named "menu/group/item".' : ` Did you mean "${near}"?`}`,
  )
}

/** Of somebody who read a situation code out. */
export function explainCode({ rest, say, config, resolved, manifest }: ManifestCall, code: string) {
  const releases = knownReleases({ config, compiled: { resolved, manifest } })
  const read = readSituation(code, releases)
  if ('problem' in read) throw new Usage(read.problem)
  const subject = rest.length === 0 ? undefined : rest.join(' ')
  const answer = subject === undefined ? situationText(read, releases) : subjectText(read, releases, subject)
  if (!answer) throw nothingCalled(subject!, read.release.resolved())
  say(answer.text, answer.data)
  return 0
}

function weighFile({ values, rest: [file], say, config, resolved, manifest }: ManifestCall): number {
  if (file === undefined) throw new Usage('weigh needs a file of what portals have sent, one JSON a line.')
  const releases = knownReleases({ config, compiled: { resolved, manifest } })
  const { weights, leftOut } = weigh(readFileSync(file, 'utf8'), releases)
  const out = resolve(values.out ?? 'weights.json')
  writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`)
  const { week, people, groups, suppressed } = weights
  const lines = [
    `${out}: ${people} people of the week from ${week} in ${groups.length} groups, ${suppressed} of them in none because fewer than ten are like them.`,
    ...[...leftOut].map(([why, count]) => `Left out, ${count}: ${why}`),
  ]
  say(lines.join('\n'), { file: out, ...weights, leftOut: Object.fromEntries(leftOut) })
  return 0
}

async function staffPage({ values, say, config, texts, resolved, manifest }: ManifestCall): Promise<number> {
  const out = resolve(values.out ?? 'staff.html')
  const releases = configsOfReleases({ config, texts, compiled: { resolved, manifest } })
  // Only here: nothing else bundles.
  const { staffPage: pageOf } = await import('../../staff/staff-page.ts')
  writeFileSync(out, await pageOf(manifest.brand.name, releases))
  const ids = releases.map(({ id }) => id || 'the config as it is')
  say(`${out}: explains the codes of ${ids.join(', ')}.`, { file: out, releases: ids })
  return 0
}

export const codes = {
  'staff-page': staffPage,
  weigh: weighFile,
} satisfies Partial<Record<CommandName, ManifestCommand>>
