// The telephone number of client services and when someone answers.
import { usePortal } from '#screen-api/portal.ts'
import prose from '#ui/prose.module.css'
import css from './phone-line.module.css'

/** The firm’s telephone number as a link that calls it. */
export function PhoneLink() {
  const { brand } = usePortal()
  return (
    <a className={css.phone} href={`tel:${brand.phone.replaceAll(' ', '')}`}>
      {brand.phone}
    </a>
  )
}

/** "Need help? Call us on 020 7946 0123, Monday to Friday, 8am to 6pm." */
export function PhoneLine() {
  const { brand } = usePortal()
  return (
    <p className={prose.muted}>
      Need help? Call us on{' '}
      <span className={css.phone}>
        <PhoneLink />,
      </span>{' '}
      <span className={css.phone}>{brand['phone-hours']}.</span>
    </p>
  )
}
