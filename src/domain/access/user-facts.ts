// The facts that are a yes or no of the active user (not feature flags). A new one is added to both functions here, to
// config/facts.json (with the invariant that visitors do not have it) and manifest/supplied.ts, and to the sandbox's answer.

/** The properties of the API's answer, the same for each: a schema, or a value while nothing is known. */
export const userTraits = <Value>(each: Value) => ({ hasChildren: each })
export type UserTraits = ReturnType<typeof userTraits<boolean>>

/** The facts that they say. */
export const userFacts = ({ hasChildren }: UserTraits) => ({ 'has-children': String(hasChildren) })
export type UserFact = keyof ReturnType<typeof userFacts>
