// A change of a form's values. Pure.

/** Some fields with their new values, or how these follow from the latest values: for what comes later than a key. */
export type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>)

/** The values that change. */
export const changesOf = <Values>(now: Values, change: Change<Values>): Partial<Values> =>
  typeof change === 'function' ? change(now) : change

/** The values afterwards. */
export const changedBy = <Values>(now: Values, change: Change<Values>): Values => ({
  ...now,
  ...changesOf(now, change),
})
