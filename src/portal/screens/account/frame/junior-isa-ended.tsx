// Where a junior ISA went on the child's 18th birthday, for the parent who looked after it.
import type { LeftAccount } from '#api/accounts/left-accounts.ts'
import { withoutOwner } from '#base/own-names.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { useOwnTitle } from '#screen-api/use-own-title.ts'
import { formatDate } from '#ui/figures/dates.ts'
import css from '#ui/message-page.module.css'
import { PageTitle } from '#ui/page-title.tsx'

export function JuniorIsaEnded({
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
        it. It is in {childName}’s own sign-in now, and they alone decide about it.
      </p>
      <p>
        Your Direct Debit for it has ended, and nobody else can pay in. What you paid in stays in your
        history.
      </p>
      <p>Its statements are {childName}’s from now on. Those you were sent before stay in your documents.</p>
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
