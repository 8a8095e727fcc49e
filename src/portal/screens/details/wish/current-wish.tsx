// The wish that holds now, or why to make one; its holder may change it, or say that it is still right.
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import { reviewWish, type Wish } from '#api/people/expression-of-wish.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { useChange } from 'portal-engine/forms/send/use-change.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { inLondon } from 'portal-engine/ui/figures/instants.ts'
import { NomineeList } from './nominee-list.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import css from './wish.module.css'

const formatDay = inLondon({ day: 'numeric', month: 'long', year: 'numeric' })

interface CurrentWishProps {
  wish: Wish | null
  pensions: readonly string[]
  today: string
  onChange?: () => void
}

export function CurrentWish({ wish, pensions, today, onChange }: CurrentWishProps) {
  const holdsFor =
    pensions.length > 0
      ? `It covers ${pensions.join(' and ')}.`
      : 'You have no pension with us yet. This wish will cover any that you open.'
  if (!wish) {
    return (
      <Card>
        <EmptyState
          title="No wish yet"
          action={
            <Part name="edit-wish">
              <Button variant="primary" onClick={onChange}>
                Make a wish
              </Button>
            </Part>
          }
        >
          Without one, we have to find out who depended on the pension holder before we can pay anybody. A
          wish says who should have the money, and makes this quicker. {holdsFor}
        </EmptyState>
      </Card>
    )
  }
  const isDue = wish.reviewDueOn <= today
  // Signing it was the first check.
  const checked = formatDate(wish.reviewedOn) === formatDay(wish.signedAt) ? '' : formatDate(wish.reviewedOn)
  return (
    <Card title="Who should receive your pension">
      <div className={layout.stack4}>
        <NomineeList nominees={wish.nominees} />
        <p>
          Signed on {formatDay(wish.signedAt)}, reference {wish.reference}. {holdsFor}
        </p>
        {isDue ? (
          <p className={notice.due}>
            You last checked it more than a year ago{checked && `, on ${checked}`}. A marriage, a birth or a
            death may have changed who should have the money.
          </p>
        ) : (
          <p className={css.quiet}>
            {checked && `You last checked it on ${checked}. `}Check it again by {formatDate(wish.reviewDueOn)}
            , or when your family changes.
          </p>
        )}
        <Part
          name="edit-wish"
          otherwise={<p className={css.quiet}>Only the pension holder can change or review the wish.</p>}
        >
          <Actions wish={wish} isDue={isDue} onChange={onChange} />
        </Part>
      </div>
    </Card>
  )
}

interface ActionsProps {
  wish: Wish
  isDue: boolean
  onChange: (() => void) | undefined
}

const messages: ErrorMessages<typeof reviewWish> = {
  replaced: 'You have just signed another wish. You see that one now.',
  'owner-only': 'Only the pension holder can review the wish. Nothing has changed.',
  'flag-off': 'You can’t review an expression of wish here at the moment. Nothing has changed.',
}

function Actions({ wish, isDue, onChange }: ActionsProps) {
  const api = useApi()
  const change = useChange()
  return (
    <div className={layout.centredRow}>
      <Button variant="primary" onClick={onChange}>
        Change the wish
      </Button>
      <Button
        variant={isDue ? 'secondary' : 'quiet'}
        onClick={() =>
          void change({
            work: () => api.call(reviewWish, { params: { id: wish.id } }),
            done: 'Reviewed today: your wish stays as it is',
            errorMessage: (error) => errorMessage(reviewWish, messages, error),
          })
        }
      >
        It is still right
      </Button>
    </div>
  )
}
