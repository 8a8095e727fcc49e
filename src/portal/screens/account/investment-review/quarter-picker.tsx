// Chooses the quarter; the choice is in the address, the newest has none.
import { useId } from 'react'
import type { Reviews } from '#api/accounts/reviews.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { chooseReview, nameOf } from './quarters.ts'
import '#ui/fields/select.css'
import css from './investment-review.module.css'

export function QuarterPicker({ reviews }: Pick<Reviews, 'reviews'>) {
  const [search, choose] = useUrlState()
  const id = useId()
  const { review, isUnknown } = chooseReview(reviews, search.get('quarter'))
  return (
    <div className={css.quarter} data-not-printed>
      <div className={css.field}>
        <label htmlFor={id}>Quarter</label>
        <select
          id={id}
          value={review?.id}
          onChange={({ currentTarget: { value } }) =>
            choose({ quarter: value === reviews[0]?.id ? undefined : value })
          }
        >
          {reviews.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <p role="status">{isUnknown && 'There is no review for that quarter. This is the newest one.'}</p>
    </div>
  )
}
