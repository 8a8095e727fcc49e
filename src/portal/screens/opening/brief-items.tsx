// What a basket holds, in a few lines.
import type { Basket } from '#domain/opening/basket.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { countItems } from './basket-edits.ts'
import css from './opening.module.css'

export function BriefItems({ basket }: { basket: Basket }) {
  if (basket.items.length === 0) return <p>Nothing.</p>
  return (
    <>
      <p>{countItems(basket.items.length)}:</p>
      <ul className={css.brief}>
        {basket.items.map((item) => (
          <li key={item.id}>
            {item.name}, {wrapperNames[item.wrapper]}: <Money pence={item.initialPence} exact />
            {item.monthlyPence > 0 && (
              <>
                {' '}
                and <Money pence={item.monthlyPence} exact /> a month
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
