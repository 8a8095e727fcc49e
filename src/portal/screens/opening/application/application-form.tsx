// Applying for what is in the basket: documents, bank account, declarations, and the check page that sends it.
import type { ReactNode } from 'react'
import { getOpeningBackup } from '#api/opening/account-opening.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { apply, type Application, type NewApplication } from '#api/opening/applications.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import {
  declarationsFor,
  declarationTopic,
  declarationWords,
  documentsFor,
  documentTitle,
  openingDates,
  COLLECTED_ON,
  type OpeningDeclaration,
} from '#domain/opening/account-opening.ts'
import type { Basket } from '#domain/opening/basket.ts'
import { askPayee, bankQuestions, payeeFailure } from '#screens/shared/bank/bank-questions.tsx'
import { blankBank, newAccountOf } from '#screens/shared/bank/bank-values.ts'
import { errorsOf, summaryOf } from '#forms/form-logic.ts'
import { changedBy } from 'portal-engine/forms/send/change.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { sendingCall } from 'portal-engine/forms/send/sending-call.ts'
import type { FormDefinition, Question } from 'portal-engine/forms/form-definition.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { messages, itemInWords, NEW_BANK, schema, type ApplicationValues } from './application-values.ts'
import { DocumentFile } from './document-file.tsx'
import { NewBankFields } from './new-bank-fields.tsx'
import { TickedItems } from './ticked-items.tsx'

interface Known {
  basket: Basket
  banks: readonly BankAccount[]
  /** May this person add a bank account? */
  mayAddBank: boolean
  /** Is it the person who applies that fills it in? */
  isOwn: boolean
}

const bankForm = { questions: bankQuestions }

export function applicationForm({
  basket: { items, savedAt },
  banks,
  mayAddBank,
  isOwn,
}: Known): FormDefinition<ApplicationValues, NewApplication, Application> {
  const wrappers = items.map(({ wrapper }) => wrapper)
  const documents = documentsFor(wrappers)
  const declarations = declarationsFor(wrappers)
  const wordsOf = (id: OpeningDeclaration) => declarationWords(id, isOwn)
  const { opensOn, fundedOn } = openingDates(londonDate(serverNow()), 'success')
  const isNewBank = ({ bankId }: ApplicationValues) => bankId === NEW_BANK
  return {
    job: 'application',
    schema,
    // With no bank account known, a new one is the only choice.
    blank: { documents: [], declarations: [], bankId: banks.length === 0 ? NEW_BANK : '', bank: blankBank },
    facts: () => items.map((item) => ({ label: item.name, value: itemInWords(item) })),
    questions: [
      ticks({
        ...{ id: 'documents', label: 'Read', legend: 'Tick each of these once you have read it' },
        items: documents.map((id) => ({
          id,
          label: documentTitle(id),
          beside: <DocumentFile id={id} />,
          missing: `Read “${documentTitle(id)}”, and tick it`,
        })),
        read: (ids) => ids.map(documentTitle).join(', '),
      }),
      {
        id: 'bankId',
        kind: 'choice',
        label: 'Which bank account do we collect payments from?',
        hint: `First payments when the account is open, monthly ones on ${COLLECTED_ON.words} of the month.`,
        options: [
          ...banks.map(({ id, name, accountNumberEnding }) => ({
            value: id,
            label: `${name}, account ending ${accountNumberEnding}`,
          })),
          ...(mayAddBank ? [{ value: NEW_BANK, label: 'Another bank account' }] : []),
        ],
        isAsked: () => banks.length > 0,
        check: (chosen) =>
          chosen === NEW_BANK || banks.some(({ id }) => id === chosen)
            ? undefined
            : 'Choose the bank account we collect payments from',
        summary: 'Collected from',
      },
      {
        id: 'bank',
        kind: 'custom',
        label: 'The bank account we collect payments from',
        isAsked: isNewBank,
        first: 'bank-name',
        field: (form) => mayAddBank && <NewBankFields form={form} />,
        errors: ({ bank }) =>
          Object.fromEntries(
            Object.entries(errorsOf(bankForm, bank)).map(([field, error]) => [`bank-${field}`, error]),
          ),
        summary: ({ bank }) => summaryOf(bankForm, bank),
      },
      ticks({
        ...{ id: 'declarations', label: 'Declared', legend: 'Declarations: tick each that is true' },
        items: declarations.map((id) => ({
          id,
          label: wordsOf(id),
          missing: `Tick the declaration about ${declarationTopic(id)} if it is true`,
        })),
        read: (ids) => ids.map(wordsOf).join(' '),
      }),
    ],
    beforeCheck: {
      ask: async (api, values) => {
        const ofBank = isNewBank(values) ? await askPayee(api, values.bank) : {}
        return ({ bank }) => ({ bank: changedBy(bank, ofBank) })
      },
      failure: payeeFailure,
    },
    unsent: () =>
      items.length === 1
        ? `An application for ${items[0]!.name}`
        : `An application for ${items.length} accounts`,
    consequences: () => (
      <p>
        We check who you are and open the accounts, usually by {formatDate(opensOn)}. We collect first
        payments by Direct Debit, usually on {formatDate(fundedOn)}. You can cancel within 30 days of opening,
        but may get back less than you paid in.
      </p>
    ),
    sendLabel: 'Send the application',
    sends: {
      basketSavedAt: { stated: 'the basket of the page', as: () => savedAt },
      documents: (values) => values.documents,
      declarations: (values) => values.declarations,
      bank: (values) => (isNewBank(values) ? newAccountOf(values.bank) : { id: values.bankId }),
    },
    ...sendingCall(apply, messages),
    needsFreshSignIn: isNewBank,
    // The basket.
    outdated: [getOpeningBackup],
  }
}

interface Ticks<Id extends string> {
  id: 'documents' | 'declarations'
  label: string
  legend: string
  items: readonly { id: Id; label: string; missing: string; beside?: ReactNode }[]
  /** What is ticked, on the check page. */
  read: (ids: readonly Id[]) => string
}

/** Every item has to be ticked. */
const ticks = <Id extends string>({
  id,
  label,
  legend,
  items,
  read,
}: Ticks<Id>): Question<ApplicationValues> => ({
  ...{ id, kind: 'custom', label, first: `${id}-${items[0]!.id}` },
  field: ({ values, errors, change, fieldId }) => (
    <TickedItems
      legend={legend}
      items={items}
      ticked={values[id]}
      fieldId={(item) => fieldId(`${id}-${item}`)}
      errorOf={(item) => errors[`${id}-${item}`]}
      onChange={(ticked) => change({ [id]: ticked })}
    />
  ),
  errors: (values) =>
    Object.fromEntries(
      items.filter((item) => !values[id].includes(item.id)).map((item) => [`${id}-${item.id}`, item.missing]),
    ),
  summary: (values) => [
    { label, value: read(items.map((item) => item.id).filter((item) => values[id].includes(item))) },
  ],
})

interface ApplicationFormProps {
  basket: Basket
  banks: readonly BankAccount[]
  onSent: (application: Application) => void
}

export default function ApplicationForm({ basket, banks, onSent }: ApplicationFormProps) {
  const { part, userName, activeUserName } = usePortal()
  const form = applicationForm({
    ...{ basket, banks, mayAddBank: part('new-bank-account') },
    isOwn: userName === activeUserName,
  })
  return <SendForm form={form} onSent={onSent} />
}
