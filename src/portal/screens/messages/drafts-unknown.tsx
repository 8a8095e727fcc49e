// A notice at a form that begins blank because the drafts could not be loaded: there may be one all the same.
import css from './messages.module.css'

export function DraftsUnknown() {
  return (
    <p role="status" className={css.from}>
      We couldn’t load your drafts, so this begins blank. What you wrote before is still kept.
    </p>
  )
}
