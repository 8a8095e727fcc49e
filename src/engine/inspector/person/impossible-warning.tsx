// Says that the chosen facts exclude each other, and what would make them possible. It stays in view.
import type { Inspection } from '../inspection.ts'
import type { Chosen } from './fact-override.ts'
import { SmallestChanges } from '../smallest-changes.tsx'

export function ImpossibleWarning({
  impossible,
  apply,
}: {
  impossible: NonNullable<Inspection['impossible']>
  apply(changes: Chosen): void
}) {
  return (
    <div className="warning nobody" role="alert">
      <p>
        <strong>Nobody has these facts together.</strong> {impossible.reasons.map(({ why }) => why).join(' ')}
      </p>
      <SmallestChanges heading="The least to change:" ways={impossible.ways} apply={apply} />
    </div>
  )
}
