// Registers forms with unsaved changes. While there is one, the portal asks before it reloads the page.

const forms = new Set<object>()

export const hasUnsavedChanges = (): boolean => forms.size > 0

/** Registers a form; the returned function removes it. */
export function holdUnsavedChanges(): () => void {
  const form = {}
  forms.add(form)
  return () => forms.delete(form)
}
