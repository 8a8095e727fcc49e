// Keeps a form in progress: saved as it is typed, and never over somebody else's. Pure of React.
import { FormChanged, type ReadForm } from '../drafts.ts'
import type { OpenForm } from '#base/browser/open-forms.ts'
import { createStore, type ReadonlyStore } from '#base/state/store.ts'
import { createAutosave, type Saving } from './autosave.ts'

interface FormAutosavePorts<A> {
  /** Saves over this version (0 for a new form). Throws FormChanged where another one is stored. */
  save(version: number, answers: A): Promise<ReadForm<A>>
  discard(version: number): Promise<unknown>
  /** Runs the task after a pause, or after so many seconds. Returns a function that cancels it. */
  later(task: () => void, seconds?: number): () => void
}

export interface KeptForm<A> {
  /** As the server last had it; null where there is none. */
  stored: ReadForm<A> | null
  /** The latest answers, saved or not; undefined before the first and where the stored ones couldn't be read. */
  answers: A | undefined
  /** `unsaved`: typed a moment ago. */
  saving: 'idle' | Saving
  /** Somebody else has saved (or ended: null) the form meanwhile. Nothing is saved until one version is chosen. */
  changed: { theirs: ReadForm<A> | null } | undefined
}

export interface FormAutosave<A> extends Pick<OpenForm, 'kept'> {
  state: ReadonlyStore<KeptForm<A>>
  /** Reads the server's form again. Answers that are not saved yet stay. */
  loaded(stored: ReadForm<A> | null): void
  save(answers: A): void
  /** Saves after a pause in which nothing else is typed. */
  typed(answers: A): void
  /** The same for a change of the latest answers, which are undefined before the first. */
  edit(change: (now: A | undefined) => A): void
  /** Saves once more what could not be saved. */
  retry(): void
  takeTheirs(): void
  keepMine(): void
  /** Takes the form away. False where somebody has changed it meanwhile; throws where the call failed. */
  discard(): Promise<boolean>
  /** Saves what is waiting. The form as it is stored, for its submission; undefined while something is not saved. */
  settled(): Promise<ReadForm<A> | undefined>
  /** The form was submitted: the server has none any more. */
  ended(): void
  /**
   * Saves what is waiting, and sends the form as it is stored. Undefined where something could not be saved or somebody
   * has changed the form meanwhile, which the state says; throws what `send` throws otherwise.
   */
  submit<T>(send: (form: ReadForm<A>) => Promise<T>): Promise<T | undefined>
}

export function createFormAutosave<A>(ports: FormAutosavePorts<A>): FormAutosave<A> {
  const none: KeptForm<A> = { stored: null, answers: undefined, saving: 'idle', changed: undefined }
  const state = createStore(none)
  const set = (change: Partial<KeptForm<A>>) => state.set({ ...state.get(), ...change })
  const autosave = createAutosave<A>({
    async save(answers) {
      try {
        set({ stored: await ports.save(state.get().stored?.version ?? 0, answers) })
      } catch (error) {
        set({ changed: changeOf(error) })
        throw error
      }
    },
    later: ports.later,
    maySave: () => state.get().changed === undefined,
    onSaving: (saving) => set({ saving }),
  })

  /** What somebody else has stored, where that is why a call failed. */
  const changeOf = (error: unknown): KeptForm<A>['changed'] =>
    error instanceof FormChanged ? { theirs: error.theirs as ReadForm<A> | null } : undefined

  async function settled(): Promise<ReadForm<A> | undefined> {
    const isSaved = await autosave.settled()
    const { stored, changed } = state.get()
    return !isSaved || changed ? undefined : (stored ?? undefined)
  }

  function typed(answers: A): void {
    set({ answers })
    autosave.changed(answers)
  }

  function end(): void {
    autosave.drop()
    state.set(none)
  }

  return {
    state,
    loaded(stored) {
      if (!autosave.isBusy()) state.set({ ...none, stored, answers: stored?.answers })
    },
    save(answers) {
      set({ answers })
      autosave.save(answers)
    },
    retry: autosave.flush,
    kept: () => (state.get().answers === undefined ? undefined : (autosave.kept() ?? 'saved')),
    takeTheirs() {
      const { changed } = state.get()
      if (!changed) return
      autosave.drop()
      state.set({ ...none, stored: changed.theirs, answers: changed.theirs?.answers })
    },
    keepMine() {
      const { changed, answers } = state.get()
      if (!changed || answers === undefined) return
      set({ stored: changed.theirs, changed: undefined })
      autosave.save(answers)
    },
    async discard() {
      await autosave.halted()
      const { stored } = state.get()
      try {
        if (stored) await ports.discard(stored.version)
      } catch (error) {
        const changed = changeOf(error)
        if (!changed) throw error
        set({ changed })
        return false
      }
      end()
      return true
    },
    typed,
    edit: (change) => typed(change(state.get().answers)),
    settled,
    ended: end,
    async submit(send) {
      const form = await settled()
      if (!form) return undefined
      try {
        return await send(form)
      } catch (error) {
        const changed = changeOf(error)
        if (!changed) throw error
        set({ changed })
        return undefined
      }
    },
  }
}
