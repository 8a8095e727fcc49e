// Facts by name, as a list of terms.
import type { ReactNode } from 'react'

interface FactsProps {
  className: string | undefined
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names with their values, as a description list. */
export const Facts = ({ className, facts }: FactsProps) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
