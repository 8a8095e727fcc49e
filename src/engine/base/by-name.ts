// Alphabetical order of people, accounts and plans, for toSorted.
import { once } from './once.ts'

const collator = once(() => new Intl.Collator('en-GB', { sensitivity: 'base' }))

export const byName = (a: { name: string }, b: { name: string }): number => collator().compare(a.name, b.name)
