// What the API says about the active user with a yes or no, apart from whether they have accounts. A new one is added here, to
// config/facts.json (`"from": { "user": "<its name>", … }`, with the invariant that visitors do not have it), and to the sandbox's answer.

/** The properties of the API's answer, the same for each: a schema, or a value while nothing is known. */
export const userTraits = <Value>(each: Value) => ({ hasChildren: each })
export type UserTraits = ReturnType<typeof userTraits<boolean>>
