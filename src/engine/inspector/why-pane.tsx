// Why: what is selected, and the guards of the page, each condition with the line that says it.
import type { ReactNode } from 'react'
import type { Store } from '#base/state/store.ts'
import type { Change } from '#manifest/conditions/membership.ts'
import { useStore } from '#shell/state/portal-services.tsx'
import type { InspectedNode, Reasons, Step } from './inspection.ts'
import { OpenButton, PositionLink } from './open-in-editor.tsx'
import type { Chosen } from './person/fact-override.ts'
import { StatusMark } from './status-mark.tsx'
import { SmallestChanges } from './smallest-changes.tsx'

interface SelectedPaneProps {
  node: InspectedNode | undefined
  changes: Change[][]
  /** Shown below the steps. */
  edit?: ReactNode
  /** Without it, changes are not offered. */
  apply?(chosen: Chosen): void
  /** Goes to the page of a route. */
  go?(path: string): void
}

export function SelectedPane({ node, changes, edit, apply, go }: SelectedPaneProps) {
  if (!node?.reasons) {
    return (
      <div className="selected">
        <h3>Selected</h3>
        <p className="quiet">Choose a line of the tree, or pick something on the page.</p>
      </div>
    )
  }
  const { label, subject, path, reasons } = node
  const effect = reasons.status === 'hidden' ? 'would show it' : 'would hide it'
  return (
    <div className="selected">
      <h3>Selected</h3>
      <p className="subject">
        <strong>{label}</strong> <StatusMark status={reasons.status} />
      </p>
      <p className="quiet">{subject}</p>
      <p className="actions">
        <PositionLink position={reasons.position} />
        <OpenButton position={reasons.position} />
        {path !== undefined && go && (
          <button type="button" onClick={() => go(path)}>
            Go to this page
          </button>
        )}
      </p>
      <p>{sentence(reasons.because)}</p>
      {reasons.note !== undefined && <p className="note">{reasons.note}</p>}
      <Steps reasons={reasons} />
      {edit}
      {apply && (
        <SmallestChanges heading={`The smallest change that ${effect}:`} ways={changes} apply={apply} />
      )}
    </div>
  )
}

interface PagePaneProps {
  node: InspectedNode | undefined
  route: string | undefined
  turnedAway: Store<{ from: string; to: string } | undefined>
  blockedExit: Store<string | undefined>
  /** The route that turned the person away. */
  nodeOf(route: string): InspectedNode | undefined
  select(subject: string): void
}

/** The guard trace of the route whose screen is shown. */
export function PagePane({ node, route, turnedAway, blockedExit, nodeOf, select }: PagePaneProps) {
  const redirect = useStore(turnedAway)
  const exit = useStore(blockedExit)
  const origin = redirect && redirect.to === route ? nodeOf(redirect.from) : undefined
  return (
    <div className="trace" role="region" aria-label="Guards of this page">
      <h3>Guards of this page</h3>
      {exit !== undefined && <p className="warning">{exit}</p>}
      {origin?.reasons?.status === 'hidden' && (
        <p className="note">
          Led here from{' '}
          <button type="button" className="link" onClick={() => select(origin.subject)}>
            {origin.label}
          </button>
          , which does not open for this person.
        </p>
      )}
      {node?.reasons ? (
        <>
          <p className="subject">
            <strong>{node.label}</strong> <StatusMark status={node.reasons.status} />
          </p>
          <Steps reasons={node.reasons} />
        </>
      ) : (
        <p className="quiet">No page is shown yet.</p>
      )}
    </div>
  )
}

const SIGNS = { yes: '✓', no: '✗', unknown: '?' } as const
const IN_SENTENCE = { yes: 'holds', no: 'does not hold', unknown: 'not known yet' } as const

function Steps({ reasons: { steps, ends } }: { reasons: Reasons }) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="steps">
          {steps.map((step) => (
            <StepLine key={`${step.text} ${step.position.file}:${step.position.line}`} step={step} />
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

const StepLine = ({ step: { text, answer, position } }: { step: Step }) => (
  <li data-answer={answer}>
    <span className="sign" aria-hidden="true">
      {SIGNS[answer]}
    </span>
    <span>
      {text} <span className="visually-hidden">({IN_SENTENCE[answer]})</span>{' '}
      <PositionLink position={position} />
    </span>
  </li>
)

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
