// The commands that answer questions about the manifests: menus, explain, diff, review, docs, doctor.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { difference } from '#manifest/change/diff.ts'
import { asOf } from '#manifest/flag-dates.ts'
import { signInPaths } from '#app/sign-in-paths.ts'
import { readConfigFolder } from '../../config-folder.ts'
import { settingsText } from '../../build/settings-document.ts'
import { previewOrigin } from '../../serve/ports.ts'
import { acceptViews } from '../accept.ts'
import { compileBase, compileOlder } from '../base.ts'
import { besides, besidesText, meantByCommits } from '../budget.ts'
import { datesLeftAside, offFlags } from '../dates.ts'
import { diffText } from '../diff.ts'
import { differenceByNames } from '../former-names.ts'
import { ask } from '../ask/ask.ts'
import { markedQuestion } from '../ask/marked-question.ts'
import { QuestionError, QUESTIONS } from '../ask/reader.ts'
import { protection, protectionText } from '../claimed.ts'
import { docsText } from '../docs/docs.ts'
import { explainText } from '../explain.ts'
import { mustBePossible, notGiven } from '../impossible.ts'
import { layersInWords } from '../layers-in-words.ts'
import { menusTable, menusText, viewOf } from '../menus.ts'
import { otherSituations, whoIs } from '../people.ts'
import { closingsNamed, sharesNamed } from '../answer-notes.ts'
import { askOnTerminal } from '../terminal.ts'
import { Usage } from '../usage.ts'
import type { CommandName } from '../command-line.ts'
import { codes, explainCode, nothingCalled } from './codes.ts'
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
    const notes = [...sharesNamed(resolved, answered.lines.join('\n')), ...closingsNamed(resolved, question)]
    say([...answered.lines, ...notes].join('\n'), answered)
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
  ...codes,
} satisfies Partial<Record<CommandName, ManifestCommand>>
