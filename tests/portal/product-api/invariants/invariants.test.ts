// The sandbox's figures hold together for everybody, and each invariant notices when they don't.
import { describe, expect, it } from 'vitest'
import { tables } from '#product-api/data/tables.ts'
import { Database } from '#sandbox/data/database.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { seedPeople } from '#product-api/seed/seeded-people.ts'
import { seedPerson } from '#product-api/seed/seed-person.ts'
import personas from '../../../../config/personas.json' with { type: 'json' }
import { violations, type InvariantName } from './invariants.ts'

const everybody = [...personas.personas, ...personas.people]
  .map(({ id }) => id)
  .filter((id) => id !== 'visitor')

function seeded(ids: string[], today: string, valuedOn: string): Database {
  const database = new Database(':memory:', tables)
  seedPeople(database, today)
  for (const id of ids) seedPerson({ database, person: personBy(database, 'id', id)!, today, valuedOn })
  return database
}

describe('the sandbox data', () => {
  it('holds together for every persona and everybody they act for or view', () => {
    expect(violations(seeded(everybody, '2026-11-21', '2026-11-20'), '2026-11-20')).toEqual([])
  }, 120_000)

  it.each([
    ['the first day of a tax year', '2026-04-06', '2026-04-02'],
    ['the last day of a tax year', '2027-04-05', '2027-04-02'],
    ['a day after Christmas', '2026-12-29', '2026-12-24'],
    ['a leap day', '2028-02-29', '2028-02-28'],
  ])('holds together on %s', (_, today, valuedOn) => {
    expect(
      violations(seeded(['client', 'client-with-children', 'rose-lin'], today, valuedOn), valuedOn),
    ).toEqual([])
  })
})

describe('an invariant of the sandbox data', () => {
  const database = seeded(['client', 'client-with-children'], '2026-11-21', '2026-11-20')

  /** What is broken after this change, which is undone again? */
  function brokenBy(change: string): InvariantName[] {
    const undone = new Error('undone')
    let found: InvariantName[] = []
    try {
      database.transaction(() => {
        expect(database.run(change)).toBeGreaterThan(0)
        found = violations(database, '2026-11-20').map(({ invariant }) => invariant)
        throw undone
      })
    } catch (error) {
      if (error !== undone) throw error
    }
    return [...new Set(found)]
  }
  const one = (type: string, account: string) =>
    `id = (select id from transactions where type = '${type}' and account_id = '${account}' order by position limit 1)`

  it('notices income that never reached the value', () => {
    expect(
      brokenBy(
        `update transactions set amount_pence = amount_pence + 1 where ${one('Dividend', 'A-U-20002-1')}`,
      ),
    ).toContain('1 quarters reconcile')
  })

  it('notices a return that does not follow from the series', () => {
    expect(
      brokenBy(
        `update valuations set twr_index = twr_index * 1.01 where account_id = 'A-U-20002-2' and date = '2026-11-20'`,
      ),
    ).toEqual(['2 series ends at the value'])
  })

  it('notices a series that stops early', () => {
    expect(
      brokenBy(`delete from valuations where account_id = 'A-U-20002-2' and date = '2026-11-20'`),
    ).toContain('2 series ends at the value')
  })

  it('notices units that nobody bought', () => {
    expect(
      brokenBy(`update transactions set units_milli = units_milli + 1000 where ${one('Buy', 'A-U-20002-1')}`),
    ).toContain('3 holdings and cash are the value')
  })

  it('notices a fee that is a penny off', () => {
    expect(
      brokenBy(`update transactions set amount_pence = amount_pence - 1 where ${one('Fee', 'A-U-20002-3')}`),
    ).toContain('4 fees follow daily values')
  })

  it('notices more paid into ISAs than the allowance', () => {
    expect(
      brokenBy(
        `update transactions set amount_pence = 2500000 where id = (select id from transactions where type = 'PaidIn' and account_id = 'A-U-20003-1' order by position desc limit 1)`,
      ),
    ).toContain('5 ISA payments fit the allowance')
  })

  it('notices tax relief that is not a quarter of the payment', () => {
    expect(
      brokenBy(
        `update transactions set amount_pence = amount_pence + 1 where ${one('TaxRelief', 'A-U-20002-3')}`,
      ),
    ).toContain('6 tax relief follows pension payments')
  })

  it('notices a rate of another fee band', () => {
    expect(brokenBy(`update accounts set fee_bps = 35 where id = 'A-U-20003-2'`)).toContain(
      '7 fee band follows contributions',
    )
  })

  it('notices a transaction without explanation', () => {
    expect(brokenBy(`update transactions set explanation = null where ${one('Fee', 'A-U-20002-3')}`)).toEqual(
      ['8 transactions are explained'],
    )
  })

  it('notices a contract note that is gone', () => {
    expect(
      brokenBy(`delete from documents where type = 'Contract note' and account_id = 'A-U-20002-1'`),
    ).toEqual(['8 transactions are explained'])
  })

  it('notices unread messages hidden in the archive', () => {
    expect(brokenBy(`update threads set is_archived = 1 where id = 'TH-U-20003-1'`)).toEqual([
      '9 badge is the sum of unread',
    ])
  })

  it('notices a valuation on a Sunday', () => {
    expect(
      brokenBy(`insert into valuations select account_id, '2026-11-15', value_pence, net_paid_pence, paid_in_pence, value_gbp_pence, net_paid_gbp_pence,
       paid_in_gbp_pence, twr_index
       from valuations where account_id = 'A-U-20002-1' and date = '2026-11-13'`),
    ).toContain('10 dates are working days')
  })
})
