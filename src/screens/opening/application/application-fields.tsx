// The fields of an application, in the order in which somebody reads, pays and declares.
import { useApi } from '#api/http/context.ts'
import { openingDocument } from '#api/opening/applications.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import {
  declarationsFor,
  declarationWords,
  documentsFor,
  documentTitle,
} from '#domain/opening/account-opening.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import type { BankField } from '#screen-api/bank/bank-answers.ts'
import { BankFields } from '#screen-api/bank/bank-fields.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { changedBy } from '#screen-api/send-form/change.ts'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { FileActions } from '#ui/files/file-actions.tsx'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { NEW_BANK, type ApplicationAnswers, type ApplicationField } from './application-answers.ts'
import css from './application.module.css'

interface ApplicationFieldsProps extends FieldProps<ApplicationAnswers, ApplicationField> {
  items: readonly BasketItem[]
  banks: readonly BankAccount[]
}

export function ApplicationFields(props: ApplicationFieldsProps) {
  const { items, banks, answers, problems, change, fieldId } = props
  const { part } = usePortal()
  const api = useApi()
  const wrappers = items.map(({ wrapper }) => wrapper)
  return (
    <>
      <fieldset className={css.group}>
        <legend>Read these first</legend>
        {documentsFor(wrappers).map((id) => (
          <div key={id} className={css.document}>
            <CheckRow
              id={fieldId(`document-${id}`)}
              label={`I have read “${documentTitle(id)}”`}
              problem={problems[`document-${id}`]}
              isChecked={answers.documents.includes(id)}
              onChange={(isChecked) => change({ documents: withOrWithout(answers.documents, id, isChecked) })}
            />
            <FileActions
              name={documentTitle(id)}
              about={`“${documentTitle(id)}”`}
              fetchFile={() => openingDocument(api, id)}
            />
          </div>
        ))}
      </fieldset>
      {banks.length > 0 && (
        <RadioRow
          id={fieldId('bankId')}
          legend="Which bank account do we collect payments from?"
          hint="First payments when the account is open, monthly ones on the 5th of the month."
          problem={problems.bankId}
          isStacked
          options={[
            ...banks.map(({ id, name, accountNumberEnding }) => ({
              value: id,
              label: `${name}, account ending ${accountNumberEnding}`,
            })),
            ...(part('new-bank-account') ? [{ value: NEW_BANK, label: 'Another bank account' }] : []),
          ]}
          chosen={answers.bankId}
          onChoose={(bankId) => change({ bankId })}
        />
      )}
      {answers.bankId === NEW_BANK && part('new-bank-account') && (
        <fieldset className={css.group}>
          <legend>The bank account we collect payments from</legend>
          <BankFields
            answers={answers.bank}
            problems={bankProblems(problems)}
            change={(ofBank) => change(({ bank }) => ({ bank: changedBy(bank, ofBank) }))}
            fieldId={(name) => fieldId(`bank-${name}`)}
          />
        </fieldset>
      )}
      <fieldset className={css.group}>
        <legend>Declarations: tick each that is true</legend>
        {declarationsFor(wrappers).map((id) => (
          <CheckRow
            key={id}
            id={fieldId(`declaration-${id}`)}
            label={declarationWords(id)}
            problem={problems[`declaration-${id}`]}
            isChecked={answers.declarations.includes(id)}
            onChange={(isChecked) =>
              change({ declarations: withOrWithout(answers.declarations, id, isChecked) })
            }
          />
        ))}
      </fieldset>
    </>
  )
}

const withOrWithout = (all: readonly string[], id: string, isIn: boolean): string[] =>
  isIn ? [...all.filter((each) => each !== id), id] : all.filter((each) => each !== id)

const bankFields: readonly BankField[] = [
  ...(['name', 'kind', 'sortCode', 'accountNumber', 'payee', 'isAccepted'] as const),
]

function bankProblems(problems: ApplicationFieldsProps['problems']): Partial<Record<BankField, string>> {
  return Object.fromEntries(
    bankFields.flatMap((name) => {
      const problem = problems[`bank-${name}`]
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}
