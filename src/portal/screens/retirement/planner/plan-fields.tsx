// Everything that a plan asks, in sections that unfold. Loaded later, because its fields are Mantine's.
import type { ReactNode } from 'react'
import { writePounds } from 'portal-engine/base/pounds.ts'
import { nations, orders } from '#domain/retirement/planner-answers.ts'
import { livingStandards } from '#domain/retirement/living-standards.ts'
import { statePensionOf } from '#domain/retirement/state-pension.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { CheckRow } from 'portal-engine/ui/forms/check-row.tsx'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { BenefitRows } from './benefit-rows.tsx'
import { OneOffRows } from './one-off-rows.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { PotFields } from './pot-fields.tsx'
import { SingleSelect, SingleText } from './typed-field.tsx'
import type { PlanOnScreen } from './use-plan.ts'
import { standardWords } from './planner-words.ts'
import layout from 'portal-engine/ui/layout.module.css'
import fieldRow from 'portal-engine/ui/fields/field-row.module.css'
import css from './planner.module.css'

export default function PlanFields({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, facts, read, change } = onScreen
  const { pounds } = useFormats()
  const { plan } = read
  const [first, partner] = plan.people
  const total = plan.pots.reduce((sum, { valuePence }) => sum + valuePence, 0)
  const monthly = plan.pots.reduce((sum, { monthlyPence }) => sum + monthlyPence, 0)
  const state = statePensionOf(first)
  const benefits = plan.people.flatMap(({ definedBenefits }) => definedBenefits)
  return (
    <MantineScope>
      <div className={css.sections}>
        <div className={layout.column4}>
          <div className={fieldRow.row}>
            <SingleText name="retireAge" label="Retire at" saysOurs={false} onScreen={onScreen} />
            <SingleText name="untilAge" label="Money to last until" saysOurs={false} onScreen={onScreen} />
          </div>
          <Spending onScreen={onScreen} />
          {facts.bornOn === null && (
            <SingleText
              name="bornOn"
              label="Your date of birth"
              hint="For example 27 3 1985."
              onScreen={onScreen}
            />
          )}
        </div>
        <Section
          name="Pots"
          summary={<AmountText>{`${pounds(total)} and ${pounds(monthly)} a month`}</AmountText>}
        >
          <PotFields onScreen={onScreen} />
        </Section>
        <Section
          name="State Pension and other pensions for life"
          summary={
            <AmountText>
              {`${pounds(Math.round(state.yearlyPence))} a year from ${formatDate(state.startsOn)}${benefits.length > 0 ? ` and ${benefits.length} more` : ''}`}
            </AmountText>
          }
        >
          <SingleText
            name="years"
            label="Your years of National Insurance at State Pension age"
            hint="35 give the full new State Pension, fewer than 10 give none. gov.uk has your forecast."
            onScreen={onScreen}
          />
          <SingleText
            name="deferral"
            label="Years for which you put off your State Pension"
            hint="Each whole year adds just under 5.8% for good."
            onScreen={onScreen}
          />
          <BenefitRows onScreen={onScreen} />
        </Section>
        <Section
          name="One-off sums"
          summary={plan.oneOffs.length === 0 ? 'None' : String(plan.oneOffs.length)}
        >
          <OneOffRows onScreen={onScreen} />
        </Section>
        <Section name="Partner" summary={partner ? `Retires at ${partner.retireAge}` : 'Not in this plan'}>
          <CheckRow
            id="plan-partner"
            label="Plan for two"
            problem={undefined}
            isChecked={answers.hasPartner}
            onChange={(hasPartner) => change({ ...answers, hasPartner })}
          />
          {answers.hasPartner && <PartnerFields onScreen={onScreen} />}
        </Section>
        <Section name="Tax and order" summary={nations.find(({ value }) => value === first.nation)?.label}>
          <SingleSelect name="nation" label="Income tax of" options={nations} onScreen={onScreen} />
          <SingleSelect
            name="order"
            label="Money is taken from"
            hint="After pensions for life and pay. A quarter of each pension withdrawal is free of tax, up to the lump sum allowance."
            options={orders}
            onScreen={onScreen}
          />
        </Section>
      </div>
    </MantineScope>
  )
}

function Section({ name, summary, children }: { name: string; summary: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <Disclosure
        label={
          <span>
            {name} <span className={css.summary}>{summary}</span>
          </span>
        }
      >
        <div className={layout.column4}>{children}</div>
      </Disclosure>
    </section>
  )
}

function Spending({ onScreen }: { onScreen: PlanOnScreen }) {
  const { answers, read, change } = onScreen
  const people = read.plan.people.length
  const { spendingPence } = read.plan
  const amountOf = ({ onePence, twoPence }: (typeof livingStandards)[number]) =>
    people === 2 ? twoPence : onePence
  const chosen = livingStandards.find((standard) => amountOf(standard) === spendingPence)?.id
  return (
    <>
      <SingleText
        name="spending"
        label="Spending a year in retirement"
        isMoney
        saysOurs={false}
        hint={`After tax, in today’s money. ${standardWords(spendingPence, people)}`}
        onScreen={onScreen}
      />
      <Chips
        label="Living standard"
        options={livingStandards.map(({ id, name }) => ({ id, label: name }))}
        chosen={chosen ?? ('' as (typeof livingStandards)[number]['id'])}
        onChoose={(id) => {
          const standard = livingStandards.find((one) => one.id === id)!
          change({ ...answers, fields: { ...answers.fields, spending: writePounds(amountOf(standard)) } })
        }}
      />
    </>
  )
}
