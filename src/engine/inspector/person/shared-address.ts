// What is pretended, as a part of an address: "?pretend=session:shared,view:mobile"; "?" stands for not known yet.
import type { Chosen } from './fact-override.ts'

const NAME = 'pretend'

/** The address with these facts. */
export function addressWith(chosen: Chosen, address: string): string {
  const url = new URL(address)
  const facts = Object.entries(chosen).map(([id, value]) => `${id}:${value ?? '?'}`)
  url.searchParams.delete(NAME)
  if (facts.length > 0) url.searchParams.set(NAME, facts.join(','))
  return url.href
}

/** The facts of an address; undefined if it names none. */
export function chosenIn(search: string): Chosen | undefined {
  const text = new URLSearchParams(search).get(NAME)
  if (text === null || text === '') return undefined
  const facts = text.split(',').flatMap((each): [string, string | null][] => {
    const [, id, value] = /^([\w.-]+):([\w.-]+|\?)$/.exec(each) ?? []
    return id === undefined || value === undefined ? [] : [[id, value === '?' ? null : value]]
  })
  return facts.length === 0 ? undefined : Object.fromEntries(facts)
}
