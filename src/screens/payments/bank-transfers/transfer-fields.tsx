// The fields of "tell us that a transfer is coming".
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { allowanceQuery } from '#api/tax/allowance.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import { formatPence } from '#domain/money.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { AmountField, SelectField, TextField } from '#screen-api/send-form/fields/fields.tsx'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { countsThisYear } from '../amount.ts'
import { useRoomLeft } from '../room-left.ts'
import type { TransferAnswers, TransferField } from './transfer-answers.ts'

interface TransferFieldsProps extends FieldProps<TransferAnswers, TransferField> {
  accounts: readonly Account[]
  account: Account
  today: string
}

export function TransferFields(props: TransferFieldsProps) {
  const { accounts, account, today, answers } = props
  const { userName } = usePortal()
  const { roomPence, plannedPence } = useRoomLeft(account)
  const allowance = useQuery({ ...allowanceQuery(useApi(), account), enabled: hasAllowance(account) })
  return (
    <>
      <SelectField
        form={props}
        name="accountId"
        label="Account"
        value={account.id}
        options={accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, userName) }))}
      />
      {allowance.data?.subscriptionStatus === 'NotSubscribed' && (
        <p>
          This ISA needs your declaration for this tax year before money can be paid in.{' '}
          <RouteLink to="tax-allowances" search={`?account=${account.id}`}>
            Make the declaration
          </RouteLink>
        </p>
      )}
      <AmountField
        form={props}
        name="amount"
        label="Amount"
        description={
          roomPence !== undefined &&
          countsThisYear(answers.arrivesOn, today) &&
          `Room this tax year: ${formatPence(roomPence)}${plannedPence > 0 ? ', beside your Direct Debits' : ''}`
        }
      />
      <TextField form={props} name="arrivesOn" type="date" label="Day of the transfer" />
    </>
  )
}
