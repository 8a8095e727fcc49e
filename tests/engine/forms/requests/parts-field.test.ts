// A person and an address as the form keeps them: what was typed, what is sent, and what is wrong.
import { describe, expect, it } from 'vitest'
import { engineKinds } from '#base/requests/kinds/kinds.ts'
import { typedParts } from '#base/requests/kinds/parts.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { errorsOf, toSend } from '#forms/form-logic.ts'
import { requestForm } from '#forms/requests/request-form.tsx'

/** The form of a page with this question alone, and what was typed. */
function asks(kind: 'person' | 'address', typed: object | '', missing?: string) {
  const owner = { id: 'owner', kind, label: 'Whose is it?', ...(missing !== undefined && { missing }) }
  const page = { name: 'Owner', send: 'Send', steps: [{ questions: [owner] }] } as unknown as RequestPage
  const form = requestForm({
    ...{ id: 'owner', page, kinds: engineKinds, accounts: [], owner: '', today: '2026-11-28' },
    ...({} as Pick<Parameters<typeof requestForm>[0], 'send' | 'answerSchema' | 'errorMessage'>),
  })
  const values = { owner: typed === '' ? '' : JSON.stringify(typed) }
  return { errors: errorsOf(form, values), sent: toSend(form, values).answers['owner'] }
}

const MISSING = 'Enter their name'

describe('Somebody who names a person', () => {
  it('sends the name and the date of birth, however the month was typed', () => {
    const typed = { name: ' Amelia Stone ', day: '14', month: 'March', year: '1984' }
    expect(asks('person', typed, MISSING)).toEqual({
      errors: {},
      sent: { name: 'Amelia Stone', bornOn: '1984-03-14' },
    })
  })

  it('reads what is missing at the first field where nothing was typed, else at each', () => {
    expect(asks('person', { name: ' ' }, MISSING).errors).toEqual({ 'owner-name': 'Enter their name' })
    expect(asks('person', { day: '31', month: '2' }, MISSING).errors).toEqual({
      'owner-name': 'Enter the full name',
      'owner-bornOn': 'Enter the date of birth, like 31 3 1980',
    })
  })

  it('may leave out what is optional', () => {
    expect(asks('person', '')).toEqual({ errors: {}, sent: undefined })
  })
})

describe('Somebody who gives an address', () => {
  it('needs a postcode, or the country where there is another one', () => {
    const home = { line1: '2 Mill Lane', town: 'Norwich' }
    expect(asks('address', home, MISSING).errors).toEqual({
      'owner-postcode': 'Enter the postcode, or the country if it is not the United Kingdom',
    })
    expect(asks('address', { ...home, country: 'Eire' }, MISSING).errors).toEqual({})
  })
})

describe('A draft that another version of the page kept', () => {
  it.each(['', 'Amelia Stone', '["a"]', 'null', '{"name":7}'])('is read as no answer: %s', (kept) => {
    expect(typedParts(kept)).toEqual({})
  })
})
