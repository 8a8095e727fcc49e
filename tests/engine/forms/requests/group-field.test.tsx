// The field of a group: items that are added and removed, with the focus and what a screen reader is told.
import { screen, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestPage } from '#base/requests/request-page.ts'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { QuestionFields } from '#forms/fields/question-fields.tsx'
import { requestForm } from '#forms/requests/request-form.tsx'
import { changedBy } from '#forms/send/change.ts'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { press, render, stubWidth, WithPortal } from '../../ui/render.tsx'

beforeEach(() => stubWidth(1280))

const page = {
  ...{ name: 'Trust', send: 'Send' },
  steps: [
    {
      questions: [
        {
          ...{ id: 'trustees', kind: 'group', label: 'Who are the trustees?', missing: 'Add them' },
          ...{ one: 'trustee', least: 2, most: 4 },
          questions: [
            {
              ...{ id: 'is', kind: 'choice', label: 'What is it?', missing: 'Choose' },
              options: [
                { id: 'person', label: 'A person' },
                { id: 'firm', label: 'A firm' },
              ],
            },
            { id: 'firm', kind: 'text', label: 'Firm', missing: 'Enter it', most: 60, when: { is: 'firm' } },
          ],
        },
        {
          ...{ id: 'accounts', kind: 'group', label: 'Which accounts?', one: 'account', least: 1, most: 2 },
          questions: [{ id: 'bank', kind: 'text', label: 'Bank', missing: 'Enter it', most: 60 }],
        },
        {
          ...{ id: 'sign', kind: 'yes-no', label: 'Do all sign?', missing: 'Choose' },
          when: { trustees: { 'at-least': 3 } },
        },
      ],
    },
  ],
} as unknown as RequestPage

const form = requestForm({
  ...{ id: 'trust', page, kinds: engineKinds, accounts: [], owner: '', today: '2026-11-28' },
  ...({} as Pick<Parameters<typeof requestForm>[0], 'send' | 'answerSchema' | 'errorMessage'>),
})

function Fields({ errors }: { errors: Record<string, string> }) {
  const [values, setValues] = useState(form.blank)
  const change = (next: Parameters<typeof changedBy<typeof values>>[1]) =>
    setValues((now) => changedBy(now, next))
  return <QuestionFields table={form} form={{ values, errors, change, fieldId: (name) => name }} />
}

const shows = (errors = {}) =>
  render(
    <WithPortal>
      <MantineScope>
        <Fields errors={errors} />
      </MantineScope>
    </WithPortal>,
  )
const item = (name: string) => screen.queryByRole('group', { name })
const named = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getAllByRole('status').map((each) => each.textContent)
const firm = (name: string, typed?: string) => {
  const field = item(name)!.querySelector<HTMLInputElement>('input[type=text], input:not([type])')!
  if (typed !== undefined) fireEvent.change(field, { target: { value: typed } })
  return field
}
const chooseFirm = (name: string) => press(item(name)!.querySelectorAll('input')[1]!)

describe('Somebody who answers for each trustee', () => {
  it('finds as many as there must be, none of which can be removed, and no account', async () => {
    await shows()
    expect([item('Trustee 1'), item('Trustee 2'), item('Trustee 3'), item('Account 1')].map(Boolean)).toEqual(
      [...[true, true, false, false]],
    )
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  })

  it('adds one, has the focus in it, is told so, and is asked what follows from how many there are', async () => {
    await shows()
    expect(screen.queryByText('Do all sign?')).toBeNull()
    await press(named('Add another trustee'))
    expect(item('Trustee 3')!.contains(document.activeElement)).toBe(true)
    expect(said()).toEqual(['Trustee 3 added.', ''])
    expect(screen.getByText('Do all sign?')).toBeDefined()
    await press(named('Add another trustee'))
    expect(screen.queryByRole('button', { name: 'Add another trustee' })).toBeNull()
    expect(screen.getByText('You can add 4 at most.')).toBeDefined()
  })

  it('is asked in each what follows from the answer there, and removes one of three: the others keep theirs', async () => {
    await shows()
    await press(named('Add another trustee'))
    await chooseFirm('Trustee 1')
    await chooseFirm('Trustee 3')
    expect(screen.getAllByLabelText('Firm')).toHaveLength(2)
    firm('Trustee 1', 'Elm Ltd')
    firm('Trustee 3', 'Ash Ltd')
    await press(named('Remove trustee 2'))
    expect([firm('Trustee 1').value, firm('Trustee 2').value, item('Trustee 3')]).toEqual([
      ...['Elm Ltd', 'Ash Ltd', null],
    ])
    expect(said()).toEqual(['Trustee 2 removed. 2 left.', ''])
    expect(item('Trustee 2')!.contains(document.activeElement)).toBe(true)
  })

  it('removes the only account, and has the focus on the way to add one', async () => {
    await shows()
    await press(named('Add account'))
    expect(item('Account 1')!.contains(document.activeElement)).toBe(true)
    await press(named('Remove account 1'))
    expect(document.activeElement).toBe(named('Add account'))
  })

  it('reads at its field what is wrong with one of them', async () => {
    await shows({ 'trustees.2.is': 'Trustee 2: Choose' })
    expect(item('Trustee 2')!.textContent).toContain('Trustee 2: Choose')
    expect(item('Trustee 1')!.textContent).not.toContain('Choose')
  })
})
