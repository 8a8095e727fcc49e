// Autosave: a pause after the last change, one save at a time, always the latest values, and none lost. Pure of React.
import type { OpenForm } from '#base/browser/open-forms.ts'
import { ApiError } from '#http/client.ts'

export type Saving = 'unsaved' | 'saving' | 'saved' | 'failed'

export interface AutosavePorts<Values> {
  save(values: Values): Promise<void>
  /** Runs the task after a pause, or after so many seconds. Returns a function that cancels it. */
  later(task: () => void, seconds?: number): () => void
  /** May something be saved now? Always, where this is left out. */
  maySave?(): boolean
  onSaving(saving: Saving): void
}

export interface Autosave<Values> extends Pick<OpenForm, 'kept'> {
  /** Saves after a pause in which nothing else is changed, and at the latest with the first change after ten seconds. */
  changed(values: Values): void
  save(values: Values): void
  /** Saves at once what waits; also what could not be saved before. */
  flush(): void
  /** The same, and waits for it: true once nothing waits. */
  settled(): Promise<boolean>
  /** Lets a running save end; what waits goes on waiting, without its pause. */
  halted(): Promise<void>
  /** Forgets what waits. */
  drop(): void
  /** Is something waiting or on its way? */
  isBusy(): boolean
}

/** Seconds without a key after which what is typed is saved. */
const DEBOUNCE = 1

/** Milliseconds after which somebody who types without a pause has it saved too. */
const LONGEST = 10_000

export function afterPause(task: () => void, seconds = DEBOUNCE): () => void {
  const timer = setTimeout(task, seconds * 1000)
  return () => clearTimeout(timer)
}

export function createAutosave<Values>(ports: AutosavePorts<Values>): Autosave<Values> {
  const { save, later, maySave = () => true, onSaving } = ports
  let waiting: { values: Values } | undefined
  let running: Promise<void> | undefined
  let cancelPause: (() => void) | undefined
  /** A busy server has said when to come back. */
  let isHeld = false
  /** When the first change came that is not saved. */
  let since: number | undefined
  let last: Saving | undefined

  function say(saving: Saving): void {
    last = saving
    onSaving(saving)
  }

  function pause(seconds?: number): void {
    endPause()
    isHeld = seconds !== undefined
    cancelPause = later(flush, seconds)
  }

  function endPause(): void {
    cancelPause?.()
    isHeld = false
  }

  async function saveAll(): Promise<void> {
    while (waiting) {
      const { values } = waiting
      waiting = undefined
      since = undefined
      say('saving')
      try {
        await save(values)
      } catch (error) {
        waiting ??= { values }
        say('failed')
        const seconds = error instanceof ApiError ? error.waitSeconds : undefined
        if (seconds !== undefined) pause(seconds)
        return
      }
      if (!waiting) say('saved')
    }
  }

  function flush(): void {
    endPause()
    if (!waiting || !maySave()) return
    running ??= saveAll().finally(() => {
      running = undefined
    })
  }

  return {
    changed(values) {
      waiting = { values }
      since ??= Date.now()
      if (!running) say('unsaved')
      if (isHeld) return
      if (Date.now() - since < LONGEST) pause()
      else flush()
    },
    save(values) {
      waiting = { values }
      flush()
    },
    flush,
    async settled() {
      flush()
      await running
      return waiting === undefined
    },
    async halted() {
      endPause()
      await running
    },
    drop() {
      endPause()
      waiting = undefined
      since = undefined
      last = undefined
    },
    kept: () => (last === 'failed' ? 'unsaved' : last),
    isBusy: () => waiting !== undefined || running !== undefined,
  }
}
