// What stands above a message that could not be sent.
import { PhoneLink } from '#screen-api/cards/phone-line.tsx'
import css from './message-form.module.css'

export function SendFailure() {
  return (
    <p role="alert" className={css.failed}>
      We couldn’t send your message. Nothing is lost: your text is still here. Try again, or call us on{' '}
      <PhoneLink />.
    </p>
  )
}
