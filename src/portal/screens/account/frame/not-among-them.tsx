// An account that is not in the list: it has left it for its child, or it never was there.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { leftAccountsQuery, type LeftAccount } from '#api/accounts/left-accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { PathLink } from 'portal-engine/screen-api/links/path-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useOwnTitle } from 'portal-engine/screen-api/use-own-title.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import css from 'portal-engine/ui/message-page.module.css'

export function NotAmongThem({ accounts, accountId }: { accounts: readonly Account[]; accountId: string }) {
  const left = useQuery(leftAccountsQuery(useApi()))
  return (
    <QueryCard query={left} what="this account" skeleton={<Skeleton lines={4} height="3rem" />}>
      {(all) => {
        const account = all.find((each) => each.accountId === accountId)
        return account ? <JuniorIsaEnded account={account} /> : <NotYourAccount accounts={accounts} />
      }}
    </QueryCard>
  )
}

/** For an address with an account that is not one of the active user's. */
function NotYourAccount({ accounts }: { accounts: readonly Account[] }) {
  const { userName, hereWith } = usePortal()
  useOwnTitle('Account not found')
  return (
    <div className={css.page}>
      <PageTitle>Account not found</PageTitle>
      <p>We can’t find an account with this number. The link may be old, or meant for somebody else.</p>
      {accounts.length > 0 && (
        <ul>
          {accounts.map(({ id, name }) => (
            <li key={id}>
              <PathLink to={hereWith({ account: id })}>{withoutOwner(name, userName)}</PathLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <RouteLink to="account-dashboard">Back to the overview</RouteLink>
      </p>
      <PhoneLine />
    </div>
  )
}

/** Where a junior ISA went on the child's 18th birthday, for the parent who looked after it. */
function JuniorIsaEnded({
  account: { accountName, accountNumber, childName, leftOn },
}: {
  account: LeftAccount
}) {
  const name = withoutOwner(accountName, childName)
  useOwnTitle(`${name}: now the child’s own ISA`)
  return (
    <div className={css.page}>
      <PageTitle>{childName} is 18, and this account is theirs</PageTitle>
      <p>
        On {formatDate(leftOn)} the {name} {accountNumber} became {childName}’s own ISA, with everything in
        it. {childName} signs in to see it now, and only they decide about it.
      </p>
      <p>
        Your Direct Debit for it has ended, and nobody else can pay in. What you paid in stays in your
        history.
      </p>
      <p>New statements go to {childName}. The ones we sent you before stay in your documents.</p>
      <p>
        <RouteLink to="payments-history">See what you paid in</RouteLink>
      </p>
      <p>
        <RouteLink to="account-dashboard">Back to the overview</RouteLink>
      </p>
      <PhoneLine />
    </div>
  )
}
