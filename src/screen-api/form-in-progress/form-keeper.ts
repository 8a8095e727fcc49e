// Keeps a form in progress: one save at a time, always the latest answers, and never over somebody else's. Pure of React.
import { FormChanged, type ReadForm } from '#api/forms.ts'
import { makeStore, type ReadonlyStore } from '#domain/store.ts'

interface FormKeeperPorts<A> {
  /** Saves over this version (0 for a new form). Throws FormChanged where another one is stored. */
  save(version: number, answers: A): Promise<ReadForm<A>>
  discard(version: number): Promise<unknown>
}

export interface KeptForm<A> {
  /** As the server last had it; null where there is none. */
  stored: ReadForm<A> | null
  /** The latest answers, saved or not; undefined before the first and where the stored ones couldn't be read. */
  answers: A | undefined
  saving: 'idle' | 'saving' | 'saved' | 'failed'
  /** Somebody else has saved (or ended: null) the form meanwhile. Nothing is saved until one version is chosen. */
  changed: { theirs: ReadForm<A> | null } | undefined
}

export interface FormKeeper<A> {
  state: ReadonlyStore<KeptForm<A>>
  /** The server's form, read anew. Answers that are not saved yet stay. */
  loaded(stored: ReadForm<A> | null): void
  save(answers: A): void
  /** Saves once more what could not be saved. */
  retry(): void
  takeTheirs(): void
  keepMine(): void
  /** Takes the form away. False where somebody has changed it meanwhile; throws where the call failed. */
  discard(): Promise<boolean>
  /** Lets the running save end. The form as it is stored, for its submission; undefined while something is not saved. */
  settled(): Promise<ReadForm<A> | undefined>
  /** The form was submitted: the server has none any more. */
  ended(): void
}

export function makeFormKeeper<A>(ports: FormKeeperPorts<A>): FormKeeper<A> {
  const none: KeptForm<A> = { stored: null, answers: undefined, saving: 'idle', changed: undefined }
  const state = makeStore(none)
  const set = (change: Partial<KeptForm<A>>) => state.set({ ...state.get(), ...change })
  let waiting: { answers: A } | undefined
  let running: Promise<void> | undefined

  async function saveAll(): Promise<void> {
    while (waiting) {
      const { answers } = waiting
      waiting = undefined
      set({ saving: 'saving' })
      try {
        const stored = await ports.save(state.get().stored?.version ?? 0, answers)
        set({ stored, ...(!waiting && { saving: 'saved' }) })
      } catch (error) {
        waiting ??= { answers }
        const changed =
          error instanceof FormChanged ? { theirs: error.theirs as ReadForm<A> | null } : undefined
        return set({ saving: 'failed', changed })
      }
    }
  }

  function start(): void {
    if (state.get().changed) return
    running ??= saveAll().finally(() => {
      running = undefined
    })
  }

  function end(): void {
    waiting = undefined
    state.set(none)
  }

  return {
    state,
    loaded(stored) {
      if (!waiting && !running) state.set({ ...none, stored, answers: stored?.answers })
    },
    save(answers) {
      waiting = { answers }
      set({ answers })
      start()
    },
    retry: start,
    takeTheirs() {
      const { changed } = state.get()
      if (!changed) return
      waiting = undefined
      state.set({ ...none, stored: changed.theirs, answers: changed.theirs?.answers })
    },
    keepMine() {
      const { changed, answers } = state.get()
      if (!changed || answers === undefined) return
      waiting = { answers }
      set({ stored: changed.theirs, changed: undefined })
      start()
    },
    async discard() {
      await running
      const { stored } = state.get()
      try {
        if (stored) await ports.discard(stored.version)
      } catch (error) {
        if (!(error instanceof FormChanged)) throw error
        set({ changed: { theirs: error.theirs as ReadForm<A> | null } })
        return false
      }
      end()
      return true
    },
    async settled() {
      await running
      return waiting ? undefined : (state.get().stored ?? undefined)
    },
    ended: end,
  }
}
