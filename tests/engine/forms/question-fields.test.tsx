// How the fields of a form are drawn from its questions.
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QuestionFields } from '#forms/fields/question-fields.tsx'
import type { Question } from '#forms/form-definition.ts'
import { PartsField } from '#forms/requests/parts-field.tsx'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import bankDetails from '#domain/questions/bank-details.ts'
import nationalInsuranceNumber from '#domain/questions/national-insurance-number.ts'
import { render, stubWidth } from '../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

type Values = Record<'number' | 'name' | 'sortCode' | 'account', string>

/** The fields of these questions, with nothing of the portal around them, as in a dialog. */
async function draw(...questions: Question<Values>[]) {
  const values: Values = { number: '', name: '', sortCode: '', account: '' }
  const form = { values, errors: {}, change: () => undefined, fieldId: (name: string) => name }
  await render(
    <MantineScope>
      <QuestionFields table={{ questions }} form={form} />
    </MantineScope>,
  )
}

const fieldOf = (label: string) =>
  screen.getByLabelText(label).closest<HTMLElement>('.mantine-InputWrapper-root')!
const charactersOf = (label: string) => fieldOf(label).style.getPropertyValue('--characters')

describe('The field of a question', () => {
  it('is as wide as what goes in, where that is short', async () => {
    const kind = nationalInsuranceNumber.field({ id: 'number', label: '' }, '2026-11-21')
    await draw(
      { id: 'number', label: 'National Insurance number', ...(kind as { kind: 'text'; most: number }) },
      { id: 'name', label: 'Name', kind: 'text', most: 70 },
      { id: 'sortCode', label: 'Sort code', kind: 'text', most: 12 },
    )
    expect(charactersOf('National Insurance number')).toBe('13')
    expect(charactersOf('Name')).toBe('')
    expect(charactersOf('Sort code')).toBe('12')
  })

  it('is so where it is one of several fields', async () => {
    const nothing = { errors: {}, fieldId: (name: string) => name, onChange: () => undefined }
    await render(
      <MantineScope>
        <PartsField id="bank" label="Bank" kept="" isOwn={false} parts={bankDetails.parts} {...nothing} />
      </MantineScope>,
    )
    expect(charactersOf('Sort code')).toBe('8')
  })

  it('stands in one row with another short one of its group', async () => {
    const bank = { group: 'Bank account', kind: 'text', most: 12 } as const
    await draw(
      { ...bank, id: 'name', label: 'Name', most: 70 },
      { ...bank, id: 'sortCode', label: 'Sort code', hint: 'Six digits' },
      { ...bank, id: 'account', label: 'Account number' },
    )
    expect(fieldOf('Sort code').parentElement).toBe(fieldOf('Account number').parentElement)
    expect(fieldOf('Sort code').parentElement).not.toBe(fieldOf('Name').parentElement)
  })
})
