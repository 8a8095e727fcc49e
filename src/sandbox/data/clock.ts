// The sandbox's today: the real one, unless a test has moved it. From there it runs on at the pace of the real clock.
import { isInstant } from '#base/dates/iso.ts'

/** Days for which the invented market and the plans of the people have data. */
const [earliest, latest] = ['2026-01-01', '2035-12-31']

/** The sandbox's time, which tests move. */
export class Clock {
  readonly #real: () => Date
  #ahead: number | undefined

  constructor(real: () => Date) {
    this.#real = real
  }

  get isMoved(): boolean {
    return this.#ahead !== undefined
  }

  /** Milliseconds from the real time to this one; undefined if it was not moved. */
  get ahead(): number | undefined {
    return this.#ahead
  }

  /** Goes on as an earlier process had moved it. */
  goOn(ahead: number): void {
    this.#ahead = ahead
  }

  now(): Date {
    return new Date(this.#real().getTime() + (this.#ahead ?? 0))
  }

  /** Null gives the real time back. */
  move(to: Date | null): void {
    this.#ahead = to === null ? undefined : to.getTime() - this.#real().getTime()
  }
}

/** What is wrong with an instant that the clock is to be moved to? Undefined when nothing is. */
export function problemOfInstant(text: string): string | undefined {
  if (!isInstant(text)) return 'an instant such as 2027-04-05T12:00:00Z'
  return text.slice(0, 10) < earliest || text.slice(0, 10) > latest
    ? `an instant from ${earliest} to ${latest}`
    : undefined
}
