// Save/Retrieve: what is in the basket now, what the server keeps and since when, and moving one over the other.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { BriefItems } from './brief-items.tsx'
import { SavingLine } from './saving-line.tsx'
import { useBasket } from './use-basket.ts'
import prose from 'portal-engine/ui/prose.module.css'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import css from './opening.module.css'

export const title = 'Save or retrieve your basket'

export default function SaveRetrieve({ close }: { close: (result: boolean) => void }) {
  const kept = openingBackupQuery(useApi())
  const shown = useBasket()
  const { query, basket, saving } = shown
  const server = useQuery({
    ...kept,
    queryKey: [...kept.queryKey, 'on-server', saving],
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
            <BriefItems basket={basket} />
            {basket.items.length > 0 && (
              <div>
                <Button
                  variant="primary"
                  onClick={() => (server.data ? shown.saveOver(server.data) : shown.save())}
                  busy={saving === 'saving' || query.isPending}
                >
                  Save now
                </Button>
              </div>
            )}
          </>
        )}
        <SavingLine shown={shown} />
      </section>
      <section className={css.tight} aria-labelledby="basket-kept">
        <h3 id="basket-kept">Kept for you</h3>
        <QueryCard query={server} what="the basket we keep for you" skeleton={<Skeleton lines={4} />}>
          {(answer) => (
            <>
              {answer.basket.savedAt !== null && (
                <p className={prose.muted}>Saved {formatInstant(answer.basket.savedAt)}</p>
              )}
              <BriefItems basket={answer.basket} />
              {answer.basket.items.length > 0 && (
                <div>
                  <Button
                    onClick={() => {
                      shown.take(answer)
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
          We keep one basket, and save your changes as you make them. Saving again replaces it.
        </p>
      </section>
    </div>
  )
}
