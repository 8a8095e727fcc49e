// Why: what is selected, and the guards of the page, each condition with the line that says it.
import { useState } from 'react'
import type { Change } from '#manifest/standing.ts'
import { useStore } from '#shell/portal-services.tsx'
import type { Store } from '#shell/store.ts'
import type { Part, Reasons, Step } from './inspection.ts'
import { openInEditor, type At } from './open-in-editor.ts'
import type { Chosen } from './pretence.ts'
import { StatusMark } from './status-mark.tsx'
import { Ways } from './ways.tsx'

interface SelectedPaneProps {
  part: Part | undefined
  turns: Change[][]
  folder: string
  apply(changes: Chosen): void
  go(path: string): void
}

export function SelectedPane({ part, turns, folder, apply, go }: SelectedPaneProps) {
  if (!part?.reasons) {
    return (
      <div className="selected">
        <h3>Selected</h3>
        <p className="quiet">Choose a line of the tree, or pick something on the page.</p>
      </div>
    )
  }
  const { label, subject, path, reasons } = part
  const effect = reasons.status === 'hidden' ? 'would show it' : 'would hide it'
  return (
    <div className="selected">
      <h3>Selected</h3>
      <p className="subject">
        <strong>{label}</strong> <StatusMark status={reasons.status} />
      </p>
      <p className="quiet">{subject}</p>
      <p className="actions">
        <PlaceLink place={reasons.place} folder={folder} />
        <OpenButton place={reasons.place} folder={folder} />
        {path !== undefined && (
          <button type="button" onClick={() => go(path)}>
            Go to this page
          </button>
        )}
      </p>
      <p>{sentence(reasons.because)}</p>
      {reasons.note !== undefined && <p className="note">{reasons.note}</p>}
      <Steps reasons={reasons} folder={folder} />
      <Ways heading={`The smallest change that ${effect}:`} ways={turns} apply={apply} />
    </div>
  )
}

interface PagePaneProps {
  part: Part | undefined
  route: string | undefined
  folder: string
  led: Store<{ from: string; to: string } | undefined>
  held: Store<string | undefined>
  /** The route that turned the person away. */
  partOf(route: string): Part | undefined
  select(subject: string): void
}

/** The guard trace of the route whose screen is shown. */
export function PagePane({ part, route, folder, led, held, partOf, select }: PagePaneProps) {
  const way = useStore(led)
  const leaving = useStore(held)
  const left = way && way.to === route ? partOf(way.from) : undefined
  return (
    <div className="trace" role="region" aria-label="Guards of this page">
      <h3>Guards of this page</h3>
      {leaving !== undefined && <p className="warning">{leaving}</p>}
      {left?.reasons?.status === 'hidden' && (
        <p className="note">
          Led here from{' '}
          <button type="button" className="link" onClick={() => select(left.subject)}>
            {left.label}
          </button>
          , which does not open for this person.
        </p>
      )}
      {part?.reasons ? (
        <>
          <p className="subject">
            <strong>{part.label}</strong> <StatusMark status={part.reasons.status} />
          </p>
          <Steps reasons={part.reasons} folder={folder} />
        </>
      ) : (
        <p className="quiet">No page is shown yet.</p>
      )}
    </div>
  )
}

const SIGNS = { yes: '✓', no: '✗', unknown: '?' } as const
const SAID = { yes: 'holds', no: 'does not hold', unknown: 'not known yet' } as const

function Steps({ reasons: { steps, ends }, folder }: { reasons: Reasons; folder: string }) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="steps">
          {steps.map((step) => (
            <StepLine
              key={`${step.text} ${step.place.file}:${step.place.line}`}
              step={step}
              folder={folder}
            />
          ))}
        </ol>
      )}
      {ends.map((end) => (
        <p key={end} className="end">
          → {end}
        </p>
      ))}
    </>
  )
}

const StepLine = ({ step: { text, answer, place }, folder }: { step: Step; folder: string }) => (
  <li data-answer={answer}>
    <span className="sign" aria-hidden="true">
      {SIGNS[answer]}
    </span>
    <span>
      {text} <span className="visually-hidden">({SAID[answer]})</span>{' '}
      <PlaceLink place={place} folder={folder} />
    </span>
  </li>
)

const PlaceLink = (at: At) => (
  <button type="button" className="link place" title="Open in editor" onClick={() => void openInEditor(at)}>
    {at.place.file}:{at.place.line}
  </button>
)

function OpenButton(at: At) {
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => void openInEditor(at).then(setProblem)}>
        Open in editor
      </button>
      {problem !== undefined && (
        <span role="alert" className="problem">
          {problem}
        </span>
      )}
    </>
  )
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
