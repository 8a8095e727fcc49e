// A question about people, as portal ask takes it: how it may go on, the answer, or what is wrong with it.
import { useState, type FormEvent } from 'react'
import type { Manifest } from '#manifest/manifest.ts'
import type { PersonaChoice } from '../inspection.ts'
import { usePageState } from '../page-state.ts'
import { useAnswer } from '../use-answer.ts'
import { CompletedField } from '../make/completed-field.tsx'
import type { Answering } from './answering.ts'
import { Problem } from '../problem.tsx'

interface QuestionPaneProps {
  /** An edited one is asked anew. */
  manifest: Manifest
  personas: readonly PersonaChoice[]
  become(person: PersonaChoice): void
}

export function QuestionPane({ manifest, personas, become }: QuestionPaneProps) {
  const [question, setQuestion] = usePageState('question', '')
  const [asked, setAsked] = useState<string>()
  const { answer: answering, problem } = useAnswer<Answering>(
    'question',
    { question, isFinished: asked === question },
    manifest,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(question)
  }
  const { choices, answer, problem: wrong } = answering ?? { choices: [] }
  return (
    <div className="panes making">
      <section className="pane" aria-label="Ask">
        <form onSubmit={submit}>
          <CompletedField
            label="Ask about people, pages and entries"
            value={question}
            choices={choices}
            placeholder="who can open /projections/basket but not documents"
            isRequired
            change={setQuestion}
          />
          <p className="actions">
            <button type="submit" className="main">
              Ask
            </button>
          </p>
        </form>
        <p className="quiet">
          who can open …, who sees …, who is fact=value; joined by and, or, but not, and brackets. Also: which
          pages can nobody reach by a menu; what is different for fact=value.
        </p>
      </section>
      <section className="pane" aria-label="The answer">
        <h3>The answer</h3>
        <div role="status">
          {answer?.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {wrong && (
          <div role="alert">
            <p className="asked">
              {question.slice(0, wrong.from)}
              <mark>{question.slice(wrong.from, wrong.to) || ' … '}</mark>
              {question.slice(wrong.to)}
            </p>
            <p className="problem">{wrong.text}</p>
          </div>
        )}
        <Problem text={problem} />
        <p className="actions">
          {personas
            .filter(({ id }) => answer?.personas.some((name) => id === name || id.startsWith(`${name}/`)))
            .map((person) => (
              <button key={person.id} type="button" onClick={() => become(person)}>
                Open as {person.name}
              </button>
            ))}
        </p>
      </section>
    </div>
  )
}
