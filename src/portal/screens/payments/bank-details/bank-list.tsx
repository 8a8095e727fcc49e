// The bank accounts, masked, with what their owner can do about each.
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import { makeDefaultBankAccount, removeBankAccount, type BankAccount } from '#api/payments/bank-accounts.ts'
import { payeeInWords } from '#screens/shared/bank/bank-values.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { useChange } from 'portal-engine/forms/send/use-change.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { confirmChange } from 'portal-engine/ui/modals/confirm-change.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './bank-details.module.css'

export function BankList({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <ul>
      {accounts.map((account) => (
        <li key={account.id} className={css.account}>
          <div className={layout.centredRow}>
            <strong>{account.name}</strong>
            {account.isDefault && <Badge tone="pine">Default</Badge>}
          </div>
          <p className="visually-hidden">
            Sort code ending {account.sortCodeEnding}, account number ending {account.accountNumberEnding}
          </p>
          <p className={css.numbers} aria-hidden="true">
            <span>
              <span className={prose.quiet}>Sort code</span>
              ••-••-{account.sortCodeEnding}
            </span>
            <span>
              <span className={prose.quiet}>Account number</span>
              <span className={css.dots}>••••</span>
              {account.accountNumberEnding}
            </span>
          </p>
          <p className={`${layout.centredRow} ${prose.muted}`}>
            {account.payeeCheck === 'match' ? (
              <Badge tone="gain">{payeeInWords(account.payeeCheck)}</Badge>
            ) : (
              `${payeeInWords(account.payeeCheck)}.`
            )}{' '}
            <span>
              {account.kind === 'business' ? 'Business' : 'Personal'} account
              {!account.isReady && `. We can pay withdrawals there from ${formatInstant(account.readyAt)}`}
            </span>
          </p>
          {account.usedBy.length > 0 && (
            <div>
              <p className={prose.quiet} id={`used-${account.id}`}>
                Payments to and from this account
              </p>
              <ul aria-labelledby={`used-${account.id}`}>
                {account.usedBy.map(({ reference, what }) => (
                  <li key={reference}>{what}</li>
                ))}
              </ul>
            </div>
          )}
          <Part name="edit-bank-details">
            <Actions account={account} isOnly={accounts.length === 1} />
          </Part>
        </li>
      ))}
    </ul>
  )
}

const removalMessages: ErrorMessages<typeof removeBankAccount> = {
  'in-use':
    'Something is still paid to this account or collected from it. You can remove it once that has ended.',
  'owner-only': 'Only the owner of the account can remove it. Nothing has changed.',
}

function Actions({ account, isOnly }: { account: BankAccount; isOnly: boolean }) {
  const { id, name, accountNumberEnding, isDefault } = account
  const api = useApi()
  const change = useChange()
  const which = <span className="visually-hidden"> {`account ending ${accountNumberEnding}`}</span>
  const remove = () =>
    change({
      work: () => api.call(removeBankAccount, { params: { id } }),
      done: `The account ending ${accountNumberEnding} is removed`,
      errorMessage: (error) => errorMessage(removeBankAccount, removalMessages, error),
    })
  return (
    <div className={css.actions}>
      {!isDefault && (
        <Button
          onClick={() =>
            void change({
              work: () => api.call(makeDefaultBankAccount, { params: { id } }),
              done: `The account ending ${accountNumberEnding} is now the default`,
            })
          }
        >
          Make default{which}
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={() =>
          confirmChange(
            {
              title: 'Remove this bank account?',
              text: `${name}, account ending ${accountNumberEnding}. ${isOnly ? 'It is your only one, so you can’t take money out until you add another.' : 'We will no longer pay money there.'}`,
              keep: 'Keep it',
              label: 'Remove',
            },
            remove,
          )
        }
      >
        Remove{which}
      </Button>
    </div>
  )
}
