// Below the filters of a list: what of the address was left out, how much they leave, and the ones in force as chips.
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icons.tsx'
import { FILTER_COUNT_ID, focusFilterCount } from './filter-count.ts'
import notice from '../notice.module.css'
import css from './filters-in-force.module.css'

interface FiltersInForceProps {
  /** Read out whenever it changes. */
  count: string
  /** Sentences about what the address asks for and the list has not. */
  ignored?: readonly string[]
  chips?: readonly { id: string; label: ReactNode; remove: () => void }[]
  /** Undefined while there is nothing to clear. */
  onClear: (() => void) | undefined
}

export function FiltersInForce({ count, ignored, chips, onClear }: FiltersInForceProps) {
  /** The pressed button goes away, so the focus needs another place. */
  const press = (act: () => void) => () => {
    act()
    focusFilterCount()
  }
  return (
    <>
      {ignored !== undefined && ignored.length > 0 && (
        <div role="alert" className={notice.due}>
          <ul className={css.ignored}>
            {ignored.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={css.inForce}>
        <p id={FILTER_COUNT_ID} role="status" tabIndex={-1} className={css.count}>
          {count}
        </p>
        {chips?.map(({ id, label, remove }) => (
          <button key={id} type="button" className={css.chip} onClick={press(remove)}>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <Icon name="close" size={14} />
          </button>
        ))}
        {onClear && (
          <Button variant="quiet" data-not-printed onClick={press(onClear)}>
            Clear all
          </Button>
        )}
      </div>
    </>
  )
}
