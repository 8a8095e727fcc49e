// Alphabetical order of people, accounts and plans, for toSorted.
const collator = new Intl.Collator('en-GB', { sensitivity: 'base' })

export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name)
