// portal explain without a person: who sees what has this label, id, path or address.
import { intersect, type Cover } from '#manifest/conditions/cover.ts'
import { inWords } from '#manifest/conditions/in-words.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { combinations, isAmong } from './affected-people.ts'
import { isClosed, type Output } from './explain.ts'
import { MOST_TOLD, thingsCalled, type Thing } from './things.ts'
import { peopleText } from './weights/weights.ts'

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
