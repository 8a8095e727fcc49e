// Own accounts, filled in from what the portal knows, and pots elsewhere.
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { monthlyOf, type OwnAccount, type TypedPot } from '#domain/retirement/planner-answers.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import { Rows } from './rows.tsx'
import { TypedText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import fieldRow from 'portal-engine/ui/fields/field-row.module.css'
import css from './planner.module.css'

const kinds: readonly { value: TypedPot['kind']; label: string }[] = [
  { value: 'pension', label: 'Pension' },
  { value: 'isa', label: 'ISA' },
  { value: 'general', label: 'Savings or general account' },
]

export const owners = [
  { value: 'me', label: 'Yours' },
  { value: 'partner', label: 'Your partner’s' },
]

export function PotFields({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, facts, act, change } = onScreen
  return (
    <>
      {facts.accounts.length === 0 && <p>You have no accounts with us yet. Add what you have elsewhere.</p>}
      {facts.accounts.map((account) => (
        <AccountFields key={account.id} account={account} onScreen={onScreen} />
      ))}
      <Rows<TypedPot>
        label="Pots elsewhere"
        rows={answers.pots}
        noun="Pot"
        addLabel="Add a pot elsewhere"
        blank={{ owner: 'me', kind: 'pension', value: '', monthly: '0', risk: '4' }}
        onChange={(pots) => change({ ...answers, pots })}
        onRemove={(pots, said) => act({ ...answers, pots }, said)}
      >
        {(pot, name, set) => <PotRow pot={pot} name={name} onScreen={onScreen} onChange={set} />}
      </Rows>
    </>
  )
}

function AccountFields({ account, onScreen }: { account: OwnAccount; onScreen: PlanOnScreen }) {
  const { answers, problems, change } = onScreen
  const { pounds } = useFormats()
  const { activeUserName } = usePortal()
  const set = (part: PlanOnScreen['answers']['accounts'][string]) =>
    change({
      ...answers,
      accounts: { ...answers.accounts, [account.id]: { ...answers.accounts[account.id], ...part } },
    })
  const isLeftOut = answers.accounts[account.id]?.isLeftOut === true
  const name = withoutOwner(account.name, activeUserName)
  return (
    <div className={css.account}>
      <CheckRow
        id={`plan-${account.id}`}
        label={`${name}, ${pounds(account.valuePence)}`}
        problem={undefined}
        isChecked={!isLeftOut}
        onChange={(isChecked) => set({ isLeftOut: !isChecked })}
      />
      {!isLeftOut && (
        <TypedText
          id={`plan-${account.id}-monthly`}
          label={`Paid in a month: ${name}`}
          isMoney
          hint={
            account.kind === 'pension'
              ? 'With tax relief. From your Direct Debit.'
              : 'From your Direct Debit.'
          }
          value={monthlyOf(answers, account)}
          problem={problems[`${account.id}-monthly`]}
          onType={(monthly) => set({ monthly })}
        />
      )}
    </div>
  )
}

interface PotRowProps {
  pot: TypedPot
  name: string
  onScreen: PlanOnScreen
  onChange: (part: Partial<TypedPot>) => void
}

function PotRow({ pot, name, onScreen, onChange }: PotRowProps) {
  const { answers, problems } = onScreen
  const text = (field: 'value' | 'monthly' | 'risk', label: string) => (
    <TypedText
      id={`plan-${pot.id}-${field}`}
      label={label}
      value={pot[field]}
      problem={problems[`${pot.id}-${field}`]}
      isMoney={field !== 'risk'}
      onType={(value) => onChange({ [field]: value })}
    />
  )
  return (
    <>
      <div className={fieldRow.row}>
        <NativeSelect
          label={`${name}: what it is`}
          value={pot.kind}
          data={[...kinds]}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as TypedPot['kind'] })}
        />
        {answers.hasPartner && (
          <NativeSelect
            label={`${name}: whose`}
            value={pot.owner}
            data={owners}
            onChange={({ currentTarget }) => onChange({ owner: currentTarget.value as TypedPot['owner'] })}
          />
        )}
      </div>
      <div className={fieldRow.row}>
        {text('value', `${name}: worth`)}
        {text('monthly', `${name}: paid in a month`)}
        {text('risk', `${name}: risk level, 1 to 7`)}
      </div>
    </>
  )
}
