// The items of the basket: their amounts can be changed, and a removed one brought back. Loaded lazily with Mantine's fields.
import { useRef, useState } from 'react'
import type { BasketItem } from '#domain/opening/basket.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { RemovedLine } from 'portal-engine/ui/cards/removed-line.tsx'
import { AmountField } from './amount-field.tsx'
import { changeAmounts, removeItem, restoreItem } from './basket-edits.ts'
import type { ShownBasket } from './use-basket.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './opening.module.css'

interface Removed {
  item: BasketItem
  place: number
}

export default function BasketItems({ basket, change }: Pick<ShownBasket, 'basket' | 'change'>) {
  const [removed, setRemoved] = useState<Removed>()
  const list = useRef<HTMLUListElement>(null)
  const undo = () => {
    if (removed) change((before) => restoreItem(before, removed.item, removed.place))
    setRemoved(undefined)
    list.current?.focus()
  }
  return (
    <MantineScope>
      {removed && <RemovedLine key={removed.item.id} name={removed.item.name} onUndo={undo} />}
      <ul
        ref={list}
        tabIndex={-1}
        className={css.items}
        aria-label="Portfolios in your basket"
        hidden={basket.items.length === 0}
      >
        {basket.items.map((item, place) => (
          <li key={item.id}>
            <Item
              item={item}
              change={change}
              onRemove={() => {
                change((before) => removeItem(before, item.id))
                setRemoved({ item, place })
              }}
            />
          </li>
        ))}
      </ul>
    </MantineScope>
  )
}

function Item({
  item,
  change,
  onRemove,
}: {
  item: BasketItem
  change: ShownBasket['change']
  onRemove: () => void
}) {
  return (
    <>
      <div className={css.itemLine}>
        <div className={css.itemHead}>
          <h2>{item.name}</h2>
          <Badge>{wrapperNames[item.wrapper]}</Badge>
        </div>
        <Button variant="quiet" icon="close" className={css.remove} onClick={onRemove}>
          Remove<span className="visually-hidden"> {item.name}</span>
        </Button>
      </div>
      <p className={prose.muted}>
        {item.goal !== '' && `${item.goal} · `}
        {item.child && `For ${item.child.name} · `}
        {item.years === 1 ? '1 year' : `${item.years} years`} · Risk level {item.riskLevel} of 7
      </p>
      <div className={css.pair}>
        <AmountField
          label="First payment"
          of={item.name}
          pence={item.initialPence}
          onKeep={(initialPence) => change((before) => changeAmounts(before, item.id, { initialPence }))}
        />
        <AmountField
          label="Monthly payment"
          of={item.name}
          pence={item.monthlyPence}
          onKeep={(monthlyPence) => change((before) => changeAmounts(before, item.id, { monthlyPence }))}
        />
      </div>
    </>
  )
}
