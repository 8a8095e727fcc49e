// What is used of a tax year's allowances, what the client tells us of other firms, and the requests that use them.
import { describe, expect, it } from 'vitest'
import { pensionUse } from '#api/payments/pension-contributions.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { listTaxServices, taxServiceRequestSchema } from '#api/tax/tax-services.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import { unusedYears } from '#domain/tax/pension-allowance.ts'
import { contribution, transfer } from '../support/pension-requests.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const useOf = ({ get }: ReturnType<typeof openSandbox>, who: Caller, year = '') =>
  getTaxUse.answer.parse(get(who, `/api/portfolios/taxuse${year && `?year=${year}`}`).body)
const leftOf = ({ get }: ReturnType<typeof openSandbox>, who: Caller, account: string) =>
  getRemainingAllowance.answer.parse(get(who, `/api/portfolios/remainingallowance/${account}`).body)

describe('The use of a tax year', () => {
  const sandbox = openSandbox()

  it('has the ISA payments of the year, and together with what is left they are the allowance', () => {
    const { isa, juniors } = useOf(sandbox, people.ben)
    const kofi = leftOf(sandbox, people.ben, 'A-U-20003-2')
    expect(isa.herePence + kofi.isaClientLevelRemainingContribution).toBe(20_000_00)
    expect(juniors.map(({ childName }) => childName)).toEqual(['Kofi Osei', 'Abena Osei'])
    expect(juniors[0]!.herePence + kofi.jisaClientLevelRemainingContribution).toBe(9_000_00)
    expect(isa.herePence).toBeGreaterThan(0)
  })

  it('has pension contributions before tax relief and after it, and what HMRC still owes', () => {
    const { pension } = useOf(sandbox, people.amelia)
    // £400 a month from April to November, and £100 of relief six weeks later.
    expect(pension).toMatchObject({ netPence: 3_200_00, reliefPence: 800_00, reliefToComePence: 100_00 })
    expect(pension!.years.at(-1)).toEqual({
      year: 2026,
      allowancePence: 60_000_00,
      usedPence: 4_000_00,
      isMember: true,
    })
    expect(unusedYears(pension!.years).slice(-4, -1)).toMatchObject([
      { year: 2023 },
      { year: 2024 },
      { year: 2025 },
    ])
  })

  it('counts payments on their way, so that what is left is the same here and where one pays in', () => {
    const own = openSandbox()
    const { herePence } = useOf(own, people.ben).isa
    const arriving = { accountId: 'A-U-20003-1', amountPence: 1_234_56, arrivesOn: '2026-11-26' }
    expect(own.send(people.ben, 'POST', '/api/payments/bank-transfers', arriving).status).toBe(200)
    expect(useOf(own, people.ben).isa).toMatchObject({ herePence, onItsWayPence: 1_234_56 })
    const left = leftOf(own, people.ben, 'A-U-20003-1').isaClientLevelRemainingContribution
    expect(left).toBe(20_000_00 - herePence - 1_234_56)
    own.api.setClock(new Date('2026-12-05T12:00:00Z'))
    expect(useOf(own, people.ben).isa.onItsWayPence).toBe(0)
    expect(useOf(own, people.ben, '2025').isa.onItsWayPence).toBe(0)
  })

  it('has no pension and no general account where there is none', () => {
    expect(useOf(sandbox, people.chloe).pension).toBeNull()
    expect(useOf(sandbox, people.grace).general).toBeNull()
  })

  it('has figures of its own in another year', () => {
    const before = useOf(sandbox, people.amelia, '2025')
    expect(before.year).toBe(2025)
    // £800 a month and £4,000 more.
    expect(before.isa.herePence).toBe(12 * 800_00 + 4_000_00)
    expect(useOf(sandbox, people.amelia, '2027').isa.herePence).toBe(0)
  })

  it.each(['2017', '2028', 'soon', '2026.5'])('is refused for %s', (year) => {
    expect(sandbox.get(people.amelia, `/api/portfolios/taxuse?year=${year}`).status).toBe(400)
  })

  it('is closed to people who view', () => {
    const viewer = { ...people.isla, clientId: 'C-30007' }
    expect(sandbox.get(viewer, '/api/portfolios/taxuse').status).toBe(403)
  })
})

describe('The use of the pension allowance', () => {
  const open = () => {
    const sandbox = openSandbox()
    const post = (kind: string, body: object) =>
      expect(sandbox.send(people.amelia, 'POST', `/api/payments/${kind}`, body).status).toBe(200)
    const usedOf = (who: Caller, year = '') => {
      const { years, ...rest } = useOf(sandbox, who, year).pension!
      return { ...rest, usedPence: years.at(-1)!.usedPence }
    }
    const onPayments = () =>
      pensionUse.answer
        .parse(sandbox.get(people.amelia, '/api/payments/pension-use').body)
        .paid.reduce((sum, { grossPence }) => sum + grossPence, 0)
    const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
    return { post, usedOf, onPayments, moveTo }
  }
  // £400 a month since April, and four months more up to March.
  const november = { netPence: 3_200_00, reliefPence: 800_00, usedPence: 4_000_00 }
  const march = { netPence: 4_800_00, reliefPence: 1_200_00, usedPence: 6_000_00 }

  it('counts a personal contribution with its relief, on its way and arrived, as the payments page does', () => {
    const { post, usedOf, onPayments, moveTo } = open()
    expect(usedOf(people.amelia)).toMatchObject({ ...november, reliefToComePence: 100_00 })
    post('pension-contributions', contribution)
    expect(usedOf(people.amelia)).toMatchObject({
      netPence: 4_200_00,
      reliefPence: 1_050_00,
      reliefToComePence: 350_00,
      usedPence: 5_250_00,
    })
    expect(onPayments()).toBe(5_250_00)
    moveTo('2027-03-10')
    expect(usedOf(people.amelia)).toMatchObject({ netPence: 5_800_00, usedPence: 7_250_00 })
    expect(onPayments()).toBe(7_250_00)
  })

  it('counts no transfer: it is no contribution and has no relief', () => {
    const { post, usedOf, onPayments, moveTo } = open()
    post('pension-transfers', transfer)
    expect(usedOf(people.amelia)).toMatchObject({ ...november, employerPence: 0 })
    moveTo('2027-03-10')
    expect(usedOf(people.amelia)).toMatchObject({ ...march, employerPence: 0 })
    expect(onPayments()).toBe(6_000_00)
  })

  it('counts what an employer pays as it is, without relief', () => {
    const { post, usedOf, onPayments, moveTo } = open()
    post('pension-contributions', { ...contribution, payer: 'employer', earningsPence: 0 })
    expect(usedOf(people.amelia)).toMatchObject({
      ...november,
      employerPence: 1_000_00,
      usedPence: 5_000_00,
    })
    moveTo('2027-03-10')
    expect(usedOf(people.amelia)).toMatchObject({ ...march, employerPence: 1_000_00, usedPence: 7_000_00 })
    expect(onPayments()).toBe(7_000_00)
  })

  it('says since when somebody takes flexible income, from that tax year on', () => {
    const { usedOf } = open()
    // £400 a month with relief, from June to November.
    expect(usedOf(people.grace).flexible).toEqual({ since: '2026-05-11', usedPence: 2_400_00 })
    expect(usedOf(people.grace, '2027').flexible).toEqual({ since: '2026-05-11', usedPence: 0 })
    expect(usedOf(people.grace, '2025').flexible).toBeNull()
    expect(usedOf(people.amelia).flexible).toBeNull()
  })
})

describe('A tax year of the API', () => {
  const { get } = openSandbox()

  it.each([
    ['', 2026, 20_000_00, 9_000_00, 60_000_00, 3_000_00, 500_00],
    ['?year=2022', 2022, 20_000_00, 9_000_00, 40_000_00, 12_300_00, 2_000_00],
    ['?year=2031', 2031, 20_000_00, 9_000_00, 60_000_00, 3_000_00, 500_00],
  ])('%s has the amounts of config/tax-years.json', (query, year, isa, jisa, pension, gains, dividends) => {
    expect(getTaxYearInfo.answer.parse(get(people.amelia, `/api/taxyearinfo${query}`).body)).toMatchObject({
      year,
      isaAllowancePence: isa,
      jisaAllowancePence: jisa,
      pensionAnnualAllowancePence: pension,
      capitalGainsExemptPence: gains,
      dividendAllowancePence: dividends,
    })
  })
})

describe('What a client has paid in elsewhere', () => {
  const tell = (sandbox: ReturnType<typeof openSandbox>, body: unknown, who: Caller = people.ben) =>
    sandbox.send(who, 'PUT', '/api/portfolios/paidelsewhere', body).status

  it('is kept, can be changed, and counts in what is left', () => {
    const sandbox = openSandbox()
    const before = leftOf(sandbox, people.ben, 'A-U-20003-1').isaClientLevelRemainingContribution
    expect(tell(sandbox, { year: 2026, childId: null, pence: 3_000_00 })).toBe(204)
    expect(tell(sandbox, { year: 2026, childId: null, pence: 2_500_00 })).toBe(204)
    expect(useOf(sandbox, people.ben).isa).toMatchObject({ elsewherePence: 2_500_00, toldOn: '2026-11-21' })
    const after = leftOf(sandbox, people.ben, 'A-U-20003-1').isaClientLevelRemainingContribution
    expect(before - after).toBe(2_500_00)
  })

  it('counts for a child alone when it is of that child', () => {
    const sandbox = openSandbox()
    expect(tell(sandbox, { year: 2026, childId: 'CH-U-20003-1', pence: 9_000_00 })).toBe(204)
    expect(leftOf(sandbox, people.ben, 'A-U-20003-2').jisaClientLevelRemainingContribution).toBe(0)
    expect(leftOf(sandbox, people.ben, 'A-U-20003-3').jisaClientLevelRemainingContribution).toBeGreaterThan(0)
  })

  it.each([
    [{ year: 2025, childId: null, pence: 1_00 }, 400],
    [{ year: 2026, childId: null, pence: -1 }, 400],
    [{ year: 2026, childId: null, pence: 20_000_01 }, 400],
    [{ year: 2026, childId: 'CH-U-20003-1', pence: 9_000_01 }, 400],
    [{ year: 2026, childId: null, pence: 1.5 }, 400],
    [{ year: 2026, childId: 'CH-U-20004-1', pence: 1_00 }, 404],
    [{}, 400],
  ])('%j is refused with %s', (body, status) => {
    expect(tell(openSandbox(), body)).toBe(status)
  })
})

describe('A request to use an allowance', () => {
  const bedAndIsa = {
    kind: 'BedAndIsa',
    fromAccountId: 'A-U-20004-2',
    toAccountId: 'A-U-20004-1',
    amountPence: 2_000_00,
  }
  const ask = (
    sandbox: ReturnType<typeof openSandbox>,
    id: string,
    body: unknown,
    who: Caller = people.chloe,
  ) => sandbox.send(who, 'PUT', `/api/portfolios/taxservices/${id}`, body)
  const list = (sandbox: ReturnType<typeof openSandbox>) =>
    listTaxServices.answer.parse(sandbox.get(people.chloe, '/api/portfolios/taxservices').body).requests

  it('is kept once, however often it is sent, and begins on the next working day', () => {
    const sandbox = openSandbox()
    const first = taxServiceRequestSchema.parse(ask(sandbox, 'r-1', bedAndIsa).body)
    expect(first).toEqual({
      id: 'r-1',
      ...bedAndIsa,
      year: 2026,
      requestedOn: '2026-11-21',
      startsOn: '2026-11-23',
      status: 'Requested',
    })
    expect(ask(sandbox, 'r-1', bedAndIsa).body).toEqual(first)
    expect(ask(sandbox, 'r-1', { ...bedAndIsa, amountPence: 3_000_00 }).status).toBe(409)
    expect(ask(sandbox, 'r-2', bedAndIsa).body).toMatchObject({ reason: 'already-asked' })
    expect(list(sandbox)).toEqual([first])
  })

  it('can be taken back until the work begins, and then asked for again', () => {
    const sandbox = openSandbox()
    ask(sandbox, 'r-1', bedAndIsa)
    expect(sandbox.send(people.chloe, 'DELETE', '/api/portfolios/taxservices/r-1').status).toBe(204)
    expect(list(sandbox)).toMatchObject([{ id: 'r-1', status: 'TakenBack' }])
    expect(ask(sandbox, 'r-2', bedAndIsa).status).toBe(200)
    sandbox.api.setClock(new Date('2026-11-23T09:00:00Z'))
    expect(list(sandbox)[0]).toMatchObject({ id: 'r-2', status: 'InProgress' })
    expect(sandbox.send(people.chloe, 'DELETE', '/api/portfolios/taxservices/r-2').body).toMatchObject({
      reason: 'too-late',
    })
  })

  it('uses the whole new allowance when it is for 6 April, and waits for it', () => {
    const sandbox = openSandbox()
    const asked = { ...bedAndIsa, kind: 'AutomaticUse', amountPence: 20_000_00 }
    expect(ask(sandbox, 'r-1', { ...asked, amountPence: 20_000_01 }).status).toBe(400)
    expect(ask(sandbox, 'r-1', asked).body).toMatchObject({ year: 2027, startsOn: '2027-04-06' })
    sandbox.api.setClock(new Date('2027-04-05T09:00:00Z'))
    expect(list(sandbox)).toMatchObject([{ status: 'Requested' }])
    sandbox.api.setClock(new Date('2027-04-06T09:00:00Z'))
    expect(list(sandbox)).toMatchObject([{ status: 'InProgress' }])
  })

  it.each([
    ['from an ISA', { fromAccountId: 'A-U-20004-1' }, 400],
    ['to a general account', { toAccountId: 'A-U-20004-2' }, 400],
    ['from somebody else’s account', { fromAccountId: 'A-U-20002-2' }, 404],
    ['of less than £100', { amountPence: 99_99 }, 422],
    ['of more than is left', { amountPence: 20_000_00 }, 400],
    ['of another kind', { kind: 'Sell' }, 400],
  ])('%s is refused', (_what, change, status) => {
    expect(ask(openSandbox(), 'r-1', { ...bedAndIsa, ...change }).status).toBe(status)
  })

  it('is refused to an ISA without declaration until it is made', () => {
    const sandbox = openSandbox()
    const asked = { ...bedAndIsa, fromAccountId: 'A-U-20002-2', toAccountId: 'A-U-20002-1' }
    expect(ask(sandbox, 'r-1', asked, people.amelia).body).toMatchObject({ reason: 'not-subscribed' })
    sandbox.send(people.amelia, 'PUT', '/api/portfolios/isasubscriptionstatus', {
      accountNumber: 'NP2000201',
      subscriptionStatus: 'Subscribed',
    })
    expect(ask(sandbox, 'r-1', asked, people.amelia).status).toBe(200)
  })

  it('belongs to one person and nobody else', () => {
    const sandbox = openSandbox()
    ask(sandbox, 'r-1', bedAndIsa)
    expect(sandbox.send(people.amelia, 'DELETE', '/api/portfolios/taxservices/r-1').status).toBe(404)
    expect(
      listTaxServices.answer.parse(sandbox.get(people.amelia, '/api/portfolios/taxservices').body),
    ).toEqual({
      requests: [],
    })
  })
})
