// What the walk asks of a browser, whichever protocol drives it.

export type Key = 'Enter' | 'Home' | 'End' | 'ArrowDown'

export interface Tab {
  open(address: string): Promise<void>
  /** What the body of a function gives in the page, with these arguments: JSON both ways. */
  run<Answer>(body: string, ...given: unknown[]): Promise<Answer>
  /** A real click at this place of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Real keys, into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
}

export interface Engine {
  name: string
  version: string
  tab: Tab
  close(): Promise<void>
}

/** Tries until it gives something. Throws with what was waited for. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | null | undefined>,
  seconds = 30,
): Promise<Found> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found !== undefined && found !== null) return found
    if (performance.now() > end) throw new Error(`There is no ${what}.`)
    await new Promise((done) => setTimeout(done, 50))
  }
}
