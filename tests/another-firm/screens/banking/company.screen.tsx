// The form by which a business customer confirms the company's details. Menus and guards follow the answer.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { companyQuery, putCompany, type Company } from '../../api/calls.ts'
import css from './company.module.css'

export default function CompanyDetails() {
  const company = useQuery(companyQuery(useApi()))
  const { title } = usePortal()
  return (
    <>
      <PageTitle note="We pay for your company once these are confirmed.">{title}</PageTitle>
      <Card>
        <QueryCard query={company} what="your company" skeleton={<div className={css.form} />}>
          {(known) => <CompanyForm known={known} />}
        </QueryCard>
      </Card>
    </>
  )
}

function problemsOf({ name, number }: Company): Partial<Record<keyof Company, string>> {
  return {
    ...(name.trim() === '' ? { name: 'Enter the name of your company' } : {}),
    ...(/^[0-9A-Z]{8}$/.test(number) ? {} : { number: 'Enter the company number, 8 letters or digits' }),
  }
}

const fieldId = (name: keyof Company) => `company-${name}`

function CompanyForm({ known }: { known: Company }) {
  const api = useApi()
  const { go, refreshUser, report } = usePortal()
  const [company, set] = useState(known)
  const [state, setState] = useState<'typing' | 'sending' | 'failed'>('typing')
  const { problems, form, show } = useProblems(fieldId, problemsOf(company))
  async function send(): Promise<void> {
    const found = problemsOf(company)
    show(found)
    if (Object.keys(found).length > 0) return
    setState('sending')
    try {
      await api.call(putCompany, { body: company })
      await refreshUser()
      go('payments')
    } catch (error) {
      report(error)
      setState('failed')
    }
  }
  const field = (name: keyof Company, label: string) => (
    <TextInput
      id={fieldId(name)}
      label={label}
      value={company[name]}
      error={problems[name]}
      onChange={(change) => set({ ...company, [name]: change.target.value })}
    />
  )
  return (
    <Form {...form} className={css.form} onSubmit={() => void send()}>
      {field('name', 'Name of the company')}
      {field('number', 'Company number')}
      {state === 'failed' && <p role="alert">We couldn’t save this. Nothing is lost: please try again.</p>}
      <Button type="submit" variant="primary" busy={state === 'sending'}>
        Confirm
      </Button>
    </Form>
  )
}
