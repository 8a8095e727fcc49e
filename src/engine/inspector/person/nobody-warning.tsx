// Says that the chosen facts exclude each other, and what would make them possible. It stays in view.
import type { Inspection } from '../inspection.ts'
import type { Chosen } from './fact-override.ts'
import { Ways } from '../ways.tsx'

export function NobodyWarning({
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
      <Ways heading="The least to change:" ways={impossible.ways} apply={apply} />
    </div>
  )
}
