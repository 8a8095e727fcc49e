// For an address with an account that is not one of the active user's.
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from '#base/own-names.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { useOwnTitle } from '#screen-api/use-own-title.ts'
import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'

export function NotYourAccount({ accounts }: { accounts: readonly Account[] }) {
  const { userName, hereWith } = usePortal()
  useOwnTitle('Account not found')
  return (
    <div className={css.page}>
      <PageTitle>Account not found</PageTitle>
      <p>
        There is no account with this number among the accounts shown here. The link may be old, or belong to
        somebody else. Nothing was changed.
      </p>
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
