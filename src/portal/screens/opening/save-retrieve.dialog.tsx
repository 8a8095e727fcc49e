// Save/Retrieve: what is in the basket now, what the server keeps and since when, and moving one over the other.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import type { Basket } from '#domain/opening/basket.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import { Button } from '#ui/button.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { Money } from '#ui/figures/money.tsx'
import { countItems } from './basket-edits.ts'
import { SavingLine } from './saving-line.tsx'
import { useBasket } from './use-basket.ts'
import prose from '#ui/prose.module.css'
import css from './opening.module.css'

export const title = 'Save or retrieve your basket'

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

export default function SaveRetrieve({ close }: { close: (result: boolean) => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { query, basket, save, saving } = useBasket()
  const shownKey = openingBackupQuery(api).queryKey
  const server = useQuery({
    ...openingBackupQuery(api),
    queryKey: [...shownKey, 'on-server', saving],
    enabled: saving !== 'saving',
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <div className={css.stack}>
      <section className={css.tight} aria-labelledby="basket-now">
        <h3 id="basket-now">In your basket now</h3>
        {query.isError && query.data === undefined ? (
          <p>We couldn’t load your basket.</p>
        ) : (
          <>
            <Items basket={basket} />
            {basket.items.length > 0 && (
              <div>
                <Button variant="primary" onClick={save} busy={saving === 'saving' || query.isPending}>
                  Save now
                </Button>
              </div>
            )}
          </>
        )}
        <SavingLine saving={saving} save={save} />
      </section>
      <section className={css.tight} aria-labelledby="basket-kept">
        <h3 id="basket-kept">Kept for you</h3>
        <QueryCard query={server} what="the basket we keep for you" skeleton={<Skeleton lines={4} />}>
          {(answer) => (
            <>
              {answer.basket.savedAt !== null && (
                <p className={prose.muted}>Saved {when.format(Date.parse(answer.basket.savedAt))}</p>
              )}
              <Items basket={answer.basket} />
              {answer.basket.items.length > 0 && (
                <div>
                  <Button
                    onClick={() => {
                      queryClient.setQueryData(shownKey, answer)
                      close(true)
                    }}
                  >
                    Load saved basket
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryCard>
        <p className={prose.muted}>
          We keep one basket. Your changes are saved as you make them; saving again replaces what is kept.
        </p>
      </section>
    </div>
  )
}

function Items({ basket }: { basket: Basket }) {
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
