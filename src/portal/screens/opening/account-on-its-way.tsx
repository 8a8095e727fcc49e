// One account of an application: what happens next, and when; once it is open, the way to it.
import { COLLECTED_ON } from '#domain/opening/account-opening.ts'
import type { Application } from '#api/opening/applications.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './opening.module.css'

export function AccountOnItsWay({ account }: { account: Application['accounts'][number] }) {
  const { name, wrapper, reference, accountId, checkedOn, opensOn, fundedOn, initialPence, monthlyPence } =
    account
  return (
    <>
      <div className={css.itemHead}>
        <h3>{name}</h3>
        <Badge>{ownValue<string>(wrapperNames, wrapper) ?? wrapper}</Badge>
      </div>
      <p className={prose.muted}>Reference {reference}</p>
      {accountId === null ? (
        <p>
          We expect to have checked your identity by {formatDate(checkedOn)}, and to open the account on{' '}
          {formatDate(opensOn)}.
        </p>
      ) : (
        <p>
          Open since {formatDate(opensOn)}.{' '}
          <RouteLink to="account" params={{ account: accountId }}>
            Go to this account
          </RouteLink>
        </p>
      )}
      {initialPence > 0 && (
        <p>
          First payment: <Money pence={initialPence} exact />, collected on {formatDate(fundedOn)}.
        </p>
      )}
      {monthlyPence > 0 && (
        <p>
          Then <Money pence={monthlyPence} exact /> a month, on {COLLECTED_ON.words} or the next working day.
        </p>
      )}
    </>
  )
}
