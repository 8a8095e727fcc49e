// A layer that may only restrict: what is refused, where and for whom; and the proof beside everybody there is, one by one.
import { describe, expect, it } from 'vitest'
import { addressesOf } from '#manifest/change/destination-effects.ts'
import { gainProblems } from '#manifest/change/restriction.ts'
import { cubeOf, membership } from '#manifest/conditions/membership.ts'
import { missingParameter } from '#manifest/checks/missing-parameter.ts'
import { emit } from '#manifest/emit/emit.ts'
import { readConfigFile, type ConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { structureProblems } from '#manifest/read/structure.ts'
import { resolve } from '#manifest/resolve/resolve.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Facts } from '#runtime/person.ts'
import { base, productFor, withPages } from '../../../checks/broken-config.ts'
import { layer, said } from '../read/layered.ts'
import { createMeeting, type Met } from './met.ts'
import { changesAt, placesIn } from './one-change.ts'

const menu = (...items: unknown[]) => ({ 'menus/main.json': { items } })
const account = (...routes: unknown[]) => ({
  'routes/account.json': { routes: [{ group: 'account', routes }] },
})
const closed = (files: Readonly<Record<string, unknown>>) => said(layer('closed', files, 'restrict'))
const refusal = (at: string, gain: string) =>
  `layers/closed/${at} The layer "closed" may only restrict, but by it ${gain}. Only close, hide and reword; or leave "may" out of config/layers/closed/layer.json.`

describe('A layer that may only restrict', () => {
  it('closes pages, hides entries and parts, says why something cannot be opened, and rewords', () => {
    expect(
      closed({
        ...menu(
          { id: 'help', remove: true },
          {
            id: 'home',
            label: 'Start',
            unavailable: [{ when: { session: 'normal' }, text: 'Until Monday.' }],
          },
        ),
        ...account({ id: 'home', title: 'Start', parts: { tasks: { when: { session: 'normal' } } } }),
        'guards.json': {
          guards: { 'has-children': { require: { 'has-children': true, member: 'client' } } },
        },
        'brand.json': { name: 'Another', phone: '020 7946 0000' },
        'banner.json': { label: 'Whose' },
      }),
    ).toEqual([])
  })

  it('closes a page for a time, and announces it', () => {
    expect(
      closed({
        ...account({ id: 'documents', closed: { until: '2099-12-01T14:00', says: 'Back at two.' } }),
        'announcements.json': {
          announcements: [
            { id: 'closed', kind: 'info', text: 'Documents are closed.', dismissable: true, after: '*' },
          ],
        },
      }),
    ).toEqual([])
  })

  it('ends no closing of the base, and makes none shorter', () => {
    const shut = layer('shut', {
      ...account({ id: 'documents', closed: { until: '2099-12-01T14:00', says: 'Back at two.' } }),
    })
    const gain = (value: unknown) =>
      said(shut, layer('closed', account({ id: 'documents', closed: value }), 'restrict'))
    const refused = [
      'people with session normal, area default would gain this: sees "Documents" (main/papers/documents), which leads to documents',
      'people with session shared, area default would gain this: sees "Documents" (shared/papers/documents), which leads to documents',
      'people with session not anonymous would gain this: who opens /documents arrives at documents',
    ].map((gained) => refusal('routes/account.json:6:5', gained))
    expect(gain({ says: 'Back soon.' })).toEqual([])
    expect(gain({ until: '2099-12-01T13:00' })).toEqual(refused)
    expect(gain(null)).toEqual(refused)
  })

  it.each<[string, Readonly<Record<string, unknown>>, string[]]>([
    [
      'a page, by one of the guards that it changes',
      {
        'guards.json': {
          guards: { 'planner-on': { note: 'As ever.' }, 'has-children': { require: { session: 'normal' } } },
        },
      },
      [
        refusal(
          'guards.json:6:19',
          'people with session normal, has-children false would gain this: sees "Your family" (account-details/family), which leads to family; who opens /family arrives at family; may follow links to family',
        ),
        refusal(
          'guards.json:6:19',
          'people with session normal, has-children false, area default would gain this: sees "Your family" (main/papers/family), which leads to family',
        ),
      ],
    ],
    [
      'a new entry',
      menu({ id: 'start', after: 'home', label: 'Start', to: 'documents' }),
      [
        'menus/main.json:12:9 Entries "main/start" and "main/papers/documents" lead people with session normal, area default to the same page, where only the first is lit. Remove one of them, or show each to other people.',
        refusal(
          'menus/main.json:3:3',
          'people with session normal, area default would gain this: sees "Start" (main/start), which leads to documents',
        ),
      ],
    ],
    [
      'an entry that others see',
      menu({ id: 'planner', label: 'Plan', when: null }),
      [
        refusal(
          'menus/main.json:3:3',
          'people with session normal, member registered, area default would gain this: sees "Plan" (main/planner), which leads to planner',
        ),
      ],
    ],
    [
      'another page by an entry',
      menu({ id: 'planner', to: 'documents' }),
      [
        'layers/closed/menus/main.json:3:3 Entries "main/papers/documents" and "main/planner" lead people with session normal, member client, area default to the same page, where only the first is lit. Remove one of them, or show each to other people.',
        refusal(
          'menus/main.json:3:3',
          'people with session normal, member client, area default would gain this: sees "Documents" (main/planner), which leads to documents; at the address /documents',
        ),
      ],
    ],
    [
      'a part of a page',
      account({ id: 'home', parts: { tasks: { when: { 'has-children': true } } } }),
      [
        refusal(
          'routes/account.json:9:16',
          'people with session shared, has-children true would gain this: sees the part "tasks" of home',
        ),
      ],
    ],
    [
      'another screen',
      account({ id: 'home', screen: 'account/family' }),
      [
        refusal(
          'routes/account.json:6:5',
          'people with session not anonymous would gain this: who opens /home arrives at home; screen account/family',
        ),
      ],
    ],
    [
      'a way past a dialog',
      { 'dialogs.json': { dialogs: [{ id: 'shared-account', dismissable: true }] } },
      [
        refusal(
          'dialogs.json:3:3',
          'people with session shared would gain this: no longer has the dialog "shared-account", which needs an answer; has the dialog "shared-account": can be closed without an answer',
        ),
      ],
    ],
    [
      'an entry that could not be opened',
      { 'menus/conversation.json': { items: [{ id: 'files', unavailable: null }] } },
      [
        refusal(
          'menus/conversation.json:3:3',
          'people with member registered, area default would gain this: sees "Files" (conversation/files), which leads to files/:id',
        ),
      ],
    ],
    [
      'what a flag gives',
      { 'flags.json': { flags: { planner: { default: true } } } },
      [
        refusal(
          'flags.json:3:14',
          'everybody would gain this: has the flag planner: on where the API does not say',
        ),
      ],
    ],
    [
      'more of a limit',
      { 'limits.json': { limits: { 'badge-cap': { value: 99 } } } },
      [
        refusal(
          'limits.json:3:16',
          'people with session normal, area default would gain this: has the badge unread: "99+" above 99',
        ),
        refusal('limits.json:3:16', 'everybody would gain this: has the limit badge-cap: 99'),
      ],
    ],
  ])('gives nobody %s', (_, files, expected) => {
    expect(closed(files)).toEqual(expected)
  })
})

interface Page {
  [property: string]: unknown
  sections: { when?: object; text: string[] }[]
  steps: { questions: { hint?: string; missing?: string; options: object[] }[] }[]
}

/** A page of the small portal before and after an edit, and who would gain what by it. */
function gainsOnPage(name: string, from: object, to: (page: Page) => void, words = true): string[] {
  const page = `config/pages/${name}.json`
  const texts = (edit: (page: Page) => void) =>
    withPages.map(({ file, text }) => {
      if (file !== page) return { file, text }
      const value = { ...(JSON.parse(text) as Page), ...structuredClone(from) }
      edit(value)
      return { file, text: JSON.stringify(value) }
    })
  const [before, after] = [texts(() => {}), texts(to)].map((all) => all.map(read))
  return gainProblems(
    { name: 'drawn', about: words ? mayReword : about, before: before!, after: after! },
    productFor(withPages),
  ).map(
    ({ message }) => /may only restrict, (?:but by it .* would gain this: |and )(.*)\.$/.exec(message)![1]!,
  )
}

describe('A layer that may only restrict a page', () => {
  const careful = { before: 'It cannot be taken back.', 'fresh-sign-in': true }
  const text = (page: Page) => page.sections[0]!.text
  const question = (page: Page, i = 0) => page.steps[0]!.questions[i]!

  it.each<[string, string, (page: Page) => void]>([
    ['asks for a fresh sign-in', 'letter', (page) => (page['fresh-sign-in'] = true)],
    ['warns', 'letter', (page) => (page['before'] = 'It cannot be taken back.')],
    ['narrows a section', 'how-held', (page) => (page.sections[0]!.when = { session: 'normal' })],
    ['takes an option out', 'letter', (page) => question(page).options.pop()],
    ['gives a hint', 'letter', (page) => (question(page, 2).hint = 'Its whole name.')],
    ['demands an answer', 'letter', (page) => (question(page, 2).missing = 'Say which')],
  ])('%s', (_, name, edit) => expect(gainsOnPage(name, {}, edit)).toEqual([]))

  it.each<[string, string, (page: Page) => void, string]>([
    [
      'a link',
      'how-held',
      (page) => (text(page)[0] += ' [Ask](route:paper).'),
      'reads the section "Cash" on how-held',
    ],
    [
      'another link',
      'how-held',
      (page) => (page['introduction'] = '[Ask](route:paper).'),
      'reads the page on how-held',
    ],
    [
      'a section of others',
      'how-held',
      (page) => delete page.sections[1]!.when,
      'reads the section "Letters" on how-held',
    ],
    ['a page without its warning', 'letter', (page) => delete page['before'], 'reads the page on paper'],
    ['it without a password', 'letter', (page) => delete page['fresh-sign-in'], 'reads the page on paper'],
    [
      'an option',
      'letter',
      (page) => question(page).options.push({ id: 'all', label: 'All' }),
      'is asked "What should it show?" on paper',
    ],
    [
      'a way past a question',
      'letter',
      (page) => delete question(page).missing,
      'is asked "What should it show?" on paper',
    ],
  ])('gives nobody %s', (_, name, edit, gained) => {
    const gains = gainsOnPage(name, name === 'letter' ? careful : {}, edit)
    expect(gains.length, 'nothing is refused').toBeGreaterThan(0)
    expect(gains.join('; ')).toContain(gained)
  })

  it.each<[string, (page: Page) => void, string]>([
    [
      'introduction',
      (page) => (page['introduction'] = 'Your money is ours.'),
      'it changes words: reads the page on how-held; introduction "Your money is ours."',
    ],
    [
      'paragraphs',
      (page) => text(page).push('And more.'),
      'it changes words: reads the section "Cash" on how-held; paragraph 2 "And more."',
    ],
  ])('changes its %s only where it says that it may change words', (_, edit, said) => {
    expect(gainsOnPage('how-held', {}, edit)).toEqual([])
    expect(gainsOnPage('how-held', {}, edit, false)).toEqual([said])
  })

  it('hides, demands and warns without changing words', () => {
    expect(
      gainsOnPage(
        'letter',
        {},
        (page) => {
          question(page).options.shift()
          question(page, 2).hint = 'Its whole name.'
          page['before'] = 'It cannot be taken back.'
        },
        false,
      ),
    ).toEqual([])
  })
})

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Files of what people meet one by one, and properties that are words. */
const MET = /menus|routes|guards|contexts|dialogs|header|banner|footer/
const WORDS =
  /label|title|text|description|note|heading|empty|failed|schema|reached-from|turns-away|icon|small-print|naming|kind/

/** Every sentence says the same: another one for somebody is no gain. */
const portal = base.map(({ file, text }) => ({ file, text: text.replaceAll(/("text": )"[^"]+"/g, '$1"…"') }))
const product = productFor(portal)
const read = (text: ConfigText) => readConfigFile(text).file!
const before = portal.map(read)
const was = resolve(before, product).resolved
const about = read(layer('drawn', {}, 'restrict')[0]!)
const mayReword = { ...about, value: { ...(about.value as object), words: true } }

/** Everybody there is in the small portal, on one operating system. */
const everybody: readonly Facts[] = was.vocabulary.facts
  .reduce<Facts[]>(
    (people, { id, values }) =>
      people.flatMap((facts) =>
        values.slice(id === 'os' ? -1 : 0).map((value) => ({ ...facts, [id]: value })),
      ),
    [{}],
  )
  .filter((facts) => membership(was, was.possible, cubeOf(was, facts)) === 'yes')

/** Every change of a value, and everything that can be taken out. */
const edits = (): { says: string; texts: readonly ConfigText[] }[] => [
  ...placesIn(portal)
    .filter(
      ({ file, path }) =>
        MET.test(file) && !WORDS.test(String(path.findLast((step) => typeof step === 'string'))),
    )
    .flatMap((place) =>
      changesAt(portal, place).map(({ file, at, says, texts }) => ({ says: `${file}${at} ${says}`, texts })),
    ),
  ...portal.flatMap(({ file, text }) =>
    MET.test(file)
      ? takenOut(JSON.parse(text) as Json).map(({ at, value }) => ({
          says: `${file}${at} is taken out`,
          texts: portal.map((each) => (each.file === file ? { file, text: JSON.stringify(value) } : each)),
        }))
      : [],
  ),
]

function takenOut(value: Json, at = ''): { at: string; value: Json }[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value).filter((key) => !WORDS.test(key))
  return keys.flatMap((key) => {
    const inside = takenOut((value as Record<string, Json>)[key]!, `${at}/${key}`)
    const put = (each: Json): Json =>
      Array.isArray(value) ? value.with(Number(key), each) : { ...(value as object), [key]: each }
    const without = Array.isArray(value)
      ? value.toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
    return [
      { at: `${at}/${key}`, value: without },
      ...inside.map((each) => ({ at: each.at, value: put(each.value) })),
    ]
  })
}

/** The files after an edit, if they can be read and everything that they name is there. */
function filesOf(texts: readonly ConfigText[]): { files: ConfigFile[]; resolved: Resolved } | undefined {
  const files = texts.map(read)
  if (files.some((file) => structureProblems(file, product.extensions).length > 0)) return undefined
  const { resolved, problems } = resolve(files, product)
  return [...problems, ...missingParameter(resolved)].length > 0 ? undefined : { files, resolved }
}

/** What somebody has, as the runtime gives it: pages whatever the address, entries also as something that can be opened. */
function thingsOf(met: Met): Set<string> {
  const things = new Set<string>()
  // Whom the dialog asked for an answer goes on without one.
  if (!met.has('element dialogs/shared-account')) things.add('goes on unasked')
  for (const [place, what] of met) {
    // No context: nothing is written of it.
    if (!what) continue
    const value = JSON.parse(what) as Json
    if (place.startsWith('order ') || (place.startsWith('admits ') && value !== 'yes')) continue
    if (place === 'context' && !what.includes('"menu"')) continue
    if (place.startsWith('address ')) {
      const [end, page] = value as [Json, Json[] | null]
      if (page) things.add(`page ${JSON.stringify(page.toSpliced(1, 2))}`)
      else if (typeof end === 'object' && !/sign-in|not-found/.test(JSON.stringify(end)))
        things.add(`end ${JSON.stringify(end)}`)
    } else if (place.startsWith('element ')) {
      const { unavailable, ...item } = { ...(value as { unavailable?: Json }) }
      for (const [name, each] of Object.entries(item))
        if (each !== '') things.add(`${place} ${name} ${JSON.stringify(each)}`)
      if (unavailable === undefined) things.add(`${place} can be opened`)
    } else things.add(`${place} ${what}`)
  }
  return things
}

describe('The proof that nobody gains', () => {
  it('says of a change what is found by asking everybody', () => {
    const wrong: string[] = []
    const counts = { gaining: 0, restricting: 0 }
    const known = new Map<string, Set<string>[]>()
    const all = edits()
    for (const { says, texts } of all.filter((_, i) => i % Math.ceil(all.length / 60) === 0)) {
      const after = filesOf(texts)
      if (!after) continue
      const addresses = addressesOf(was, after.resolved)
      const [meetBefore, meetAfter] = [was, after.resolved].map((each) =>
        createMeeting(emit(each), addresses),
      )
      const key = [...addresses.keys()].join()
      const had = known.get(key) ?? everybody.map((facts) => thingsOf(meetBefore!(facts)))
      known.set(key, had)
      const gainer = everybody.find((facts, i) => thingsOf(meetAfter!(facts)).difference(had[i]!).size > 0)
      const problems = gainProblems({ name: 'drawn', about, before, after: after.files }, product)
      counts[gainer ? 'gaining' : 'restricting']++
      if ((gainer !== undefined) !== problems.length > 0)
        wrong.push(`${says}: ${JSON.stringify(gainer)} ${problems.map(({ message }) => message).join('; ')}`)
    }
    expect(wrong).toEqual([])
    expect(counts).toEqual({ gaining: 18, restricting: 9 })
  })
})

describe('The proof that nobody gains by a page', { timeout: 120_000 }, () => {
  // A page with everything that protects people, and another with links.
  const careful = withPages.map(({ file, text }) => ({
    file,
    text: text.replace(
      '"kind": "request",',
      '"kind": "request", "before": "Read it.", "fresh-sign-in": true,',
    ),
  }))
  const pagesProduct = productFor(careful)
  const from = careful.map(read)
  const resolvedFrom = resolve(from, pagesProduct).resolved
  /** The properties that are words, or do nothing. */
  const SAID =
    /^(label|title|text|heading|hint|next|send|name|before|missing|introduction|reviewed-on|summary|step)$/

  /** What somebody has of written pages: each section and its links, each question and option, and what they get past. */
  function thingsOfPages(met: Met): Set<string> {
    const things = new Set<string>()
    for (const [place, what] of met) {
      if (!/^(page|part) (how-held|paper)/.test(place) || !what || what === 'true') continue
      const [written, asked] = JSON.parse(what) as [Record<string, Json>, Json]
      things.add(place)
      // One who is asked whatever they have answered gains nothing by it.
      if (place.startsWith('part paper') && asked)
        things.add(`${place} is asked where ${JSON.stringify(asked)}`)
      for (const [link] of what.matchAll(/\[[^\]]*\]\([^)]*\)/g))
        things.add(`${place} ${link.replace(/.*\]/, '')}`)
      for (const demand of place.startsWith('page paper') ? ['before', 'fresh-sign-in'] : ['missing'])
        if (!written[demand]) things.add(`${place} goes on without ${demand}`)
      for (const [name, value] of Object.entries(written))
        if (name === 'options')
          for (const { id } of value as { id: string }[]) things.add(`${place} may choose ${id}`)
        else if (!SAID.test(name) && name !== 'fresh-sign-in')
          things.add(`${place} ${name} ${JSON.stringify(value)}`)
    }
    return things
  }

  it('says of an edit of a page what is found by asking 200 people', () => {
    const people = everybody.filter((_, i) => i % Math.ceil(everybody.length / 200) === 0)
    const all = [
      ...placesIn(careful)
        .filter(
          ({ file, path }) =>
            file.startsWith('config/pages/') &&
            !SAID.test(String(path.findLast((step) => typeof step === 'string'))),
        )
        .flatMap((place) =>
          changesAt(careful, place)
            .slice(0, 2)
            .map(({ at, says, texts }) => ({ says: `${at} ${says}`, texts })),
        ),
      ...careful.flatMap(({ file, text }) =>
        file.startsWith('config/pages/')
          ? takenOut(JSON.parse(text) as Json).map(({ at, value }) => ({
              says: `${at} is taken out`,
              texts: careful.map((each) =>
                each.file === file ? { file, text: JSON.stringify(value) } : each,
              ),
            }))
          : [],
      ),
    ]
    const wrong: string[] = []
    const counts = { gaining: 0, restricting: 0 }
    const known = new Map<string, Set<string>[]>()
    for (const { says, texts } of all) {
      const files = texts.map(read)
      if (files.some((file) => structureProblems(file, pagesProduct.extensions).length > 0)) continue
      const { resolved, problems } = resolve(files, pagesProduct)
      if (problems.length > 0) continue
      const addresses = addressesOf(resolvedFrom, resolved)
      const key = [...addresses.keys()].join()
      const meetBefore = createMeeting(emit(resolvedFrom), addresses, from)
      const had = known.get(key) ?? people.map((facts) => thingsOfPages(meetBefore(facts)))
      known.set(key, had)
      const meetAfter = createMeeting(emit(resolved), addresses, files)
      const gained = people.map((facts, i) => thingsOfPages(meetAfter(facts)).difference(had[i]!))
      const gains = gained.find((things) => things.size > 0)
      const refused = gainProblems(
        { name: 'drawn', about: mayReword, before: from, after: files },
        pagesProduct,
      )
      counts[gains ? 'gaining' : 'restricting']++
      if ((gains !== undefined) !== refused.length > 0)
        wrong.push(
          `${says}: ${[...(gains ?? [])].join()} | ${refused.map(({ message }) => message).join('; ')}`,
        )
    }
    expect(wrong).toEqual([])
    expect(counts).toEqual({ gaining: 25, restricting: 9 })
  })
})
