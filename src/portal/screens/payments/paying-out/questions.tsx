// Questions that several forms of money going out ask.
import { usePortal } from '#screen-api/portal.ts'
import type { FieldProps } from '#forms/form-definition.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { drawdownStatements, type DrawdownStatement } from '#domain/payments/drawdown-rules.ts'
import { serverNow } from '#http/server-time.ts'
import { Part } from '#screen-api/layout/part.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { guidanceWords, statementMissing, type PayoutKind } from '../drawdown/drawdown-words.ts'
import { useAddingSearch } from './back-to-payment.ts'
import {
  problemOfBankAccount,
  problemOfPressure,
  readyInWords,
  type PressureAnswer,
} from './paying-out-answers.ts'
import { Statements } from './statements.tsx'

/** About scams. It cannot be skipped, and only a clear no goes on. `phone` is the firm's. */
export const pressedQuestion = (phone: string) =>
  ({
    id: 'pressed',
    kind: 'choice',
    isRow: true,
    label: 'Has anybody asked you to move this money, told you what to answer here, or promised a return?',
    hint: 'Criminals pose as banks, the police and firms like us, and sound convincing. None of them would ever tell you to move money to keep it safe.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
      { value: 'unsure', label: 'I’m not sure' },
    ],
    check: (pressed: PressureAnswer) => problemOfPressure(pressed, phone),
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
    check: (id: string) => problemOfBankAccount(among, id),
    summary: 'To',
  }) as const

function AnotherBankAccount() {
  return (
    <RouteLink to="bank-details" search={useAddingSearch()}>
      Add another bank account
    </RouteLink>
  )
}

type Guidance = '' | keyof typeof guidanceWords

/** Has the holder of a pension had guidance? It must be answered before money leaves a pension. */
export const guidanceQuestions = [
  {
    id: 'guidance',
    kind: 'choice',
    label: 'Have you had guidance from Pension Wise?',
    hint: 'It is free, impartial, and for everybody over 50. We recommend it before you decide.',
    options: (['had', 'declined'] as const).map((value) => ({ value, label: guidanceWords[value] })),
    missing: 'Say whether you have had Pension Wise guidance',
    summary: ({ guidance }: { guidance: Guidance }) => [
      { label: 'Pension Wise', value: guidance === '' ? '' : guidanceWords[guidance] },
    ],
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

/** What somebody agrees to before money leaves a pension, each with a box of its own. */
export const statementsQuestion = <Values extends { accepted: DrawdownStatement[] }>({
  statements,
  way,
  year,
  isAsked,
}: StatementsAbout<Values>) =>
  ({
    id: 'accepted',
    kind: 'custom',
    label: 'Read each of these, and tick it',
    ...(isAsked && { isAsked }),
    field: (form: FieldProps<Values>) => (
      <Statements
        form={form as unknown as FieldProps<{ accepted: DrawdownStatement[] }>}
        statements={statements}
        way={way}
        year={year(form.values)}
      />
    ),
    first: `accepted-${statements[0]}`,
    errors: ({ accepted }: Values) =>
      Object.fromEntries(
        drawdownStatements
          .filter((each) => statements.includes(each) && !accepted.includes(each))
          .map((each) => [`accepted-${each}`, statementMissing[each]]),
      ),
    summary: false,
  }) as const

/** How to get guidance from Pension Wise. */
function PensionWise() {
  const { href, label } = usePortal().external('pension-wise')
  return (
    <a href={href} target="_blank" rel="noopener">
      {label} (opens in a new tab)
    </a>
  )
}
