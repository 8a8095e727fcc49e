// The form of an account for a company: what it keeps, what is wrong with it, and what it sends.
import { describe, expect, it } from 'vitest'
import { errorsOf, toSend } from '#forms/form-logic.ts'
import { companyForm } from '#screens/opening/corporate/company-form.tsx'

const people = (...list: readonly object[]) => JSON.stringify(list)
const complete = {
  ...companyForm.blank,
  ...{ companyName: ' Elm Ltd ', companyNumber: '1234567', lei: '2138 00ws giiz cxf1 p572' },
  ...{ line1: ' 4 New Road ', line2: ' ', town: 'Leeds', postcode: 'ls11aa' },
  people: people({ name: ' Amelia Hart ', role: 'Director' }),
  ...{ accountName: 'Elm Ltd', sortCode: '08-99-99', accountNumber: '66374958', sourceOfWealth: ' Trade ' },
}

describe('An account for a company', () => {
  it('is asked for with each answer as the call takes it', () => {
    expect(errorsOf(companyForm, complete)).toEqual({})
    expect(toSend(companyForm, complete)).toEqual({
      ...{ companyName: 'Elm Ltd', companyNumber: '01234567', legalEntityIdentifier: '213800WSGIIZCXF1P572' },
      registeredAddress: { line1: '4 New Road', line2: '', town: 'Leeds', postcode: 'LS1 1AA' },
      people: [{ name: 'Amelia Hart', role: 'Director' }],
      bank: { accountName: 'Elm Ltd', sortCode: '089999', accountNumber: '66374958' },
      sourceOfWealth: 'Trade',
    })
  })

  it('goes without an LEI, and names each person', () => {
    expect(toSend(companyForm, { ...complete, lei: '' }).legalEntityIdentifier).toBe('')
    const named = { ...complete, people: people({ name: 'Amelia Hart', role: 'Director' }, { name: ' ' }) }
    expect(errorsOf(companyForm, named)).toEqual({
      'people.2.name': 'Person 2: Enter the name of this person, or remove them',
      'people.2.role': 'Person 2: Choose the role of this person',
    })
    expect(Object.keys(errorsOf(companyForm, companyForm.blank))).toContain('people.1.name')
  })

  it('goes on from a form that kept its people as a list', () => {
    const kept = companyForm.schema.parse({
      ...complete,
      people: [{ id: '7', name: 'Amelia Hart', role: 'Director' }],
    })
    expect(kept['lei']).toBe(complete.lei)
    expect(errorsOf(companyForm, kept)).toEqual({})
    expect(toSend(companyForm, kept).people).toEqual([{ name: 'Amelia Hart', role: 'Director' }])
  })

  it('opens whatever was kept', () => {
    for (const odd of [{ people: 'Amelia' }, { people: [] }, { people: [5] }, { people: '[{' }, {}])
      expect(errorsOf(companyForm, companyForm.schema.parse(odd))).toHaveProperty('companyName')
  })
})
