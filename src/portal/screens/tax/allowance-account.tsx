// One ISA or junior ISA: its own allowance call with loading, failed and ready state, the declaration, and paying in.
import { useQuery } from '@tanstack/react-query'
import { lazy, useRef, useState } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { afterPaint } from 'portal-engine/ui/after-paint.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { openForm } from './open-form.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './tax.module.css'

const DeclarationForm = lazy(() => import('#screens/shared/isa-declaration/declaration-form.tsx'))

export function AllowanceAccount({ account }: { account: Account }) {
  const allowance = useQuery(allowanceQuery(useApi(), account))
  const [search] = useUrlState()
  const { activeUserName } = usePortal()
  const row = useRef<HTMLLIElement>(null)
  const name = withoutOwner(account.name, activeUserName)
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={css.account}
      aria-current={search.get('account') === account.id ? 'true' : undefined}
    >
      <div className={css.line}>
        <strong>{name}</strong>
        <span className={prose.lead}>No. {account.accountNumber}</span>
      </div>
      <QueryCard query={allowance} what={`the allowance of ${name}`} skeleton={<Skeleton height="4.75rem" />}>
        {({ freePence, subscriptionStatus }) => (
          <>
            <div className={css.line}>
              <Status status={subscriptionStatus} />
              <span>
                <Money pence={freePence} exact={freePence % 100 !== 0} /> left to pay in
              </span>
            </div>
            <Actions
              account={account}
              name={name}
              isDeclared={subscriptionStatus === 'Subscribed'}
              onDeclared={() => row.current?.focus()}
            />
          </>
        )}
      </QueryCard>
    </li>
  )
}

const statusWords: Record<string, string> = { Subscribed: 'Subscribed', NotSubscribed: 'No declaration yet' }

function Status({ status }: { status: string }) {
  return <Badge tone={status === 'Subscribed' ? 'gain' : 'brass'}>{statusWords[status] ?? status}</Badge>
}

interface ActionsProps {
  account: Account
  name: string
  isDeclared: boolean
  /** Called once the declaration's dialog has gone. */
  onDeclared: () => void
}

/** A junior ISA is opened by its registered contact; only an adult's ISA has a declaration of its own here. */
function Actions({ account, name, isDeclared, onDeclared }: ActionsProps) {
  const [, choose] = useUrlState()
  const [hasFailed, setFailed] = useState(false)
  if (isDeclared || account.type === 'JISA')
    return (
      <div className={css.actions}>
        <ButtonLink to="isa-jisa" search={`?${new URLSearchParams({ account: account.id })}`}>
          Pay in<span className="visually-hidden"> to {name}</span>
        </ButtonLink>
      </div>
    )
  const declare = () =>
    openForm('Your ISA declaration', (close) => (
      <DeclarationForm
        account={account}
        name={name}
        onDeclared={() => {
          choose({ account: account.id })
          void afterPaint().then(onDeclared)
        }}
        onFailed={setFailed}
        close={close}
      />
    ))
  return (
    <>
      {hasFailed && (
        <p className={notice.problem}>Your declaration was not saved. The account is as it was before.</p>
      )}
      <div className={css.actions}>
        <Button onClick={declare}>
          Make the declaration<span className="visually-hidden"> for {name}</span>
        </Button>
      </div>
    </>
  )
}
