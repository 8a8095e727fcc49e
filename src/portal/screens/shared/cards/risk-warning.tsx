// The risk sentence, in body size as the FCA asks, wherever value, performance or a projection shows.
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import css from './risk-warning.module.css'

const PAST = 'Past performance is not a reliable indicator of future results.'
const FORECAST = 'Forecasts are not a reliable indicator of future performance.'

export function RiskWarning({ about = 'value' }: { about?: 'value' | 'performance' | 'projection' }) {
  const { brand } = usePortal()
  return (
    <p className={css.risk}>
      {brand['risk-warning']}
      {about === 'performance' && ` ${PAST}`}
      {about === 'projection' && ` ${FORECAST}`}
    </p>
  )
}
