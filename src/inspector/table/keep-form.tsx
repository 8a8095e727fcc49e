// Keeps a cell of the table as it is: a claim that people like this persona see it, or do not.
import type { PersonaChoice } from '../inspection.ts'
import { PlannedChange } from '../make/planned-change.tsx'
import { useChange } from '../make/use-change.ts'
import type { Writing } from '../make/use-writing.ts'

interface KeepFormProps {
  persona: PersonaChoice
  subject: string
  writing: Writing
}

export function KeepForm({ persona, subject, writing }: KeepFormProps) {
  const changing = useChange(writing)
  return (
    <>
      <p className="actions">
        <button type="button" onClick={() => changing.show({ what: 'keep', persona: persona.id, subject })}>
          Keep it so
        </button>
      </p>
      <PlannedChange changing={changing} />
    </>
  )
}
