// What was done for the person last, with a way back. It has the focus if the pressed button goes away.
import { useEffect, useRef } from 'react'
import { Button } from 'portal-engine/ui/button.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import css from './planner.module.css'

export function LastStep({ step, undo }: Pick<PlanOnScreen, 'step' | 'undo'>) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step?.takesFocus) (line.current?.querySelector('button') ?? line.current)?.focus()
  }, [step])
  const before = step?.before
  return (
    <div ref={line} role="status" tabIndex={-1} className={css.undo}>
      {step?.said}
      {before && (
        <Button variant="quiet" onClick={() => undo(before)}>
          Undo
        </Button>
      )}
    </div>
  )
}
