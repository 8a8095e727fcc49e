// The walk: two people in three tabs pay in, take out, change and cancel, while the days pass and answers are slow, lost
// or come twice. After every step the books must be right.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { addDays, daysBetween } from '#base/dates/london-time.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { control, TestBrowser } from '../../sandbox/sandbox-client.ts'
import { checkBooks } from './books.ts'
import { draws, jobNames, requestFor } from './jobs.ts'
import { Owner } from './owner.ts'
import { deliveries, Tab, type Request } from './tab.ts'

const people = {
  chloe: { persona: 'client-flags-off', userId: 'U-20004' },
  grace: { persona: 'delegate', userId: 'U-20008' },
  rose: { persona: 'delegate', userId: 'U-20008', clientId: 'C-30003' },
}
const START = '2027-01-11'
/** Shortly before the ends of three tax years: the walk is there when a part of its actions is done. */
const YEAR_ENDS = ['2027-04-01', '2028-04-01', '2029-04-01']
const AFTER_ALL = '2029-04-09'

const act = fc.record({
  tab: fc.nat(2),
  job: fc.constantFrom(...jobNames),
  delivery: fc.constantFrom(...deliveries),
  draw: draws,
})
/** One to three requests at once, then days that pass, often none. */
export const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  days: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) },
  ),
})
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

export interface Walked {
  actions: number
  'carried out': number
  refused: number
  requests: number
  'sign-ins': number
  payments: number
  'days passed': number
  'tax-year ends': number
}

/** Walks until so many actions are done. Throws where the books are wrong, with what was done before. */
export async function walk(sandbox: Sandbox, steps: readonly Step[], actions: number): Promise<Walked> {
  await control(sandbox, 'POST', 'reset')
  await clockTo(sandbox, START)
  const expired = await expiredToken(sandbox)
  const owners = Object.entries(people).map(([name, who]) => new Owner(name, new Tab(sandbox, who, expired)))
  for (const owner of owners) await owner.look(START)
  for (const owner of owners)
    owner.strangers = owners
      .flatMap(({ accounts }) => accounts.map(({ id }) => id))
      .filter((id) => !owner.accounts.some((account) => account.id === id))
  const counted = { actions: 0, 'carried out': 0, refused: 0 }
  let today = START
  for (const { acts, days } of steps) {
    if (counted.actions >= actions) break
    const done = await together(sandbox, owners, acts)
    counted.actions += done.length
    counted['carried out'] += done.filter((status) => status < 300).length
    counted.refused += done.filter((status) => status >= 400).length
    if (done.some((status) => status >= 500)) throw new Error(`An answer of ${Math.max(...done)}`)
    const before = today
    today = addDays(today, days)
    const end = YEAR_ENDS[Math.floor((counted.actions / actions) * (YEAR_ENDS.length + 1)) - 1]
    if (end !== undefined && today < end) today = end
    if (counted.actions >= actions && today < AFTER_ALL) today = AFTER_ALL
    if (today > before) await clockTo(sandbox, today)
    try {
      const touched = new Set(acts.map(({ tab }) => tab))
      for (const [tab, owner] of owners.entries()) {
        if (today === before && !touched.has(tab)) continue
        await owner.look(today)
        await checkBooks(owner, START)
      }
    } catch (error) {
      throw new Error(`On ${today}, after ${JSON.stringify({ acts, days })}`, { cause: error })
    }
    for (const owner of owners)
      owner.strangersPayments = owners.filter((each) => each !== owner).flatMap(({ known }) => known)
  }
  return {
    ...counted,
    requests: owners.reduce((sum, { tab }) => sum + tab.sent, 0),
    'sign-ins': owners.reduce((sum, { tab }) => sum + tab.signIns, 0),
    payments: owners.reduce((sum, { payments }) => sum + payments.length, 0),
    'days passed': daysBetween(START, today),
    'tax-year ends': taxYearOfDate(today) - taxYearOfDate(START),
  }
}

/** Sends these at once, some held back on their way, so that they overtake one another; their statuses. */
async function together(sandbox: Sandbox, owners: readonly Owner[], acts: Step['acts']): Promise<number[]> {
  const planned = acts.flatMap(({ tab, job, delivery, draw }) => {
    const owner = owners[tab]!
    const request = requestFor(job, owner, draw)
    return request ? [{ owner, request, delivery, job, key: randomUUID() }] : []
  })
  await control(
    sandbox,
    'PUT',
    'faults',
    planned
      .filter(({ delivery }) => delivery === 'slow')
      .map(({ request: { method, path } }) => ({ method, path, delayMs: 15, times: 1 })),
  )
  return Promise.all(
    planned.map(async ({ owner, request, delivery, job, key }) => {
      const answer = await owner.tab.deliver(request, key, delivery)
      if (answer.status < 300 && (job === 'somebody else’s account' || isStrange(owner, request)))
        throw new Error(`${owner.name} did this with somebody else’s: ${JSON.stringify(request)}`)
      owner.note(request, key, answer)
      return answer.status
    }),
  )
}

const isStrange = ({ strangersPayments }: Owner, { path }: Request): boolean =>
  strangersPayments.some((id) => path === `/api/payments/${id}/cancel`)

/** A token of the sandbox that it takes no more. */
async function expiredToken(sandbox: Sandbox): Promise<string> {
  await control(sandbox, 'PUT', 'tokens', { accessTokenSeconds: 1 })
  const { access_token: token } = await new TestBrowser(sandbox).signIn(people.chloe.persona)
  await control(sandbox, 'PUT', 'tokens', { accessTokenSeconds: 1800 })
  const headers = { authorization: `Bearer ${token}`, 'x-userid': people.chloe.userId }
  while ((await fetch(`${sandbox.url}/api/user`, { headers })).status !== 401)
    await new Promise((done) => setTimeout(done, 50))
  return token
}

const clockTo = (sandbox: Sandbox, day: string) =>
  control(sandbox, 'PUT', 'clock', { now: `${day}T10:00:00Z` })
