import { useState } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DayInput } from '#ui/fields/day-input.tsx'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { MoneyInput } from '#ui/fields/money-input.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { NumberInput } from '#ui/fields/number-input.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Slider } from '#ui/fields/slider.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Textarea } from '#ui/fields/textarea.tsx'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { FieldGroup } from '#ui/forms/field-group.tsx'
import { FilePicker } from '#ui/forms/file-picker.tsx'
import { FilesField } from '#ui/forms/files-field.tsx'
import { Filters } from '#ui/filters/filters.tsx'
import { FilterField } from '#ui/forms/filter-field.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import { Form } from '#ui/forms/form.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { TickRows } from '#ui/forms/tick-rows.tsx'
import layout from '#ui/layout.module.css'
import { Example } from '../example.tsx'

const nothing = () => undefined
const none = { problem: undefined }
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export function FieldExamples() {
  const [answer, setAnswer] = useState<string>()
  return (
    <Form
      className={layout.stack5}
      problems={{ amount: 'Enter an amount, such as 5,000' }}
      fieldId={(field) => `example-${field}`}
      attempt={0}
      onSubmit={nothing}
    >
      <Example name="MoneyInput with its problem">
        <MoneyInput id="example-amount" label="Amount" error="Enter an amount, such as 5,000" />
      </Example>
      <Example name="TextInput, NumberInput, Textarea">
        <div className={layout.stack4}>
          <TextInput label="Subject" description="A few words" />
          <NumberInput label="Years" defaultValue={10} />
          <Textarea label="Message" rows={3} />
        </div>
      </Example>
      <Example name="NativeSelect, SearchSelect">
        <NativeSelect label="Account" data={['Main account', 'Savings']} />
        <SearchSelect
          id="example-provider"
          label="Provider"
          options={[{ value: 'a', label: 'Aldgate Bank' }]}
          always="a"
          value=""
          onChoose={nothing}
        />
      </Example>
      <Example name="DayInput">
        <DayInput aria-label="From" value="2026-12-07" onKeep={nothing} />
      </Example>
      <Example name="DateFields">
        <DateFields
          id="example-day"
          legend="When?"
          hint="For example 7 12 2026"
          parts={{ day: '7', month: '12', year: '2026' }}
          onChange={nothing}
          {...none}
        />
      </Example>
      <Example name="RadioRow, TickRows, CheckRow, Checkbox">
        <div className={layout.stack4}>
          <RadioRow
            id="example-yes"
            legend="Is it yours?"
            options={answers}
            chosen={answer}
            onChoose={setAnswer}
            {...none}
          />
          <TickRows
            id="example-ticks"
            legend="Where does your money come from?"
            options={[
              { id: 'pay', label: 'Pay' },
              { id: 'gift', label: 'A gift' },
            ]}
            ticked={['pay']}
            onTick={nothing}
            {...none}
          />
          <CheckRow
            id="example-agree"
            label="I have read it"
            isChecked={false}
            onChange={nothing}
            {...none}
          />
          <Checkbox label="Remember this" defaultChecked />
        </div>
      </Example>
      <Example name="FieldGroup around a Slider">
        <FieldGroup
          id="example-slider"
          className={undefined}
          legend="How much a month?"
          hint="To £1,000"
          {...none}
        >
          <Slider
            thumbProps={{ 'aria-label': 'How much a month?', id: 'example-slider' }}
            defaultValue={250}
            max={1000}
            label={null}
          />
        </FieldGroup>
      </Example>
      <Example name="FilePicker">
        <FilePicker id="example-file" label="A paper" files={[]} onChange={nothing} {...none} />
      </Example>
      <Example name="FilesField">
        <FilesField
          id="example-files"
          label="Papers"
          files={[{ name: 'certificate.pdf', contentType: 'application/pdf', sizeBytes: 40_000 }]}
          onChoose={nothing}
          onRemove={nothing}
          about={() => '39 KB, uploaded'}
          {...none}
        />
      </Example>
      <Example name="FilterField, FiltersInForce">
        <FilterField label="Kind">
          <select>
            <option>All</option>
          </select>
        </FilterField>
        <FiltersInForce
          count="12 transactions"
          chips={[{ id: 'kind', label: 'Payments', remove: nothing }]}
          onClear={nothing}
        />
      </Example>
      <Example name="Filters">
        <Filters
          filters={{
            choices: [
              { name: 'kind', label: 'Kind', what: 'a kind', choices: [{ id: 'fee', label: 'Fee' }] },
            ],
          }}
          read={{ values: { kind: 'fee' }, ignored: [] }}
          onChange={nothing}
          count="3 of 12 payments"
        />
      </Example>
      <Example name="FormFailure">
        <FormFailure>We couldn’t send it. Nothing was sent. Try again.</FormFailure>
      </Example>
    </Form>
  )
}
