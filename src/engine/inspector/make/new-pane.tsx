// Makes what portal new makes: its questions as a form, the effect, then writing.
import { useState, type FormEvent } from 'react'
import { setPageState, pageState, usePageState, wasWriting } from '../page-state.ts'
import { useAnswer } from '../use-answer.ts'
import { CompletedField } from './completed-field.tsx'
import type { Making } from './making.ts'
import { PlannedChange } from './planned-change.tsx'
import { useChange } from './use-change.ts'
import type { Writing } from './use-writing.ts'
import { Problem } from '../problem.tsx'

type Answers = Readonly<Record<string, string>>
// What was made before the page loaded again is not made twice.
if (wasWriting?.what === 'new') setPageState('answers', undefined)

interface NewPaneProps {
  writing: Writing
  /** The menu or group that is selected. */
  place: string | undefined
}

export function NewPane({ writing, place }: NewPaneProps) {
  const [kind, setKind] = usePageState('kind', 'item')
  const [answers, setAnswers] = useState<Answers>(
    () => pageState<Answers>('answers') ?? (place === undefined ? {} : { in: place }),
  )
  const { answer: making, problem } = useAnswer<Making>('making', { kind, answers }, writing.count)
  /** Most of what is made next goes to the same place; nothing else of the answers is the same. */
  const startAgain = () => {
    setAnswers(answers['in'] === undefined ? {} : { in: answers['in'] })
    setPageState('answers', undefined)
  }
  const answer = (name: string, value: string) => {
    setAnswers({ ...answers, [name]: value })
    setPageState('answers', { ...answers, [name]: value })
    changing.leave()
  }
  const changing = useChange(writing, startAgain)
  const questions = making?.questions ?? []
  const show = (event: FormEvent) => {
    event.preventDefault()
    const asked = questions.map(({ name }) => [name, answers[name] ?? ''] as const)
    changing.show({ what: 'new', kind, answers: Object.fromEntries(asked) })
  }
  return (
    <div className="panes making">
      <section className="pane" aria-label="New">
        <form onSubmit={show}>
          <label className="field">
            What is made
            <select
              value={kind}
              onChange={({ target }) => {
                setKind(target.value)
                startAgain()
                changing.leave()
              }}
            >
              {making?.kinds.map(({ id, makes }) => (
                <option key={id} value={id}>
                  {makes}
                </option>
              ))}
            </select>
          </label>
          {questions.map(({ name, asks, otherwise, choices, problem: wrong }) => (
            <CompletedField
              key={`${kind} ${name}`}
              label={asks}
              value={answers[name] ?? ''}
              choices={choices}
              placeholder={otherwise === '' ? 'none' : otherwise}
              isRequired={otherwise === undefined}
              problem={wrong}
              change={(value) => answer(name, value)}
            />
          ))}
          <p className="actions">
            <button type="submit" className="main">
              Show what it changes
            </button>
          </p>
        </form>
        <Problem text={problem} />
      </section>
      <section className="pane" aria-label="Its effect">
        <h3>Its effect</h3>
        {!changing.planned && changing.problem === undefined && (
          <p className="quiet">
            Nothing is written before you have seen who gains and who loses. The same questions, files and
            formatting as npm run portal -- new.
          </p>
        )}
        <PlannedChange changing={changing} />
      </section>
    </div>
  )
}
