// Questions that several forms of money going out ask, and how these are drawn.
import type { ComponentProps } from 'react'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { optionsOf } from '#screens/shared/options.ts'
import type { FormDefinition, Question } from 'portal-engine/forms/form-definition.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { drawdownStatements, type DrawdownStatement } from '#domain/payments/drawdown-rules.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import {
  guidanceWords,
  statementMissing,
  statementWords,
  type PayoutKind,
} from '../drawdown/drawdown-words.ts'
import { useAddingSearch } from './back-to-payment.ts'
import { readyInWords } from './paying-out-answers.ts'
import type { AboveBankAccounts } from './with-bank-accounts.tsx'

/** About scams. It cannot be skipped, and only a clear no goes on. `phone` is the firm's. */
export const pressedQuestion = (phone: string) =>
  ({
    id: 'pressed',
    kind: 'choice',
    isRow: true,
    label: 'Has anybody asked you to move this money?',
    hint: 'Also answer yes if somebody told you what to answer here, or promised a return. We, your bank and the police never ask you to move money to keep it safe.',
    options: optionsOf({ yes: 'Yes', no: 'No', unsure: 'I’m not sure' }),
    missing: 'Answer this question before you go on',
    check: (pressed: string) =>
      pressed === 'no'
        ? undefined
        : `Stop here and call us on ${phone}, before any money is moved. Nothing has been sent`,
    summary: false,
  }) as const

/** Masked; one that is too new with the time from which it can be paid. */
const bankAccountInWords = ({ name, accountNumberEnding, isReady, readyAt }: BankAccount): string =>
  `${name}, account ending ${accountNumberEnding}${isReady ? '' : ` (from ${readyInWords(readyAt, serverNow())})`}`

/** Which bank account is paid: those that are too new say from when they can be. */
export const bankAccountQuestion = (among: readonly BankAccount[]) =>
  ({
    id: 'bankAccountId',
    kind: 'choice',
    label: 'Bank account to pay',
    after: () => (
      <Part name="new-bank-account">
        <AnotherBankAccount />
      </Part>
    ),
    options: among.map((account) => ({ value: account.id, label: bankAccountInWords(account) })),
    missing: 'Choose the bank account to pay',
    summary: 'To',
  }) as const

function AnotherBankAccount() {
  return (
    <RouteLink to="bank-details" search={useAddingSearch()}>
      Add another bank account
    </RouteLink>
  )
}

/** Has the holder of a pension had guidance? It must be answered before money leaves a pension. */
export const guidanceQuestions = [
  {
    id: 'guidance',
    kind: 'choice',
    label: 'Have you had guidance from Pension Wise?',
    hint: 'It is free, impartial, and for everybody over 50. We recommend it before you decide.',
    options: (['had', 'declined'] as const).map((value) => ({ value, label: guidanceWords[value] })),
    missing: 'Say whether you have had Pension Wise guidance',
    summary: 'Pension Wise',
  },
  { note: () => <PensionWise /> },
] as const

interface StatementsAbout<Values> {
  /** Those that are agreed to. */
  statements: readonly DrawdownStatement[]
  way: PayoutKind
  /** Tax year of the payment. */
  year: (values: Values) => number
  isAsked?: (values: Values) => boolean
}

/** Each that is agreed to. */
export type Accepted = Record<`accepted-${DrawdownStatement}`, string>

export const acceptedIn = (values: Accepted): DrawdownStatement[] =>
  drawdownStatements.filter((each) => values[`accepted-${each}`] === 'yes')

/** What somebody agrees to before money leaves a pension, each with a box of its own. */
export const statementsQuestions = <Values extends Accepted>({
  statements,
  way,
  year,
  isAsked = () => true,
}: StatementsAbout<Values>) =>
  statements.map((statement) => ({
    id: `accepted-${statement}`,
    kind: 'declaration',
    group: 'Read each of these, and tick it',
    label: (values: Values) => statementWords(statement, way, year(values)),
    isAsked,
    missing: statementMissing[statement],
    summary: false,
  })) as Question<Accepted>[] as Question<Values>[]

/** How to get guidance from Pension Wise. */
function PensionWise() {
  const { href, label } = usePortal().external('pension-wise')
  return (
    <a href={href} target="_blank" rel="noopener">
      {label} (opens in a new tab)
    </a>
  )
}

interface PayoutFormProps<Result> {
  above?: AboveBankAccounts
  onSent: (result: Result) => void
}

/** Draws a form of money that goes out, from what is known of it and the firm's telephone number. */
export const payoutForm = <
  Known extends object,
  Values extends { bankAccountId: string },
  Sent extends object,
  Result,
>(
  tableOf: (known: Known, phone: string) => FormDefinition<Values, Sent, Result>,
  isOpenedHere = false,
) =>
  function PayoutForm({ above, onSent, ...known }: Known & PayoutFormProps<Result>) {
    const form = tableOf(known as unknown as Known, usePortal().brand.phone)
    // What stands above it chooses a bank account, which each of these forms has.
    const shown = { form, above, isOpenedHere, onSent } as ComponentProps<
      typeof SendForm<Values, Sent, Result>
    >
    return <SendForm {...shown} />
  }
