// A change of a form's answers. Pure.

/** Some fields with their new answers, or how these follow from the latest answers: for what comes later than a key. */
export type Change<Answers> = Partial<Answers> | ((now: Answers) => Partial<Answers>)

export const changesOf = <Answers>(now: Answers, change: Change<Answers>): Partial<Answers> =>
  typeof change === 'function' ? change(now) : change

export const changedBy = <Answers>(now: Answers, change: Change<Answers>): Answers => ({
  ...now,
  ...changesOf(now, change),
})
