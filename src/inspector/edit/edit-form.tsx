// Edits the selected entry, route, banner or dialog where it is looked at, and shows at once what that changes.
import { useEffect, useState } from 'react'
import type { SourcePosition } from '#manifest/problem.ts'
import { ask, sentenceOf } from '../ask.ts'
import { draftOf, draftOver, editsOf, type Form } from './edits-of.ts'
import type { Editable, Edited, EditRequest } from './editing.ts'
import { Fields } from './fields.tsx'
import { useShortcut } from '../use-shortcut.ts'

interface EditFormProps {
  /** Another one whenever the development server was asked again. */
  position: SourcePosition
  id: string
}

export function EditForm({ position, id }: EditFormProps) {
  const [form, setForm] = useState<Form>()
  const [edited, setEdited] = useState<Edited>()
  const [problem, setProblem] = useState<string>()
  const { file } = position
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      try {
        const editable = await ask<Editable>('editable', { position, id }, stop.signal)
        setForm((before) => ({ editable, draft: draftOver(editable, before) }))
        setProblem(undefined)
      } catch (error) {
        if (stop.signal.aborted) return
        setForm(undefined)
        setProblem(sentenceOf(error))
      }
    }
    void load()
    return () => stop.abort()
  }, [position, id])

  const settle = async (what: 'edit' | 'undo', request: Partial<EditRequest>) => {
    try {
      const answer = await ask<Edited>(what, request)
      setEdited(answer)
      setProblem(undefined)
      const { editable } = answer
      // What was undone may be an edit of another entry.
      if (editable?.file === file && editable.id === id) setForm({ editable, draft: draftOf(editable) })
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  const undo = () => void settle('undo', {})
  useShortcut('KeyZ', undo)
  const edits = form ? editsOf(form.editable, form.draft) : []
  const save = () => {
    if (!form) return
    const { pointer, version } = form.editable
    void settle('edit', { file, pointer, version, edits })
  }
  return (
    <details className="edit">
      <summary>Edit here</summary>
      {form && (
        <Fields {...form} change={(part) => setForm({ ...form, draft: { ...form.draft, ...part } })} />
      )}
      <p className="actions">
        <button type="button" disabled={edits.length === 0} onClick={save}>
          Write to {file}
        </button>
        <button
          type="button"
          aria-keyshortcuts="Alt+Shift+Z"
          title="Alt+Shift+Z"
          disabled={(edited?.undoable ?? 0) === 0}
          onClick={undo}
        >
          Undo
        </button>
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {edited && (
        <div role="status" aria-label="What the edit changes" className="told">
          {edited.problems !== undefined && <pre className="problem">{edited.problems}</pre>}
          {edited.effect !== undefined && <pre>{edited.effect}</pre>}
        </div>
      )}
    </details>
  )
}
