// The facts that are a yes or no of the active user. A new one needs a line in each of these two, its name in
// config/facts.json and manifest/supplied.ts, and the sandbox's answer.

/** The properties of the API's answer, the same for each: a schema, or a value while nothing is known. */
export const userFlags = <Value>(each: Value) => ({ hasChildren: each })
export type UserFlags = ReturnType<typeof userFlags<boolean>>

/** The facts that they say. */
export const userFacts = ({ hasChildren }: UserFlags) => ({ 'has-children': String(hasChildren) })
export type UserFact = keyof ReturnType<typeof userFacts>
