// Plain questions: "can a shared viewer open documents", "what does a delegate lack", "which entries depend on flag news".
import { didYouMean } from '#manifest/conditions/condition.ts'
import { cofactor, intersect, overlap, without, type Cover } from '#manifest/conditions/cover.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { peopleWhoOpen } from '#manifest/prove/checks/claims.ts'
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
const FORMS: readonly [RegExp, (linked: Linked, found: string[], part: Part) => Told][] = [
  [
    /^(?:can|may|do|does) (.+?) (open|see) (.+)$/,
    (linked, [, who = '', verb = '', what = ''], part) => mayThey(linked, part(who), verb, part(what)),
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
    (linked, [, who = ''], part) => ({ lines: lacking(linked, part(who)) }),
  ],
  [
    /^(?:what|which pages) (?:do|does|can|may) (.+?) open$/,
    (linked, [, who = ''], part) => ({ lines: having(linked, part(who), pages(linked)) }),
  ],
  [
    /^(?:what|which entries) (?:do|does|can|may) (.+?) (?:see|have)$/,
    (linked, [, who = ''], part) => ({ lines: having(linked, part(who), entries(linked)) }),
  ],
  [
    /^(?:what|which (?:entries|pages|things)) (?:depends?|uses?) (?:on )?(?:the )?(?:(?:flag|fact) )?(\S+?)(?: flag)?$/,
    (linked, [, name = ''], part) => ({ lines: depending(linked, part(name)) }),
  ],
]

/** Undefined if the question has none of these forms. */
export function plainAnswer(linked: Linked, question: string): Told | undefined {
  const part: Part = (text) => {
    const from = question.lastIndexOf(text)
    return { text, from, to: from + text.length }
  }
  for (const [form, answer] of FORMS) {
    const found = form.exec(question.trim())
    if (found) return answer(linked, found, part)
  }
  return undefined
}

type Place = ReturnType<Part>

function people(linked: Linked, { text, ...place }: Place): Cover {
  const called = peopleCalled(linked, text)
  if (called) return intersect(linked.possible, called)
  const name = text.replace(/^(an?|the) /, '')
  throw new QuestionError(
    `Nobody is called "${name}". ${didYouMean(name.replaceAll(' ', '-'), callings(linked)) ?? `There are ${callings(linked).slice(0, 8).join(', ')} and others.`}`,
    place,
  )
}

/** Yes, no, or which of them. */
function mayThey(linked: Linked, who: Place, verb: string, what: Place): Told {
  const these = people(linked, who)
  const words = wordsOf(`${verb} ${what.text}`).map((word) => ({
    ...word,
    from: word.from + what.from - verb.length - 1,
    to: word.to + what.from - verb.length - 1,
  }))
  const those = new Reader(linked, words, what.to).read()
  const [able, others] = [intersect(these, those), without(these, those, linked.vocabulary.universe)]
  if (!overlap(able, able, linked.possible)) return { lines: ['No, none of them.'] }
  return overlap(others, others, linked.possible)
    ? { lines: ['Some of them:'], people: able }
    : { lines: ['Yes, all of them.'] }
}

type Things = ReadonlyMap<string, Cover>

const pages = (linked: Linked): Things =>
  new Map(linked.routes.map(({ id, path }) => [`${id} ${path}`, peopleWhoOpen(linked, id)]))
const entries = (linked: Linked): Things =>
  new Map(entriesOf(linked).map(({ path, item, people: those }) => [`${path} “${item.label}”`, those]))

function having(linked: Linked, who: Place, things: Things): string[] {
  const these = people(linked, who)
  const have = [...things].filter(([, those]) => overlap(these, those, linked.possible)).map(([name]) => name)
  return have.length === 0 ? ['Nothing.'] : have
}

/** What others may have and they never. */
function lacking(linked: Linked, who: Place): string[] {
  const these = people(linked, who)
  const things = [
    ...linked.routes.map(({ id }) => [`the page ${id}`, peopleWhoOpen(linked, id)] as const),
    ...seen(linked),
  ]
  const lack = things.filter(
    ([, those]) => overlap(those, those, linked.possible) && !overlap(those, these, linked.possible),
  )
  return lack.length === 0 ? ['Nothing that others have.'] : lack.map(([name]) => `− ${name}`)
}

/** What somebody has with one value of the fact and not with another, everything else being the same. */
function depending(linked: Linked, { text, ...place }: Place): string[] {
  const { vocabulary, possible, routes } = linked
  const fact = vocabulary.byId.get(text) ?? vocabulary.byId.get(`flag.${text}`)
  if (!fact)
    throw new QuestionError(
      `No flag is called "${text}". ${didYouMean(text, [...Object.keys(linked.flags), ...vocabulary.byId.keys()]) ?? `There are ${Object.keys(linked.flags).join(', ')}.`}`,
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
    ...routes.map(({ id }) => [`the page ${id}`, peopleWhoOpen(linked, id)] as const),
    ...seen(linked),
  ]
  const found = things.filter(([, those]) => depends(those)).map(([name]) => name)
  return found.length === 0 ? ['Nothing depends on it.'] : found
}
