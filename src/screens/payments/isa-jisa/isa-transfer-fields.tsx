// The fields of "transfer an ISA here". Questions that have one possible answer for this kind of account are not asked.
import { useQuery } from '@tanstack/react-query'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from '#api/http/context.ts'
import { isaProvidersQuery } from '#api/payments/isa-transfers.ts'
import { withoutOwner } from '#domain/access/own-names.ts'
import { formatPence } from '#domain/money.ts'
import { sourceOf, sourcesInto } from '#domain/payments/isa-transfers.ts'
import { usePortal } from '#screen-api/portal.ts'
import { ChoiceField } from '#screen-api/send-form/fields/choice-field.tsx'
import { ComboField } from '#screen-api/send-form/fields/combo-field.tsx'
import { AmountField, SelectField, TextField } from '#screen-api/send-form/fields/fields.tsx'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { useRoomLeft } from '../room-left.ts'
import {
  askedOf,
  chosenSource,
  NOT_LISTED,
  type IsaTransferAnswers,
  type IsaTransferField,
} from './isa-transfer-answers.ts'

interface IsaTransferFieldsProps {
  form: FieldProps<IsaTransferAnswers, IsaTransferField>
  accounts: readonly Account[]
  account: Account
}

export function IsaTransferFields({ form, accounts, account }: IsaTransferFieldsProps) {
  const api = useApi()
  const { userName } = usePortal()
  const { answers } = form
  const providers = useQuery(isaProvidersQuery(api))
  const { roomPence } = useRoomLeft(account)
  const { asksExtent, asksMeans, asksThisYear, extent, thisYear } = askedOf(answers, account)
  return (
    <>
      <SelectField
        form={form}
        name="accountId"
        label="Into"
        value={account.id}
        options={accounts.map(({ id, name }) => ({ value: id, label: withoutOwner(name, userName) }))}
      />
      <SelectField
        form={form}
        name="source"
        label="What do you have there?"
        value={chosenSource(answers, account)}
        options={sourcesInto(account.type).map((id) => ({ value: id, label: sourceOf(id)?.words ?? id }))}
      />
      <ComboField
        form={form}
        name="provider"
        label="Provider"
        description="Type a part of the name"
        always={NOT_LISTED}
        options={[
          ...(providers.data ?? []).map((name) => ({ value: name, label: name })),
          { value: NOT_LISTED, label: 'My provider isn’t listed' },
        ]}
      />
      {answers.provider === NOT_LISTED && (
        <TextField form={form} name="otherProvider" label="Name of the provider" maxLength={80} />
      )}
      <TextField
        form={form}
        name="planNumber"
        label="Plan or account number"
        description="It is on your statements from them"
        maxLength={30}
      />
      {asksExtent && (
        <ChoiceField
          form={form}
          name="extent"
          label="How much of it?"
          options={[
            { value: 'all', label: 'All of it' },
            { value: 'part', label: 'Part of it' },
          ]}
        />
      )}
      {!asksExtent && <p>This can only be transferred as a whole, and the old one closes.</p>}
      {asksMeans && (
        <ChoiceField
          form={form}
          name="means"
          label="As what?"
          options={[
            { value: 'cash', label: 'Cash: they sell the investments first' },
            { value: 'in-specie', label: 'The investments as they are, where we can hold them' },
          ]}
        />
      )}
      <AmountField
        form={form}
        name="amount"
        label={extent === 'all' ? 'About how much is it?' : 'Amount'}
        description={extent === 'all' ? 'Everything moves, whatever it is worth on the day' : undefined}
      />
      {asksThisYear && (
        <ChoiceField
          form={form}
          name="thisYear"
          label="Does it include money paid in this tax year?"
          description="Only this year’s money counts towards this year’s allowance"
          options={[
            { value: 'none', label: 'No' },
            { value: 'some', label: 'Yes' },
          ]}
        />
      )}
      {thisYear === 'some' && (
        <AmountField
          form={form}
          name="thisYearAmount"
          label="How much of it was paid in this tax year?"
          description={roomPence !== undefined && `Room here: ${formatPence(roomPence)}`}
        />
      )}
    </>
  )
}
