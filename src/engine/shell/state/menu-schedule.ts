// Debounces the header menu: it shows the first facts and another person's facts at once, otherwise it waits (`menu-debounce`)
// after the last change. Independent of React.

export interface Clock {
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(handle: unknown): void
}

export interface MenuSchedule<F> {
  /** Call it with the current facts; `subject` identifies the person. */
  changed(facts: F, subject: string): void
  stop(): void
}

/** Calls `show` with the facts to resolve the menu for. */
export function scheduleMenu<F>(
  show: (facts: F) => void,
  milliseconds: number,
  clock: Clock,
): MenuSchedule<F> {
  let shown: { facts: F; subject: string } | undefined
  let timer: unknown
  const showNow = (facts: F, subject: string) => {
    shown = { facts, subject }
    show(facts)
  }
  return {
    changed(facts, subject) {
      clock.clearTimeout(timer)
      if (!shown || shown.subject !== subject) showNow(facts, subject)
      else if (!Object.is(shown.facts, facts))
        timer = clock.setTimeout(() => showNow(facts, subject), milliseconds)
    },
    stop: () => clock.clearTimeout(timer),
  }
}
