// Which comparators the chart shows: a toggle each, with the dash that its line has.
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { lookOf } from './lines.ts'
import type { ComparatorState } from './use-comparators.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './performance.module.css'

export function ComparatorChoice({ comparators }: { comparators: readonly ComparatorState[] }) {
  const [, choose] = useUrlState()
  const all = comparators.map(({ info }) => info)
  const toggle = (id: string) => {
    const shown = comparators.filter(({ info, isShown }) => isShown !== (info.id === id))
    choose({ with: shown.map(({ info }) => info.id).join(',') || 'none' })
  }
  return (
    <div role="group" aria-label="Compare with" className={css.comparators}>
      <p className={prose.quiet}>Compare with</p>
      <ul>
        {comparators.map(({ info, isShown, hasFailed, data, retry }) => {
          const { colour, dash } = lookOf(all, info.id)
          return (
            <li key={info.id}>
              <button type="button" aria-pressed={isShown} onClick={() => toggle(info.id)}>
                <svg viewBox="0 0 24 4" aria-hidden="true">
                  <path d="M0 2H24" style={{ stroke: `var(${colour})`, strokeDasharray: dash }} />
                </svg>
                {info.name}
              </button>
              {isShown && (
                <p className={prose.quiet}>
                  {info.description} Source: {info.source}.
                  {data?.estimatedFrom && ` Estimated from ${formatDate(data.estimatedFrom)}.`}
                </p>
              )}
              {isShown && hasFailed && (
                <p role="alert" className={prose.failed}>
                  We couldn’t load this comparison.{' '}
                  <Button variant="quiet" onClick={retry}>
                    Try again
                  </Button>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
