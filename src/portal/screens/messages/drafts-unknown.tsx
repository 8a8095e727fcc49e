// A notice at a form that begins blank because the drafts could not be loaded: there may be one all the same.
import css from './messages.module.css'

export function DraftsUnknown() {
  return (
    <p role="status" className={css.from}>
      We couldn’t load your drafts, so this page is blank. We still have what you wrote before.
    </p>
  )
}
