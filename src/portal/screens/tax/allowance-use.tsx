// How much of one ISA or junior ISA allowance is used, here and elsewhere, and what is left.
import { lazy } from 'react'
import type { TaxUse } from '#api/tax/tax-use.ts'
import { formatPounds } from 'portal-engine/base/money.ts'
import { allowanceLeft } from '#domain/payments/money-ahead.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Meter } from 'portal-engine/ui/charts/meter.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { openForm } from './open-form.tsx'
import type { useUnknown } from './use-unknown.ts'
import css from './tax.module.css'

const ElsewhereForm = lazy(() => import('./elsewhere-form.tsx'))

interface AllowanceUseProps {
  /** "ISA", or the child's name. */
  name: string
  wholePence: number
  use: TaxUse['isa']
  year: number
  childId: string | null
  isCurrent: boolean
  /** Those of the accounts that it goes into. */
  unknown: ReturnType<typeof useUnknown>
}

export function AllowanceUse({
  name,
  wholePence,
  use,
  year,
  childId,
  isCurrent,
  unknown,
}: AllowanceUseProps) {
  const { pounds } = useFormats()
  const { usedPence, plannedPence, leftPence, overPence } = allowanceLeft(wholePence, use)
  const amounts = [use.herePence, use.onItsWayPence, use.collectionsPence, use.elsewherePence]
  /** All of them with pence, or none. */
  const exact = amounts.some((pence) => pence % 100 !== 0)
  const title = childId === null ? 'ISAs with other firms' : `${name}’s junior ISAs with other firms`
  return (
    <>
      <div>
        {unknown === 'loading' ? (
          <Skeleton height="2.25rem" width="10rem" />
        ) : unknown ? (
          <p className={css.left}>
            We can’t say what is left{childId !== null && ` for ${name}`}: the allowance of {unknown.failed}{' '}
            couldn’t be loaded.
          </p>
        ) : (
          <p className={css.left}>
            <Money className={css.figure} pence={leftPence} /> left
            {childId !== null && ` for ${name}`}
          </p>
        )}
        <Meter
          label={`Allowance used and planned: ${name}`}
          value={usedPence}
          planned={plannedPence}
          max={wholePence}
          text={`${pounds(usedPence)} used${plannedPence > 0 ? ` · ${pounds(plannedPence)} planned` : ''} of ${formatPounds(wholePence)}`}
        />
      </div>
      {overPence > 0 && (
        <p className={css.warning} role="status">
          That is <Money pence={overPence} /> more than the allowance. Tell us before you do anything about
          it: HMRC decides which payments are taken back.
        </p>
      )}
      <dl className={css.facts}>
        {use.herePence > 0 && (
          <div>
            <dt>Paid in here</dt>
            <dd>
              <Money pence={use.herePence} exact={exact} />
            </dd>
          </div>
        )}
        {use.onItsWayPence > 0 && (
          <div>
            <dt>
              On the way
              <small>Payments that have been asked for and have not arrived</small>
            </dt>
            <dd>
              <Money pence={use.onItsWayPence} exact={exact} />
            </dd>
          </div>
        )}
        {use.collectionsPence > 0 && (
          <div>
            <dt>
              Direct Debits
              <small>Still to be collected in this tax year, also for accounts that are being opened</small>
            </dt>
            <dd>
              <Money pence={use.collectionsPence} exact={exact} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            Paid in elsewhere
            <small>
              {use.toldOn === null ? 'Nothing added yet' : `You told us on ${formatDate(use.toldOn)}`}
            </small>
          </dt>
          <dd className={css.line}>
            <Money pence={use.elsewherePence} exact={exact} />
            {isCurrent && (
              <Button
                variant="quiet"
                onClick={() =>
                  openForm(title, (close) => (
                    <ElsewhereForm
                      year={year}
                      childId={childId}
                      mostPence={wholePence}
                      kept={use}
                      close={close}
                    />
                  ))
                }
              >
                {use.toldOn === null ? 'Tell us' : 'Change'}
                <span className="visually-hidden"> what you paid into {title}</span>
              </Button>
            )}
          </dd>
        </div>
      </dl>
    </>
  )
}
