// Alphabetical order of people, accounts and plans, for toSorted.
import { once } from './once.ts'

const collator = once(() => new Intl.Collator('en-GB', { sensitivity: 'base' }))

/** Orders by name, as people read it. */
export const byName = (a: { name: string }, b: { name: string }): number => collator().compare(a.name, b.name)
