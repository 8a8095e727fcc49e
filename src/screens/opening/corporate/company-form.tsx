// Opening an account for a company.
import { useApi } from '#api/http/context.ts'
import { newClientSchema, openCorporateAccount, type NewClient } from '#api/opening/clients.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import {
  blankCompany,
  checkCompany,
  companyForm,
  corporateAccountOf,
  describeCompany,
  explainCompany,
} from './company-answers.ts'
import { CompanyFields } from './company-fields.tsx'

export default function CompanyForm({ onSent }: { onSent: (client: NewClient) => void }) {
  const api = useApi()
  return (
    <SendForm
      kind={companyForm}
      blank={blankCompany}
      check={checkCompany}
      describe={describeCompany}
      fields={(field) => <CompanyFields {...field} />}
      consequences={() => (
        <p>
          We look the company up at Companies House, and check the people named. We write to you within five
          working days.
        </p>
      )}
      sendLabel="Send the application"
      send={(answers, key) => openCorporateAccount(api, corporateAccountOf(answers), key)}
      answerSchema={newClientSchema}
      explain={explainCompany}
      onSent={onSent}
    />
  )
}
