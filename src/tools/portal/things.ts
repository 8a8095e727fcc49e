// What people see, open or have, by its name and by what they read on it.
import { peopleWhoOpen, peopleWhoSeeAt } from '#manifest/checks/claims.ts'
import type { Cover } from '#manifest/conditions/cover.ts'
import type { KnownFacts } from '#manifest/conditions/membership.ts'
import { indexPaths } from '#manifest/paths.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { elementsOf, entriesOf } from '#manifest/surfaces/entries.ts'
import { peopleOfContext } from '#manifest/surfaces/menus.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'
import { explainText, type Output } from './explain.ts'

export interface Thing {
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
export const MOST_TOLD = 12

/** Why a person sees it, or each of what has this label; undefined if nothing is called so. */
export function explainCalled(
  resolved: Resolved,
  subject: string,
  who: string,
  facts: KnownFacts,
): Output | undefined {
  const named = explainText(resolved, subject, who, facts)
  if (named) return named
  const found = thingsCalled(resolved, subject).slice(0, MOST_TOLD)
  const answers = found.flatMap(({ name }) => explainText(resolved, name, who, facts) ?? [])
  if (answers.length === 0) return undefined
  return { text: answers.map(({ text }) => text).join('\n\n'), data: answers.map(({ data }) => data) }
}

/** Those of exactly this name, id or address; else those that have these words, whole or as a part. */
export function thingsCalled(resolved: Resolved, subject: string): Thing[] {
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
