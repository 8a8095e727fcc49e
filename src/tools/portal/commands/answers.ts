// The commands that answer questions about the manifests: menus, explain, diff, review, doctor.
import { resolve } from 'node:path'
import { difference } from '#manifest/change/diff.ts'
import { asOf } from '#manifest/flag-dates.ts'
import { readConfigFolder } from '../../config-folder.ts'
import { compileBase, compileOlder } from '../base.ts'
import { besides, besidesText, meantByCommits } from '../budget.ts'
import { datesLeftAside, offFlags } from '../dates.ts'
import { diffText } from '../diff.ts'
import { differenceByNames } from '../former-names.ts'
import { protection, protectionText } from '../claimed.ts'
import { mustBePossible, notGiven } from '../impossible.ts'
import { otherSituations, whoIs } from '../people.ts'
import { closingsNamed, sharesNamed } from '../answer-notes.ts'
import { Usage } from '../usage.ts'
import { explainCalled } from '../things.ts'
import { whoSeesText } from '../who-sees.ts'
import type { CommandName } from '../command-line.ts'
import { codes, explainCode, nothingCalled } from './codes.ts'
import type { ManifestCall, ManifestCommand } from './command.ts'
import { doctor } from './doctor.ts'
import { menus } from './menus.ts'

/** Says on stderr that dates of flags are left aside, if no day is given. */
const withNoteOnFlagDates =
  (command: ManifestCommand): ManifestCommand =>
  (call) => {
    const isAside = call.day === undefined ? datesLeftAside(call.resolved) : undefined
    if (isAside !== undefined) console.error(isAside)
    return command(call)
  }

/** The path of an address that was copied whole. */
const pathIn = (word: string) =>
  /^https?:\/\//.test(word) && URL.canParse(word) ? new URL(word).pathname : word

function explain(call: ManifestCall) {
  const { values, say, resolved, manifest, day } = call
  const rest = call.rest.map(pathIn)
  const [subject] = rest
  if (values.code !== undefined) return explainCode({ ...call, rest }, values.code)
  if (subject === undefined || rest.join('').trim() === '')
    throw new Usage(
      'explain needs a label ("Payments"), an entry ("client/admin/messages"), a route id or a URL ("/myaccount").',
    )
  if (values.as === undefined && values.facts === undefined && values.area === undefined) {
    const answer = whoSeesText(resolved, rest.join(' '))
    if (!answer) throw nothingCalled(rest.join(' '), resolved)
    const notes = [...sharesNamed(resolved, answer.text), ...closingsNamed(resolved, answer.text)]
    say([answer.text, ...notes].join('\n\n'), answer.data)
    return 0
  }
  const { name, facts } = whoIs(resolved, manifest, values)
  mustBePossible(resolved, name, { ...facts, area: values.area })
  const answer = explainCalled(resolved, rest.join(' '), name, {
    area: 'default',
    ...facts,
    ...(values.area === undefined ? {} : { area: values.area }),
  })
  if (!answer) throw nothingCalled(rest.join(' '), resolved)
  const unknown = notGiven(resolved, facts)
  const off = day === undefined ? [] : offFlags(resolved, answer.text, day)
  const others = otherSituations(resolved, values.as)
  const notes = [
    ...off,
    ...sharesNamed(resolved, answer.text),
    ...[unknown, others].filter((note) => note !== undefined),
  ]
  say([answer.text, ...notes].join('\n\n'), answer.data)
  return 0
}

function diff({ values, say, config, product, texts, resolved, day, layers, before }: ManifestCall) {
  if (before && values.base !== undefined)
    throw new Usage('--layers a..b compares two lists of layers: leave out --base.')
  const base = before
    ? compileOlder(readConfigFolder(config, before), `the layers ${before.join(',') || 'base'}`).resolved
    : compileBase(values.base, layers).resolved
  const changes =
    day === undefined
      ? differenceByNames(base, resolved, texts, product)
      : difference(asOf(base, day), resolved)
  const effect = diffText(changes, resolved, values.markdown ?? false)
  const shares = sharesNamed(resolved, effect)
  const text = [effect, ...shares.map((each) => `${each}\n`)].join(shares.length > 0 ? '\n' : '')
  const meant = values.affects ?? (before ? undefined : meantByCommits(values.base ?? 'HEAD', config))
  if (meant === undefined) {
    say(text, changes)
    return 0
  }
  const beside = besides(changes, resolved, meant)
  say(text + besidesText(meant, beside), { ...changes, affects: { meant, besides: beside } })
  return beside.length > 0 ? 1 : 0
}

async function review({
  values,
  say,
  config,
  manifest,
  resolved,
  texts,
  product,
}: ManifestCall): Promise<number> {
  if (values.as !== undefined) whoIs(resolved, manifest, values)
  const before = compileBase(values.base)
  // Only here: a browser is needed for nothing else.
  const { writeReview } = await import('../../review/review.ts')
  const out = resolve(values.out ?? 'review.html')
  const { personas, screenshots } = await writeReview({
    base: values.base ?? 'HEAD',
    config: resolve(config),
    before,
    after: { resolved, manifest },
    difference: differenceByNames(before.resolved, resolved, texts, product),
    only: values.as?.split('/')[0],
    out,
    onProgress: (progress) => console.error(progress),
  })
  say(
    `${out}: ${personas.length === 0 ? 'no persona is affected' : `affected ${personas.length === 1 ? 'is' : 'are'} ${personas.join(', ')}`}; ${screenshots} screenshots.`,
    { file: out, personas, screenshots },
  )
  return 0
}

function claims({ say, resolved }: ManifestCall) {
  const all = protection(resolved)
  say(protectionText(all), all)
  return 0
}

export const answers = {
  menus: withNoteOnFlagDates(menus),
  explain: withNoteOnFlagDates(explain),
  diff: withNoteOnFlagDates(diff),
  review,
  claims,
  doctor,
  ...codes,
} satisfies Partial<Record<CommandName, ManifestCommand>>
