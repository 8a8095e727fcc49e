// portal explain without a person: who sees what has this label, id, path or address.
import { peopleWhoOpen, peopleWhoSeeAt } from '#manifest/checks/claims.ts'
import { intersect, type Cover } from '#manifest/conditions/cover.ts'
import { inWords } from '#manifest/conditions/in-words.ts'
import { indexPaths } from '#manifest/paths.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { elementsOf, entriesOf } from '#manifest/surfaces/entries.ts'
import { peopleOfContext } from '#manifest/surfaces/menus.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'
import { combinations, isAmong } from './affected-people.ts'
import { isClosed, type Output } from './explain.ts'
import { peopleText } from './weights/weights.ts'

interface Thing {
  /** As `explain` takes it: a path, a route's id, "route/part", "context id". */
  name: string
  /** What people read on it; its address, of a page. */
  called: string
  verb: 'see' | 'open' | 'have'
  people: Cover
  position: SourcePosition
  /** Of a page. */
  closed?: ResolvedRoute['closed']
}

/** A word may be in everything that there is. */
const MOST_TOLD = 12

/** Undefined if nothing is called so. Several things may have one label: each is told. */
export function whoSeesText(resolved: Resolved, subject: string): Output | undefined {
  const found = thingsCalled(resolved, subject)
  if (found.length === 0) return undefined
  const told = found.map((thing) => ({ ...thing, ...toldOf(resolved, thing.people) }))
  const more = told.length - MOST_TOLD
  return {
    text: [
      ...told.slice(0, MOST_TOLD).map((thing) => lines(resolved, thing).join('\n')),
      ...(more > 0 ? [`${more} more have “${subject}” in them: say more of the name.`] : []),
    ].join('\n\n'),
    data: told.map(({ name, called, verb, who, personas, others, closed = [] }) => ({
      ...{ name, called, verb, who, personas, others },
      ...(closed.length > 0 && {
        closed: closed.map(({ text, onFrom, offFrom }) => ({ text, onFrom, offFrom })),
      }),
    })),
  }
}

function thingsCalled(resolved: Resolved, subject: string): Thing[] {
  const all = thingsIn(resolved)
  if (subject.startsWith('/')) {
    const path = subject.replace(/[?#].*$/, '')
    const pattern = indexPaths(resolved.routes.map((route) => route.path))(path)?.pattern
    return all.filter(({ verb, called }) => verb === 'open' && called === pattern)
  }
  const named = all.filter(({ name }) => name === subject)
  if (named.length > 0) return named
  const titles = new Map(resolved.routes.map(({ id, title }) => [id, title]))
  const read = all.map((thing) => ({ thing, words: plain(titles.get(thing.name) ?? thing.called) }))
  const wanted = plain(subject)
  const called = read.filter(({ words }) => words === wanted)
  const found = called.length > 0 ? called : read.filter(({ words }) => words.includes(wanted))
  return found.map(({ thing }) => thing)
}

const plain = (words: string) => words.toLowerCase().replaceAll('’', "'").trim()

/** Everything that people see, open or have, in the order of the manifests. */
export function thingsIn(resolved: Resolved): Thing[] {
  const people = peopleWhoSeeAt(resolved)
  const entries = new Map(entriesOf(resolved).map((entry) => [entry.path, entry]))
  return [
    ...resolved.routes.map(({ id, path, position, closed }: ResolvedRoute): Thing => ({
      ...{ name: id, called: path, verb: 'open', people: peopleWhoOpen(resolved, id), position, closed },
    })),
    ...[...entries].map(([path, { item }]): Thing => ({
      ...{ name: path, called: item.label, verb: 'see', people: people.get(path)!, position: item.position },
    })),
    ...elementsOf(resolved).map((element): Thing => ({
      ...{ name: element.path, called: element.title.replace(/^the /, ''), verb: 'see' },
      ...{ people: peopleWhoSee(element), position: element.position },
    })),
    ...resolved.routes.flatMap(({ id, partsAt }) =>
      Object.entries(partsAt).map(([part, { position }]): Thing => ({
        ...{ name: `${id}/${part}`, called: part, verb: 'see', position },
        people: people.get(`route ${id}/${part}`)!,
      })),
    ),
    ...resolved.contexts.map(({ id, position }): Thing => ({
      ...{ name: `context ${id}`, called: id, verb: 'have', people: peopleOfContext(resolved, id), position },
    })),
  ]
}

/** Who these people are, and which examples are among them: with their situation where they are it in some of theirs alone. */
function toldOf(resolved: Resolved, cover: Cover) {
  const { possible, vocabulary, personas: examples } = resolved
  const people = intersect(cover, possible)
  const personas: string[] = []
  const others: string[] = []
  for (const persona of examples.personas) {
    const among = persona.situations.filter((each) => isAmong(resolved, people, persona, each, resolved))
    if (among.length === 0) others.push(persona.id)
    else if (among.length === persona.situations.length) personas.push(persona.id)
    else personas.push(...among.map(({ id }) => `${persona.id}/${id}`))
  }
  return {
    people,
    who: people.length === 0 ? 'nobody' : inWords(people, vocabulary, possible),
    ...{ personas, others },
  }
}

type Told = Thing & ReturnType<typeof toldOf>

function lines(
  resolved: Resolved,
  { name, called, verb, people, who, personas, others, position, closed }: Told,
) {
  const all = resolved.personas.personas.length
  const names = (of: readonly string[]) => (of.length === 0 ? '' : `: ${of.join(', ')}`)
  const opens = isClosed(closed?.[0]) ? 'is closed for' : 'opens for'
  const does = { see: 'is seen by', open: opens, have: 'applies to' }[verb]
  return [
    `${name}${called === '' ? '' : ` (${verb === 'open' ? called : `“${called}”`})`} ${does} ${who}.  ${position.file}:${position.line}`,
    `  ${all - others.length} of ${all} example people${names(personas)}`,
    ...(others.length === 0 ? [] : [`  not${names(others)}`]),
    `  ${combinations(resolved, people)} of facts${peopleText(resolved, people)}`,
  ]
}
