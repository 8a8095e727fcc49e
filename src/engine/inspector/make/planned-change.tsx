// What a change would do, and the button that writes it.
import { useEffect, useRef } from 'react'
import type { Changing } from './use-change.ts'
import { Problem } from '../problem.tsx'

export function PlannedChange({
  changing: { planned, isBusy, problem, write, leave },
}: {
  changing: Changing
}) {
  const box = useRef<HTMLDivElement>(null)
  /** What had the focus when the effect was asked for. */
  const opener = useRef<Element>(undefined)
  const root = () => box.current?.getRootNode() as ShadowRoot | null
  useEffect(() => {
    if (isBusy && !planned) opener.current = root()?.activeElement ?? undefined
  }, [isBusy, planned])
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    // The button that was pressed is gone.
    if (problem !== undefined && !root()?.activeElement) box.current?.focus()
  }, [planned, problem])
  const { says = [], effect, problems, files = [] } = planned ?? {}
  return (
    <div
      ref={box}
      className="planned"
      tabIndex={-1}
      {...(planned && { role: 'group', 'aria-label': 'What it would change' })}
    >
      <div role="status">
        {isBusy && !planned && <p className="quiet">Working it out …</p>}
        {says.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {problems !== undefined && (
          <>
            <p className="problem">It cannot be written: it would not be right like this.</p>
            <pre className="problem">{problems}</pre>
          </>
        )}
        {effect !== undefined && files.length > 0 && <pre>{effect}</pre>}
      </div>
      <Problem text={problem} />
      {planned && (
        <p className="actions">
          {files.length > 0 && (
            <button type="button" className="main" aria-disabled={isBusy || undefined} onClick={write}>
              Write {files.join(', ')}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              leave()
              if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
          >
            Leave it
          </button>
        </p>
      )}
    </div>
  )
}
