// When is the header menu worked out again? The first time at once, a change of person at once, any other change of
// facts 100 ms after the last one (specification section 2; decisions 12). Knows no React.

export interface Clock {
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(handle: unknown): void
}

export interface MenuSchedule<F> {
  /** Tells of facts; `person` names whose menu it is. */
  changed(facts: F, person: string): void
  stop(): void
}

/** Calls `recalculate` with the facts to show the menu for. */
export function scheduleMenu<F>(
  recalculate: (facts: F) => void,
  milliseconds: number,
  clock: Clock,
): MenuSchedule<F> {
  let shown: { facts: F; person: string } | undefined
  let timer: unknown
  const show = (facts: F, person: string) => {
    shown = { facts, person }
    recalculate(facts)
  }
  return {
    changed(facts, person) {
      clock.clearTimeout(timer)
      if (!shown || shown.person !== person) show(facts, person)
      else if (!Object.is(shown.facts, facts))
        timer = clock.setTimeout(() => show(facts, person), milliseconds)
    },
    stop: () => clock.clearTimeout(timer),
  }
}
