// Edits the selected entry, route or texts where it is looked at: first the effect, then writing.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SourcePosition } from '#manifest/problem.ts'
import { ask, sentenceOf } from '../ask-server.ts'
import { setPageState, pageState } from '../page-state.ts'
import { PlannedChange } from '../make/planned-change.tsx'
import { useChange } from '../make/use-change.ts'
import type { Writing } from '../make/use-writing.ts'
import { draftOf, draftOver, editsOf, type Draft, type Form } from './edits-of.ts'
import type { Editable } from './editing.ts'
import { Fields } from './fields.tsx'
import { Problem } from '../problem.tsx'

interface EditFormProps {
  /** The line of the tree. */
  subject: string
  /** Another one whenever the development server was asked again. */
  position: SourcePosition
  id: string
  writing: Writing
}

/** What is typed, and over what. */
type Typed = NonNullable<Parameters<typeof draftOver>[1]>
const typedIn = ({ editable, draft }: Form): Typed => ({ start: draftOf(editable), draft })

export function EditForm({ subject, position, id, writing }: EditFormProps) {
  const [form, setForm] = useState<Form>()
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const [wasTyped] = useState(() => pageState(`edit ${subject}`) !== undefined)
  const main = useRef<HTMLButtonElement>(null)
  const { count } = writing
  /** The count after this form's own edit. After any other step the text is read again. */
  const own = useRef(count)
  const [others, setOthers] = useState(count)
  /** What was in the form when its effect was asked for. */
  const shown = useRef<Draft>(undefined)
  const changing = useChange(writing, ({ editable }) => {
    own.current = count + 1
    if (editable)
      setForm((now) => ({
        editable,
        draft: draftOver(editable, now && { start: shown.current ?? now.draft, draft: now.draft }),
      }))
  })
  const { leave } = changing
  useEffect(() => {
    if (own.current !== count) setOthers(count)
  }, [count])
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      try {
        const editable = await ask<Editable>('editable', { position, id }, stop.signal)
        setForm((before) => ({
          editable,
          draft: draftOver(editable, before ? typedIn(before) : pageState<Typed>(`edit ${subject}`)),
        }))
        setProblem(undefined)
      } catch (error) {
        if (stop.signal.aborted) return
        setForm(undefined)
        setProblem(sentenceOf(error))
      }
    }
    void load()
    return () => stop.abort()
  }, [subject, position, id, others])
  // An effect is of one text.
  useEffect(leave, [leave, form?.editable.version])

  const edits = form ? editsOf(form.editable, form.draft) : []
  const isTyped = edits.length > 0
  useEffect(() => {
    if (form) setPageState(`edit ${subject}`, isTyped ? typedIn(form) : undefined)
  }, [subject, form, isTyped])
  const show = () => {
    if (!form || !isTyped) return
    const { file, pointer, version } = form.editable
    shown.current = form.draft
    setSaid('')
    changing.show({ what: 'edit', file, pointer, version, edits })
  }
  const put = (draft: Draft, words = '') => {
    if (form) setForm({ ...form, draft })
    leave()
    setSaid(words)
  }
  const startAgain = () => {
    if (form && isTyped) put(draftOf(form.editable), 'The fields have what is written.')
  }
  const press = (event: KeyboardEvent) => {
    const { key, target, repeat, nativeEvent } = event
    if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) {
      event.preventDefault()
      if (repeat || changing.isBusy) return
      if (changing.planned && changing.planned.files.length > 0) changing.write()
      else show()
    }
    if (key !== 'Escape') return
    const isShown = changing.planned !== undefined || changing.problem !== undefined || changing.isBusy
    if (!isShown && !isTyped) return
    event.preventDefault()
    event.stopPropagation()
    if (!isShown) startAgain()
    else if (form) put(form.draft, 'Nothing is written. Escape again puts back what is written.')
    if (target instanceof HTMLButtonElement) main.current?.focus()
  }
  return (
    <details className="edit" open={wasTyped} onKeyDown={press}>
      <summary>Edit here</summary>
      {form && <Fields {...form} change={(part) => put({ ...form.draft, ...part })} />}
      <p className="actions">
        <button type="button" ref={main} aria-disabled={!isTyped} onClick={show}>
          Show what it changes
        </button>
        <button type="button" aria-disabled={!isTyped} onClick={startAgain}>
          Start again
        </button>
      </p>
      <p className="quiet">
        In a field, Enter shows whom it affects, Enter again writes it, and Escape drops it.
      </p>
      <p role="status">{said}</p>
      <Problem text={problem} />
      <PlannedChange changing={changing} />
    </details>
  )
}
