// Applications: what the server refuses by itself, and the accounts that open as working days pass.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { applicationSchema, type NewApplication } from '#api/opening/applications.ts'
import { getOpeningStatus } from '#api/opening/account-opening.ts'
import { getFees } from '#api/tax/fees.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const rose = 'C-30003'
const savedAt = '2026-11-21T11:00:00.000Z'
const item: BasketItem = {
  ...{ id: 'item-1', wrapper: 'GIA', name: 'New kitchen', goal: '', riskLevel: 4, years: 8 },
  ...{ initialPence: 2_500_00, monthlyPence: 0 },
}
const all: Omit<NewApplication, 'bank'> = {
  basketSavedAt: savedAt,
  documents: ['terms', 'costs', 'isa-key-features', 'gia-key-features', 'jisa-key-features'],
  declarations: ['details', 'true', 'risk', 'no-advice', 'isa', 'jisa'],
}

function open(caller: Caller, items: BasketItem[]) {
  const sandbox = openSandbox()
  sandbox.send(caller, 'PUT', '/api/accountopeningbackup', { json: JSON.stringify({ savedAt, items }) })
  const { accounts } = sandbox.get(caller, '/api/bank-accounts').body as { accounts: { id: string }[] }
  const apply = (part: Partial<NewApplication> = {}, by = caller) =>
    sandbox.send(by, 'POST', '/api/accountopening/applications', {
      ...all,
      bank: { id: accounts[0]?.id ?? '' },
      ...part,
    })
  const setToday = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
  return { ...sandbox, apply, setToday }
}

const refusal = ({ status, body }: { status: number; body?: unknown }) => ({
  status,
  ...(body as { message?: string; reason?: string }),
})

describe('A registered person', () => {
  it('becomes a client when the account opens, two working days after the application', () => {
    const { get, apply, setToday } = open(people.dev, [item])
    const sent = applicationSchema.parse(apply().body)
    expect(sent).toMatchObject({
      outcome: 'success',
      sentBy: 'Dev Patel',
      accounts: [{ name: 'New kitchen', opensOn: '2026-11-24', fundedOn: '2026-11-27', accountId: null }],
    })
    expect(get(people.dev, '/api/accountopeningbackup').body).toEqual({ json: null })
    const hasAccounts = () =>
      (get(people.dev, '/api/currentuser').body as { hasAccounts: boolean }).hasAccounts
    setToday('2026-11-23')
    expect(hasAccounts()).toBe(false)
    setToday('2026-11-24')
    expect(hasAccounts()).toBe(true)
  })

  it('shows who they are first when they are new at their address', () => {
    const { get, send, apply } = open(people.dev, [item])
    const { address } = get(people.dev, '/api/personaldetails').body as { address: { version: number } }
    send(people.dev, 'PUT', '/api/personaldetails/address', {
      ...{ version: address.version, line1: '2 New Road', line2: '', town: 'Leeds' },
      ...{ postcode: 'LS1 1AA', country: 'GB', since: '2026-10-01' },
    })
    expect(apply().body).toMatchObject({ outcome: 'identity', accounts: [{ checkedOn: '2026-11-27' }] })
  })

  it('has the first payment in the account on its day, as one payment, and nothing left in the queue', () => {
    const { get, apply, setToday } = open(people.dev, [{ ...item, monthlyPence: 100_00 }])
    apply()
    setToday('2026-11-24')
    const queue = () => getOpeningStatus.answer.parse(get(people.dev, '/api/accountopeningstatus').body).queue
    expect(queue().find(({ name }) => name === 'New kitchen')?.steps).toEqual([
      { name: 'Application', state: 'done', on: '2026-11-21' },
      { name: 'Identity checks', state: 'done', on: '2026-11-23' },
      { name: 'Account set-up', state: 'done', on: '2026-11-24' },
      { name: 'Funded', state: 'current', on: '2026-11-27' },
    ])
    setToday('2026-12-01')
    expect(queue()).toEqual([])
    const { accounts } = listAccounts.answer.parse(get(people.dev, '/api/portfolios').body)
    const kitchen = accounts.find(({ name }) => name === 'New kitchen')
    expect(kitchen).toMatchObject({ type: 'GIA', openedOn: '2026-11-24', netContributionsPence: 2_500_00 })
    const { payments } = get(people.dev, '/api/payments').body as { payments: { kind: string }[] }
    expect(payments.map(({ kind }) => kind)).toEqual(['first-payment', 'first-payment'])
    const { mandates } = get(people.dev, '/api/payments/mandates').body as { mandates: object[] }
    expect(mandates).toMatchObject([{ amountPence: 100_00, day: 5, status: 'active' }])
  })
})

describe('A client', () => {
  it('is refused without every document and declaration of what is applied for', () => {
    const { apply } = open(people.amelia, [item])
    expect(refusal(apply({ documents: ['terms'] }))).toEqual({
      status: 422,
      message: 'documents: costs is missing',
    })
    expect(refusal(apply({ declarations: ['details', 'true', 'risk'] }))).toEqual({
      status: 422,
      message: 'declarations: no-advice is missing',
    })
  })

  it('is refused where the basket is another one by now, or empty', () => {
    const { apply, send } = open(people.amelia, [item])
    expect(refusal(apply({ basketSavedAt: '2026-11-21T10:00:00.000Z' }))).toMatchObject({
      status: 409,
      reason: 'basket-changed',
    })
    send(people.amelia, 'PUT', '/api/accountopeningbackup', { json: null })
    expect(refusal(apply())).toMatchObject({ status: 409, reason: 'basket-empty' })
  })

  it('keeps a basket over the one that was read, and no other in silence: the second of two is refused and hears what is kept', () => {
    const { send, get } = openSandbox()
    const json = (at: string, items = [item]) => JSON.stringify({ savedAt: at, items })
    const keep = (body: object) => send(people.dev, 'PUT', '/api/accountopeningbackup', body)
    const first = json(savedAt)
    expect(keep({ json: first, replaces: null }).status).toBe(200)
    const refused = { status: 409, body: { reason: 'changed', json: first } }
    expect(keep({ json: json('2026-11-21T11:00:01.000Z'), replaces: null })).toMatchObject(refused)
    expect(keep({ json: null, replaces: null })).toMatchObject(refused)
    // Its answer was lost.
    expect(keep({ json: first, replaces: null }).status).toBe(200)
    expect(keep({ json: null, replaces: savedAt }).status).toBe(200)
    expect(keep({ json: first, replaces: savedAt })).toMatchObject({ status: 409, body: { json: null } })
    expect(get(people.dev, '/api/accountopeningbackup').body).toEqual({ json: null })
  })

  it('is refused over the ISA allowance, with accounts that are still to be opened', () => {
    const isa: BasketItem = { ...item, wrapper: 'ISA', initialPence: 15_000_00 }
    const { apply, send } = open(people.dev, [isa])
    expect(refusal(apply())).toMatchObject({ status: 200 })
    const json = JSON.stringify({ savedAt, items: [isa] })
    send(people.dev, 'PUT', '/api/accountopeningbackup', { json })
    // £4,000 of the first application, £15,000 of this one.
    expect(refusal(apply())).toMatchObject({ status: 409, reason: 'over-allowance', roomPence: 1_000_00 })
  })

  it('is refused monthly payments into an ISA that the rest of the tax year has no room for', () => {
    // Opened on 24 November, after ten working days of notice: collected in January, February, March and on 5 April.
    const isa: BasketItem = { ...item, wrapper: 'ISA', initialPence: 12_000_00, monthlyPence: 1_000_01 }
    const { apply, send } = open(people.dev, [isa])
    // £4,000 of the first application and £12,000 of this one leave £4,000.
    expect(refusal(apply())).toMatchObject({
      status: 409,
      reason: 'over-allowance',
      monthlyPence: 1_000_00,
    })
    const json = JSON.stringify({ savedAt, items: [{ ...isa, monthlyPence: 1_000_00 }] })
    send(people.dev, 'PUT', '/api/accountopeningbackup', { json })
    expect(refusal(apply())).toMatchObject({ status: 200 })
  })

  it('is refused monthly payments that pass a whole year of the allowance, over all ISAs of the basket', () => {
    const isa: BasketItem = { ...item, wrapper: 'ISA', initialPence: 0, monthlyPence: 900_00 }
    expect(refusal(open(people.dev, [isa, isa]).apply())).toMatchObject({
      status: 409,
      reason: 'over-allowance',
      monthlyPence: 1_666_66,
    })
  })

  it('is refused a first payment where monthly ones of accounts on their way need the allowance', () => {
    const isa: BasketItem = { ...item, wrapper: 'ISA', initialPence: 0, monthlyPence: 1_000_00 }
    const { apply, send } = open(people.dev, [isa])
    expect(refusal(apply())).toMatchObject({ status: 200 })
    const json = JSON.stringify({ savedAt, items: [{ ...isa, initialPence: 12_001_00, monthlyPence: 0 }] })
    send(people.dev, 'PUT', '/api/accountopeningbackup', { json })
    expect(refusal(apply())).toMatchObject({ reason: 'over-allowance', roomPence: 12_000_00 })
  })

  it('uses the allowance of the year in which the first payment arrives', () => {
    const isa: BasketItem = { ...item, wrapper: 'ISA', initialPence: 20_000_00 }
    const { get, apply, setToday } = open(people.dev, [isa])
    setToday('2027-03-30')
    expect(get(people.dev, '/api/accountopening/room').body).toMatchObject({
      isa: [
        { leftPence: 16_000_00, collections: 0, takesFirst: false },
        { leftPence: 20_000_00, collections: 12, takesFirst: true },
        { leftPence: 20_000_00, collections: 12, takesFirst: false },
      ],
    })
    expect(apply().body).toMatchObject({ accounts: [{ fundedOn: '2027-04-06' }] })
  })

  it('has as much room for a new child as everybody when they pay into an ISA elsewhere', () => {
    const { get, send } = open(people.dev, [])
    const paidElsewhere = { year: 2026, childId: null, pence: 1_000_00 }
    expect(send(people.dev, 'PUT', '/api/portfolios/paidelsewhere', paidElsewhere).status).toBe(204)
    expect(get(people.dev, '/api/accountopening/room').body).toMatchObject({
      isa: [{ leftPence: 15_000_00 }, {}, {}],
      newChild: [{ leftPence: 9_000_00 }, {}, {}],
    })
  })

  it('is refused a junior ISA without a child, for somebody of 18, and a second one for the same child', () => {
    const jisa = (child?: BasketItem['child']): BasketItem => ({
      ...item,
      wrapper: 'JISA',
      ...(child && { child }),
    })
    const reasonOf = (child?: BasketItem['child']) =>
      refusal(open(people.amelia, [jisa(child)]).apply()).reason
    expect(reasonOf()).toBe('child-missing')
    expect(reasonOf({ id: null, name: 'Max Hart', bornOn: '2008-11-21' })).toBe('child-grown-up')
    const child = { id: null, name: 'Max Hart', bornOn: '2016-03-01' }
    expect(reasonOf(child)).toBeUndefined()
    expect(refusal(open(people.amelia, [jisa(child), jisa(child)]).apply()).reason).toBe('child-has-one')
  })

  it('has children from then on after applying for a first child, and an account of the child once it is open', () => {
    const child = { id: null, name: 'Max Hart', bornOn: '2016-03-01' }
    const { get, apply, setToday } = open(people.amelia, [{ ...item, wrapper: 'JISA', child }])
    const children = () => (get(people.amelia, '/api/children').body as { children: object[] }).children
    expect(get(people.amelia, '/api/currentuser').body).toMatchObject({ hasChildren: false })
    apply()
    expect(get(people.amelia, '/api/currentuser').body).toMatchObject({ hasChildren: true })
    expect(children()).toMatchObject([{ name: 'Max Hart', bornOn: '2016-03-01', account: null }])
    setToday('2026-11-24')
    expect(children()).toMatchObject([{ name: 'Max Hart', account: { id: 'A-U-20002-4' } }])
  })

  it('has a junior ISA that is still to be opened planned in the allowance of the child, new or known', () => {
    const child = { id: null, name: 'Max Hart', bornOn: '2016-03-01' }
    const { get, apply, setToday } = open(people.amelia, [
      { ...item, wrapper: 'JISA', child, initialPence: 5_000_00, monthlyPence: 100_00 },
    ])
    const use = () => (get(people.amelia, '/api/portfolios/taxuse').body as { juniors: object[] }).juniors
    apply()
    // Collected on the fifth of January to April; the notice of ten working days is longer than until 5 December.
    const planned = { onItsWayPence: 5_000_00, collectionsPence: 400_00, herePence: 0 }
    expect(use()).toMatchObject([{ childName: 'Max Hart', ...planned }])
    setToday('2026-11-25')
    expect(use()).toMatchObject([{ childName: 'Max Hart', ...planned }])
    expect(get(people.amelia, '/api/portfolios/remainingallowance/A-U-20002-4').body).toMatchObject({
      jisaClientLevelRemainingContribution: 4_000_00,
      collectionsPence: 400_00,
    })
  })

  it('is refused an ISA where they are not resident for tax here, and may have a general account', () => {
    const abroad = [{ country: 'FR', number: '3023217600053' }]
    const reasonOf = (wrapper: BasketItem['wrapper']) => {
      const { get, send, apply } = open(people.amelia, [{ ...item, wrapper }])
      const { tax } = get(people.amelia, '/api/personaldetails').body as { tax: { version: number } }
      const moved = { version: tax.version, residencies: abroad }
      expect(send(people.amelia, 'PUT', '/api/personaldetails/tax', moved).status).toBe(200)
      return refusal(apply()).reason
    }
    expect(reasonOf('ISA')).toBe('not-uk-resident')
    expect(reasonOf('GIA')).toBeUndefined()
  })

  it('is looked at first from £250,000', () => {
    const { apply } = open(people.amelia, [{ ...item, initialPence: 250_000_00 }])
    expect(apply().body).toMatchObject({ outcome: 'review', accounts: [{ opensOn: '2026-11-30' }] })
  })

  it('reads each document as a PDF, and no other', () => {
    const { get } = openSandbox()
    expect(get(people.amelia, '/api/accountopening/documents/terms').body).toMatchObject({
      fileName: 'Terms and conditions.pdf',
      contentType: 'application/pdf',
    })
    expect(get(people.amelia, '/api/accountopening/documents/else').status).toBe(404)
  })

  it('opens one account for a company, and is refused a second', () => {
    const { send } = openSandbox()
    const company = {
      companyName: 'Hart Holdings Ltd',
      companyNumber: '01234567',
      registeredAddress: { line1: '1 High Street', line2: '', town: 'Leeds', postcode: 'LS1 1AA' },
      people: [{ name: 'Amelia Hart', role: 'Director' }],
      legalEntityIdentifier: '213800WSGIIZCXF1P572',
      bank: { accountName: 'Hart Holdings', sortCode: '089999', accountNumber: '66374958' },
      sourceOfWealth: 'Trading profits',
    }
    const ask = (part: object = {}) => send(people.amelia, 'POST', '/api/clients', { ...company, ...part })
    expect(refusal(ask({ legalEntityIdentifier: '213800WSGIIZCXF1P573' })).message).toBe(
      'legalEntityIdentifier: must be an LEI',
    )
    expect(
      refusal(ask({ bank: { accountName: 'Hart', sortCode: '089999', accountNumber: '66374959' } })).reason,
    ).toBe('modulus-failed')
    expect(ask().body).toEqual({ clientId: 'C-40001' })
    expect(refusal(ask())).toMatchObject({ status: 409, reason: 'company-known' })
  })
})

describe('The fee of accounts that were applied for together', () => {
  it('follows all their first payments, with what the network has paid in', () => {
    const two = [
      { ...item, initialPence: 30_000_00 },
      { ...item, id: 'item-2', name: 'New bathroom', initialPence: 30_000_00 },
    ]
    const ratesOf = (caller: Caller) => {
      const { get, apply, setToday } = open(caller, two)
      apply()
      setToday('2027-01-12')
      const { accounts } = listAccounts.answer.parse(get(caller, '/api/portfolios').body)
      const { charges } = getFees.answer.parse(get(caller, '/api/fees').body)
      return accounts
        .filter(({ name }) => name.startsWith('New '))
        .map(({ id }) => charges.find(({ accountId }) => accountId === id)?.rateBps)
    }
    // £60,000 of one's own, and of Mona's network more than £500,000.
    expect(ratesOf(people.dev)).toEqual([65, 65])
    expect(ratesOf(people.mona)).toEqual([35, 35])
  })
})

describe('Somebody acting for a client', () => {
  it('applies for them from a bank account they have, and cannot add one', () => {
    const acting = { ...people.grace, clientId: rose }
    const { apply } = open(acting, [item])
    const added = {
      ...{ name: 'Rose Lin', kind: 'personal' as const, sortCode: '107999', accountNumber: '88837491' },
      isAccepted: true,
    }
    expect(refusal(apply({ bank: added }))).toMatchObject({ status: 403, reason: 'owner-only' })
    expect(apply().body).toMatchObject({ sentBy: 'Grace Lin' })
  })
})
