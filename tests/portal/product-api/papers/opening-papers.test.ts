// The papers that an account begins with say what it is, at the fees of the fees page.
import { describe, expect, it } from 'vitest'
import { readPdf, type ReadPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { get } = openSandbox(new Date('2026-11-23T12:00:00Z'))

async function pdfAt(who: Caller, address: string): Promise<ReadPdf> {
  const { base64 } = get(who, address).body as { base64: string }
  return readPdf(Buffer.from(base64, 'base64'))
}
const paper = (who: Caller, id: string) => pdfAt(who, `/api/documents/${id}/file`)
const before = (id: string) => pdfAt(people.ben, `/api/accountopening/documents/${id}`)

const fees = [
  ['£0', '0.70%'],
  ['£50,000', '0.65%'],
  ['£100,000', '0.60%'],
  ['£250,000', '0.50%'],
  ['£500,000', '0.35%'],
]

describe('The key features of an account', () => {
  it.each([
    ['an ISA', 'D-U-20003-1-KF', 'free of income tax and capital gains tax', 'at risk level 5 of 7'],
    ['a junior ISA', 'D-U-20003-2-KF', 'The money belongs to the child', 'at risk level 6 of 7'],
    ['a general account', 'D-U-20003-5-KF', 'without limits on what you pay in', 'at risk level 5 of 7'],
  ])('of %s say its aim, its risk and every fee', async (_, id, aim, risk) => {
    const { text, tables } = await paper(people.ben, id)
    expect(text).toContain(aim)
    expect(text).toContain(risk)
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
  })

  it('of a pension say when it can be taken', async () => {
    const { text } = await paper(people.amelia, 'D-U-20002-3-KF')
    expect(text).toContain('55 and from 6 April 2028 57')
  })
})

describe('The application of an account', () => {
  it('says who applied for what, and when', async () => {
    const { text, tables } = await paper(people.ben, 'D-U-20003-4-AP')
    expect(tables[0]!.rows).toEqual([
      ['Account', 'Euro ISA'],
      ['Applicant', 'Ben Osei'],
      ['Currency', 'EUR'],
      ['Opened', '23 May 2024'],
      ['Risk level', '3 of 7, moderately cautious'],
    ])
    expect(text).toContain('Signed by Ben Osei, 23 May 2024')
  })
})

describe('The terms and conditions', () => {
  it('have the fees, and who decides a complaint', async () => {
    const { text, tables } = await paper(people.ben, 'D-U-20003-TC')
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
    expect(text).toContain('Financial Ombudsman Service')
  })
})

describe('Somebody who applies for an account', () => {
  it.each([
    ['isa-key-features', 'You must be 18 or over and resident in the United Kingdom for tax.'],
    ['jisa-key-features', 'The registered contact is 16 or over and has parental responsibility'],
    ['gia-key-features', 'without limits on what you pay in'],
    ['pension-key-features', '£80 becomes £100'],
  ])('reads in %s what its owner keeps afterwards, without a risk level yet', async (id, says) => {
    const { text, tables } = await before(id)
    expect(text).toContain(says)
    expect(text).toContain('You choose one of 7 risk levels')
    expect(text).not.toContain('Account number')
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
  })

  it('reads the same terms', async () => {
    const { text } = await before('terms')
    expect(text).toContain('once we have checked your identity')
    expect(text).toContain('Financial Ombudsman Service')
  })

  it('reads every fee in the costs', async () => {
    const { text, tables } = await before('costs')
    expect(text).toContain('The fee is taken once a month.')
    expect(tables.map(({ rows }) => rows)).toEqual([fees])
  })
})
