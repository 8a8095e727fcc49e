// What is printed says on which day. styles/print.css shows it.
import { londonDate } from '#base/dates/london-time.ts'
import { formatDate } from './figures/dates.ts'

export function datePrints(): void {
  addEventListener('beforeprint', () =>
    document
      .querySelector('header')
      ?.setAttribute('data-printed-on', `Printed on ${formatDate(londonDate(new Date()))}`),
  )
}
