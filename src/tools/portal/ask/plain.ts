// Plain questions: "can a shared viewer open documents", "what does a delegate lack", "which entries depend on flag news".
import { didYouMean } from '#manifest/conditions/condition.ts'
import { cofactor, intersect, overlap, without, type Cover } from '#manifest/conditions/cover.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { peopleWhoOpen } from '#manifest/checks/claims.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { callings, peopleCalled } from './called.ts'
import { QuestionError, Reader, seen, wordsOf } from './reader.ts'

export interface Told {
  lines: string[]
  /** The people that the lines are about, to be told in words. */
  people?: Cover
}

type Part = (text: string) => { text: string; from: number; to: number }

/** The answers, by the form of the question; `part` says where a part of it stands. */
const FORMS: readonly [RegExp, (resolved: Resolved, found: string[], part: Part) => Told][] = [
  [
    /^(?:can|may|do|does) (.+?) (open|see) (.+)$/,
    (resolved, [, who = '', verb = '', what = ''], part) => mayThey(resolved, part(who), verb, part(what)),
  ],
  [
    /^why (?:can|may|do|does)(?:n?['’]t| ?not|) (.+?) (?:not )?(?:open|see) (\S+)$/,
    (_, [, who = '', what = '']) => ({
      lines: [
        `npm run portal -- explain ${what} --as ${who.replace(/^(an?|the) /, '').replaceAll(' ', '-')}`,
      ],
    }),
  ],
  [
    /^what (?:do|does|can) (.+?) (?:lack|miss|not (?:have|see|open)|never (?:have|see|open))$/,
    (resolved, [, who = ''], part) => ({ lines: lacking(resolved, part(who)) }),
  ],
  [
    /^(?:what|which pages) (?:do|does|can|may) (.+?) open$/,
    (resolved, [, who = ''], part) => ({ lines: having(resolved, part(who), pages(resolved)) }),
  ],
  [
    /^(?:what|which entries) (?:do|does|can|may) (.+?) (?:see|have)$/,
    (resolved, [, who = ''], part) => ({ lines: having(resolved, part(who), entries(resolved)) }),
  ],
  [
    /^(?:what|which (?:entries|pages|things)) (?:depends?|uses?) (?:on )?(?:the )?(?:(?:flag|fact) )?(\S+?)(?: flag)?$/,
    (resolved, [, name = ''], part) => ({ lines: depending(resolved, part(name)) }),
  ],
]

/** Undefined if the question has none of these forms. */
export function plainAnswer(resolved: Resolved, question: string): Told | undefined {
  const part: Part = (text) => {
    const from = question.lastIndexOf(text)
    return { text, from, to: from + text.length }
  }
  for (const [form, answer] of FORMS) {
    const found = form.exec(question.trim())
    if (found) return answer(resolved, found, part)
  }
  return undefined
}

type Place = ReturnType<Part>

function people(resolved: Resolved, { text, ...place }: Place): Cover {
  const called = peopleCalled(resolved, text)
  if (called) return intersect(resolved.possible, called)
  const name = text.replace(/^(an?|the) /, '')
  throw new QuestionError(
    `Nobody is called "${name}". ${didYouMean(name.replaceAll(' ', '-'), callings(resolved)) ?? `There are ${callings(resolved).slice(0, 8).join(', ')} and others.`}`,
    place,
  )
}

/** Yes, no, or which of them. */
function mayThey(resolved: Resolved, who: Place, verb: string, what: Place): Told {
  const these = people(resolved, who)
  const words = wordsOf(`${verb} ${what.text}`).map((word) => ({
    ...word,
    from: word.from + what.from - verb.length - 1,
    to: word.to + what.from - verb.length - 1,
  }))
  const those = new Reader(resolved, words, what.to).read()
  const [able, others] = [intersect(these, those), without(these, those, resolved.vocabulary.universe)]
  if (!overlap(able, able, resolved.possible)) return { lines: ['No, none of them.'] }
  return overlap(others, others, resolved.possible)
    ? { lines: ['Some of them:'], people: able }
    : { lines: ['Yes, all of them.'] }
}

type Things = ReadonlyMap<string, Cover>

const pages = (resolved: Resolved): Things =>
  new Map(resolved.routes.map(({ id, path }) => [`${id} ${path}`, peopleWhoOpen(resolved, id)]))
const entries = (resolved: Resolved): Things =>
  new Map(entriesOf(resolved).map(({ path, item, people: those }) => [`${path} “${item.label}”`, those]))

function having(resolved: Resolved, who: Place, things: Things): string[] {
  const these = people(resolved, who)
  const have = [...things]
    .filter(([, those]) => overlap(these, those, resolved.possible))
    .map(([name]) => name)
  return have.length === 0 ? ['Nothing.'] : have
}

/** What others may have and they never. */
function lacking(resolved: Resolved, who: Place): string[] {
  const these = people(resolved, who)
  const things = [
    ...resolved.routes.map(({ id }) => [`the page ${id}`, peopleWhoOpen(resolved, id)] as const),
    ...seen(resolved),
  ]
  const lack = things.filter(
    ([, those]) => overlap(those, those, resolved.possible) && !overlap(those, these, resolved.possible),
  )
  return lack.length === 0 ? ['Nothing that others have.'] : lack.map(([name]) => `− ${name}`)
}

/** What somebody has with one value of the fact and not with another, everything else being the same. */
function depending(resolved: Resolved, { text, ...place }: Place): string[] {
  const { vocabulary, possible, routes } = resolved
  const fact = vocabulary.byId.get(text) ?? vocabulary.byId.get(`flag.${text}`)
  if (!fact)
    throw new QuestionError(
      `No flag is called "${text}". ${didYouMean(text, [...Object.keys(resolved.flags), ...vocabulary.byId.keys()]) ?? `There are ${Object.keys(resolved.flags).join(', ')}.`}`,
      place,
    )
  const by = (cover: Cover) => fact.values.map((_, bit) => cofactor(cover, fact.index, 1 << bit))
  const possibly = by(possible)
  const depends = (cover: Cover) => {
    const each = by(cover)
    return each.some((one, i) =>
      each.some((other, j) => {
        const apart = i === j ? [] : without(one, other, vocabulary.universe)
        return overlap(apart, possibly[i]!, possibly[j]!)
      }),
    )
  }
  const things = [
    ...routes.map(({ id }) => [`the page ${id}`, peopleWhoOpen(resolved, id)] as const),
    ...seen(resolved),
  ]
  const found = things.filter(([, those]) => depends(those)).map(([name]) => name)
  return found.length === 0 ? ['Nothing depends on it.'] : found
}
