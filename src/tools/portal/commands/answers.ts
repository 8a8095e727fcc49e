// The commands that answer questions about the manifests: menus, explain, diff, review, docs, doctor.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { difference } from '#manifest/change/diff.ts'
import { asOf } from '#manifest/flag-dates.ts'
import { nearest } from '#manifest/problem.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { signInPaths } from '#app/sign-in-paths.ts'
import { readConfigFolder } from '../../config-folder.ts'
import { settingsText } from '../../build/settings-document.ts'
import { previewOrigin } from '../../serve/ports.ts'
import { acceptViews } from '../accept.ts'
import { compileBase, compileOlder } from '../base.ts'
import { readSituation, situationText, subjectText } from '../code/explain-code.ts'
import { configsOfReleases, knownReleases } from '../code/releases.ts'
import { besides, besidesText, meantByCommits } from '../budget.ts'
import { datesLeftAside, offFlags } from '../dates.ts'
import { diffText } from '../diff.ts'
import { differenceByNames } from '../former-names.ts'
import { ask } from '../ask/ask.ts'
import { markedQuestion } from '../ask/marked-question.ts'
import { QuestionError, QUESTIONS } from '../ask/reader.ts'
import { protection, protectionText } from '../claimed.ts'
import { docsText } from '../docs/docs.ts'
import { explainText, subjects } from '../explain.ts'
import { mustBePossible, notGiven } from '../impossible.ts'
import { layersInWords } from '../layers-in-words.ts'
import { menusTable, menusText, viewOf } from '../menus.ts'
import { otherSituations, whoIs } from '../people.ts'
import { sharesNamed } from '../shares.ts'
import { askOnTerminal } from '../terminal.ts'
import { Usage } from '../usage.ts'
import { weigh } from '../weights/weigh.ts'
import type { CommandName } from '../command-line.ts'
import type { ManifestCall, ManifestCommand } from './command.ts'

/** Says on stderr that dates of flags are left aside, if no day is given. */
const withNoteOnFlagDates =
  (command: ManifestCommand): ManifestCommand =>
  (call) => {
    const isAside = call.day === undefined ? datesLeftAside(call.resolved) : undefined
    if (isAside !== undefined) console.error(isAside)
    return command(call)
  }

async function menus({
  values,
  say,
  config,
  manifest,
  resolved,
  texts,
  day,
  layers,
  product,
}: ManifestCall): Promise<number> {
  const { accept = false, compare = false, yes = false, json = false } = values
  if (accept || compare) {
    if (accept && compare) throw new Usage('--compare writes nothing: leave out --accept.')
    if ([values.as, values.facts, values.area].some((only) => only !== undefined))
      throw new Usage('This takes every persona: leave out --as, --facts and --area.')
    if (day !== undefined) throw new Usage('The expected views hold whatever the day is: leave out --as-of.')
    const folder = resolve(config)
    const code = await acceptViews(manifest, resolved.personas, {
      config: folder,
      texts,
      isComparison: compare,
      yes: yes && accept,
      json,
      ofLayers: layersInWords(layers, resolved, { config, product }),
      ask: askOnTerminal(),
    })
    // They go with the same commit.
    if (code === 0 && accept) {
      const { generate } = await import('../../generate/generate.ts')
      for (const file of await generate({ config: folder })) console.error(`Also written: ${file}`)
    }
    return code
  }
  if (values.as === undefined && values.facts === undefined) {
    const table = menusTable(manifest, resolved.personas)
    say(table.text, table.rows)
    return 0
  }
  if (values.facts === undefined) {
    const { persona } = whoIs(resolved, manifest, values)
    say(
      menusText(manifest, persona!, resolved.personas, values.area),
      viewOf(manifest, whoIs(resolved, manifest, values), values.area),
    )
    return 0
  }
  const who = whoIs(resolved, manifest, values)
  mustBePossible(resolved, who.name, { ...who.facts, area: values.area })
  const view = viewOf(manifest, who, values.area)
  const unknown = notGiven(resolved, who.facts)
  say(unknown === undefined ? view.text : `${view.text}\n${unknown}\n`, view.view)
  return 0
}

function explain(call: ManifestCall) {
  const { values, rest, say, resolved, manifest, day } = call
  const [subject] = rest
  if (values.code !== undefined) return explainCode(call, values.code)
  if (subject === undefined)
    throw new Usage('explain needs an entry ("client/admin/messages"), a route id or a URL ("/myaccount").')
  const { name, facts } = whoIs(resolved, manifest, values)
  mustBePossible(resolved, name, { ...facts, area: values.area })
  const answer = explainText(resolved, subject, name, {
    area: 'default',
    ...facts,
    ...(values.area === undefined ? {} : { area: values.area }),
  })
  if (!answer) throw nothingCalled(subject, resolved)
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

function nothingCalled(subject: string, resolved: Resolved): Usage {
  const near = nearest(subject, subjects(resolved))
  return new Usage(
    `There is nothing called "${subject}".${near === undefined ? ' Entries are named "menu/group/item".' : ` Did you mean "${near}"?`}`,
  )
}

/** Of somebody who read a situation code out. */
function explainCode({ values, rest, say, config, resolved, manifest }: ManifestCall, code: string) {
  if ([values.as, values.facts, values.area, values['as-of']].some((other) => other !== undefined))
    throw new Usage(
      'The code says who it is, and where and when: leave out --as, --facts, --area and --as-of.',
    )
  const releases = knownReleases({ config, compiled: { resolved, manifest } })
  const read = readSituation(code, releases)
  if ('problem' in read) throw new Usage(read.problem)
  const [subject] = rest
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

function askAbout({ say, rest, resolved }: ManifestCall) {
  if (rest.length === 0) throw new Usage(QUESTIONS)
  const question = rest.join(' ')
  try {
    const answered = ask(resolved, question)
    say([...answered.lines, ...sharesNamed(resolved, answered.lines.join('\n'))].join('\n'), answered)
    return 0
  } catch (error) {
    throw error instanceof QuestionError ? new Usage(markedQuestion(question, error)) : error
  }
}

function claims({ say, resolved }: ManifestCall) {
  const all = protection(resolved)
  say(protectionText(all), all)
  return 0
}

function docs({ say, resolved }: ManifestCall) {
  const markdown = docsText(resolved)
  say(markdown, { markdown })
  return 0
}

async function doctor({ values, say, manifest }: ManifestCall): Promise<number> {
  const { settings: file, portal = previewOrigin, user, 'password-file': passwordFile } = values
  const text = file === undefined ? settingsText() : readFileSync(file, 'utf8')
  if (values.headers) {
    const { headersText } = await import('../../doctor/headers.ts')
    const answer = headersText(text)
    say(answer.text, answer)
    return answer.isWrong ? 1 : 0
  }
  if ((user === undefined) !== (passwordFile === undefined))
    throw new Usage('--user and --password-file go together.')
  const as =
    user === undefined || passwordFile === undefined
      ? undefined
      : { user, password: readFileSync(passwordFile, 'utf8').trim() }
  if (values['sign-in'] && !as)
    console.error(
      'A browser opens. Sign in there, a second time when it asks again, and confirm the sign-out at the end.',
    )
  // Only here: the other commands use no network.
  const { examine, findingsText } = await import('../../doctor/doctor.ts')
  const findings = await examine(text, {
    ...((values['sign-in'] ?? as) && { signIn: { as } }),
    portal,
    callback: signInPaths(manifest).callback,
    links: Object.keys(manifest.links),
    ask: fetch,
    now: Date.now,
  })
  say(findingsText(findings), findings)
  return findings.some(({ outcome }) => outcome === 'wrong') ? 1 : 0
}

export const answers = {
  menus: withNoteOnFlagDates(menus),
  explain: withNoteOnFlagDates(explain),
  diff: withNoteOnFlagDates(diff),
  review,
  ask: askAbout,
  claims,
  docs,
  doctor,
  'staff-page': staffPage,
  weigh: weighFile,
} satisfies Partial<Record<CommandName, ManifestCommand>>
