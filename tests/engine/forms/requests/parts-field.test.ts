// A person and an address as the form keeps them: what was typed, what is sent, and what is wrong.
import { describe, expect, it } from 'vitest'
import { fieldProblems, readParts, typedParts } from '#forms/requests/parts-field.tsx'

const TODAY = '2026-11-28'
const owner = { id: 'owner', missing: 'Enter their name' }
const typed = (parts: object) => JSON.stringify(parts)

describe('Somebody who names a person', () => {
  it('sends the name and the date of birth, however the month was typed', () => {
    const kept = typed({ name: ' Amelia Stone ', day: '14', month: 'March', year: '1984' })
    expect(readParts('person', kept)).toEqual({ name: 'Amelia Stone', bornOn: '1984-03-14' })
    expect(fieldProblems({ ...owner, kind: 'person' }, kept, TODAY)).toEqual({})
  })

  it('reads what is missing at the first field where nothing was typed, else at each', () => {
    expect(fieldProblems({ ...owner, kind: 'person' }, typed({ name: ' ' }), TODAY)).toEqual({
      'owner-name': 'Enter their name',
    })
    expect(fieldProblems({ ...owner, kind: 'person' }, typed({ day: '31', month: '2' }), TODAY)).toEqual({
      'owner-name': 'Enter the full name',
      'owner-bornOn': 'Enter the date of birth, like 31 3 1980',
    })
  })

  it('may leave out what is optional', () => {
    expect(fieldProblems({ id: 'owner', kind: 'person' }, '', TODAY)).toEqual({})
    expect(readParts('person', '')).toBeUndefined()
  })
})

describe('Somebody who gives an address', () => {
  it('needs a postcode, or the country where there is another one', () => {
    const home = { line1: '2 Mill Lane', town: 'Norwich' }
    expect(fieldProblems({ ...owner, kind: 'address' }, typed(home), TODAY)).toEqual({
      'owner-postcode': 'Enter the postcode, or the country if it is not the United Kingdom',
    })
    expect(fieldProblems({ ...owner, kind: 'address' }, typed({ ...home, country: 'Eire' }), TODAY)).toEqual(
      {},
    )
  })
})

describe('A draft that another version of the page kept', () => {
  it.each(['', 'Amelia Stone', '["a"]', 'null', '{"name":7}'])('is read as no answer: %s', (kept) => {
    expect(typedParts(kept)).toEqual({})
  })
})
