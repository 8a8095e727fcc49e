// Keeps what is being written: saved as it is typed, as one draft. Pure of React.
import type { OpenForm } from '#base/browser/open-forms.ts'
import { createAutosave, type AutosavePorts, type Saving } from '#forms/in-progress/autosave.ts'

export interface DraftAutosavePorts<Input> extends Pick<AutosavePorts<Input>, 'later'> {
  /** Saves and answers the draft's id; without an id it makes a new draft. */
  save(input: Input, draftId: string | undefined): Promise<string>
  onState(state: DraftState): void
}

export type DraftState = 'untouched' | Saving

export interface DraftAutosave<Input> extends OpenForm {
  changed(input: Input): void
  /** Saves what is still waiting, at once; answers the draft's id, if there is a draft. */
  flush(): Promise<string | undefined>
  /** Forgets what is waiting and lets a running save end; answers the draft's id, if there is a draft. Nothing is saved afterwards until the next change. */
  settle(): Promise<string | undefined>
}

/** The autosave of one draft. `draftId` is that of a restored one. A save that fails is tried again with the next change or flush. */
export function createDraftAutosave<Input>(
  { save, later, onState }: DraftAutosavePorts<Input>,
  draftId?: string,
): DraftAutosave<Input> {
  let id = draftId
  const autosave = createAutosave<Input>({
    async save(input) {
      id = await save(input, id)
    },
    later,
    onSaving: onState,
  })
  return {
    changed: autosave.changed,
    save: autosave.flush,
    kept: () => autosave.kept() ?? (draftId === undefined ? undefined : 'saved'),
    async flush() {
      await autosave.settled()
      return id
    },
    async settle() {
      autosave.drop()
      await autosave.halted()
      autosave.drop()
      return id
    },
  }
}
