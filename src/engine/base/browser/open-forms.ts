// The forms on the page that keep what is typed on the server: a session that ends saves them first, and says whether
// all is kept.

export interface OpenForm {
  /** Saves right away what is waiting for the pause in typing. */
  save(): void
  /** Is what was typed saved? Undefined if nothing was typed. */
  kept(): 'saved' | 'saving' | 'unsaved' | undefined
}

const forms = new Set<OpenForm>()

/** Registers a form; the returned function removes it. */
export function registerOpenForm(form: OpenForm): () => void {
  forms.add(form)
  return () => forms.delete(form)
}

export const openForms: OpenForm = {
  save: () => forms.forEach((form) => form.save()),
  kept() {
    const states = new Set([...forms].map((form) => form.kept()))
    return (['unsaved', 'saving', 'saved'] as const).find((state) => states.has(state))
  },
}

/** Saves what waits. To wait for where something is on its way, for five seconds at most. */
export function saveForms(forms: OpenForm | undefined): Promise<void> | undefined {
  forms?.save()
  return forms?.kept() === 'saving' ? untilSaved(forms) : undefined
}

async function untilSaved({ kept }: OpenForm): Promise<void> {
  for (let turn = 0; kept() === 'saving' && turn < 50; turn++)
    await new Promise((done) => setTimeout(done, 100))
}
