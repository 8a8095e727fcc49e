// Edits the selected entry, route, banner or dialog where it is looked at, and shows at once what that changes.
import { useEffect, useRef, useState } from 'react'
import type { SourcePosition } from '#manifest/problem.ts'
import { ask, sentenceOf } from '../ask-server.ts'
import { draftOf, draftOver, editsOf, type Form } from './edits-of.ts'
import type { Editable, Edited, EditRequest } from './editing.ts'
import { Fields } from './fields.tsx'
import type { Writing } from '../make/use-writing.ts'

interface EditFormProps {
  /** Another one whenever the development server was asked again. */
  position: SourcePosition
  id: string
  writing: Writing
}

export function EditForm({ position, id, writing }: EditFormProps) {
  const [form, setForm] = useState<Form>()
  const [edited, setEdited] = useState<Edited>()
  const [problem, setProblem] = useState<string>()
  const { file } = position
  const { count } = writing
  /** The count after this form's own edit. Any other step makes what was told old, and the text to be read again. */
  const own = useRef(count)
  const [others, setOthers] = useState(count)
  useEffect(() => {
    if (own.current === count) return
    setEdited(undefined)
    setOthers(count)
  }, [count])
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
        setEdited(undefined)
        setProblem(sentenceOf(error))
      }
    }
    void load()
    return () => stop.abort()
  }, [position, id, others])

  const settle = async (request: EditRequest) => {
    try {
      const answer = await ask<Edited>('edit', request)
      const { editable } = answer
      setEdited(answer)
      setProblem(undefined)
      if (editable) setForm({ editable, draft: draftOf(editable) })
      own.current = writing.count + 1
      writing.wrote(answer.undoable)
    } catch (error) {
      // What an earlier edit changed is no answer to this one.
      setEdited(undefined)
      setProblem(sentenceOf(error))
    }
  }
  const edits = form ? editsOf(form.editable, form.draft) : []
  const save = () => {
    if (!form) return
    const { pointer, version } = form.editable
    void settle({ file, pointer, version, edits })
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
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {edited && (
        <div role="status" aria-label="What the edit changes" className="effect">
          {edited.problems !== undefined && <pre className="problem">{edited.problems}</pre>}
          {edited.effect !== undefined && <pre>{edited.effect}</pre>}
        </div>
      )}
    </details>
  )
}
