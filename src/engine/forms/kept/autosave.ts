// Autosave: a pause after the last change, one save at a time, always the latest values, and none lost. Pure of React.

export type Saving = 'unsaved' | 'saving' | 'saved' | 'failed'

export interface AutosavePorts<Values> {
  save(values: Values): Promise<void>
  /** Runs the task after a pause. Returns a function that cancels it. */
  later(task: () => void): () => void
  /** May something be saved now? Always, where this is left out. */
  maySave?(): boolean
  onSaving(saving: Saving): void
}

export interface Autosave<Values> {
  /** Saves after a pause in which nothing else is changed. */
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

/** Milliseconds without a key after which what is typed is saved. */
const DEBOUNCE_MS = 1_000

export function afterPause(task: () => void): () => void {
  const timer = setTimeout(task, DEBOUNCE_MS)
  return () => clearTimeout(timer)
}

export function createAutosave<Values>(ports: AutosavePorts<Values>): Autosave<Values> {
  const { save, later, maySave = () => true, onSaving } = ports
  let waiting: { values: Values } | undefined
  let running: Promise<void> | undefined
  let cancelPause: (() => void) | undefined

  async function saveAll(): Promise<void> {
    while (waiting) {
      const { values } = waiting
      waiting = undefined
      onSaving('saving')
      try {
        await save(values)
      } catch {
        waiting ??= { values }
        return onSaving('failed')
      }
      if (!waiting) onSaving('saved')
    }
  }

  function flush(): void {
    cancelPause?.()
    if (!waiting || !maySave()) return
    running ??= saveAll().finally(() => {
      running = undefined
    })
  }

  return {
    changed(values) {
      waiting = { values }
      if (!running) onSaving('unsaved')
      cancelPause?.()
      cancelPause = later(flush)
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
      cancelPause?.()
      await running
    },
    drop() {
      cancelPause?.()
      waiting = undefined
    },
    isBusy: () => waiting !== undefined || running !== undefined,
  }
}
