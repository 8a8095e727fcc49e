// What a change would do, and the button that writes it.
import { useEffect, useRef } from 'react'
import type { Changing } from './use-change.ts'

export function PlannedChange({
  changing: { planned, isBusy, problem, write, leave },
}: {
  changing: Changing
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [planned])
  if (isBusy)
    return (
      <p className="quiet" role="status">
        Working it out …
      </p>
    )
  if (problem !== undefined)
    return (
      <p className="problem" role="alert">
        {problem}
      </p>
    )
  if (!planned) return null
  const { says, effect, problems, files } = planned
  return (
    <div ref={box} className="planned" role="group" aria-label="What it would change">
      <div role="status">
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
      <p className="actions">
        {files.length > 0 && (
          <button type="button" className="main" onClick={write}>
            Write {files.join(', ')}
          </button>
        )}
        <button type="button" onClick={leave}>
          Leave it
        </button>
      </p>
    </div>
  )
}
