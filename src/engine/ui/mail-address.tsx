// An email address as a text that stands on one line where it fits, and breaks after the @ before it breaks anywhere else.
import css from './mail-address.module.css'

/** An email address that breaks after its @ first. */
export function MailAddress({ children: address }: { children: string }) {
  const [mailbox, host] = address.split('@')
  return (
    <span className={css.whole}>
      {mailbox}@<wbr />
      {host}
    </span>
  )
}
