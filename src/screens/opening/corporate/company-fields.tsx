// The fields about a company.
import { Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import type { CompanyAnswers, CompanyField } from './company-answers.ts'
import { PeopleFields } from './people-fields.tsx'
import css from './company.module.css'

type Text = Exclude<keyof CompanyAnswers, 'people'>

export function CompanyFields(props: FieldProps<CompanyAnswers, CompanyField>) {
  const { answers, problems, change, fieldId } = props
  const text = (name: Text, label: string) => ({
    id: fieldId(name),
    size: 'md' as const,
    label,
    autoComplete: 'off',
    maxLength: 120,
    error: problems[name],
    value: answers[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  })
  return (
    <>
      <fieldset className={css.group}>
        <legend>The company</legend>
        <TextInput {...text('companyName', 'Registered name')} autoComplete="organization" />
        <TextInput
          {...text('companyNumber', 'Company number')}
          description="Eight characters, as at Companies House"
          maxLength={12}
        />
        <TextInput
          {...text('lei', 'Legal entity identifier (optional)')}
          description="The LEI has 20 characters. Without one we can’t trade some investments."
          maxLength={30}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>Registered address</legend>
        <TextInput {...text('line1', 'Address line 1')} autoComplete="address-line1" />
        <TextInput {...text('line2', 'Address line 2 (optional)')} autoComplete="address-line2" />
        <TextInput {...text('town', 'Town or city')} autoComplete="address-level2" />
        <TextInput
          {...text('postcode', 'Postcode')}
          className={css.short}
          autoComplete="postal-code"
          maxLength={10}
        />
      </fieldset>
      <PeopleFields {...props} />
      <fieldset className={css.group}>
        <legend>The company’s bank account</legend>
        <TextInput {...text('accountName', 'Name on the account')} />
        <TextInput
          {...text('sortCode', 'Sort code')}
          className={css.short}
          inputMode="numeric"
          maxLength={12}
        />
        <TextInput
          {...text('accountNumber', 'Account number')}
          className={css.short}
          inputMode="numeric"
          maxLength={12}
        />
      </fieldset>
      <Textarea
        {...text('sourceOfWealth', 'Where does the company’s money come from?')}
        description="For example trading profits, or the sale of a property. The law asks us to know."
        autosize
        minRows={3}
        maxLength={600}
      />
    </>
  )
}
