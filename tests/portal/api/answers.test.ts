// What an answer may say that the portal does not know yet, and what it may not: real answers of the sandbox, each with one value changed.
import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listActivity } from '#api/accounts/activity.ts'
import { getHoldings } from '#api/accounts/holdings.ts'
import { getSeries } from '#api/accounts/series.ts'
import { date, instant, knownOf, recentDate, webAddress } from '#http/fields.ts'
import { taxYear } from '#api/tax/tax-year-fields.ts'
import { listDocuments } from '#api/inbox/documents.ts'
import { getLearnPage } from '#api/inbox/learn-page.ts'
import { listDrafts } from '#api/inbox/message-writing.ts'
import { getThread, listThreads } from '#api/inbox/messages.ts'
import { listTasks } from '#api/inbox/tasks.ts'
import { getOpeningStatus } from '#api/opening/account-opening.ts'
import { getParameters } from '#api/people/parameters.ts'
import { listSharedByYou } from '#api/people/sharing.ts'
import { declareIsa, getRemainingAllowance } from '#api/tax/allowance.ts'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import * as z from 'zod/mini'
import { openSandbox, people, type Caller } from '../product-api/support/sandbox.ts'

const sandbox = openSandbox()
sandbox.send(people.ben, 'POST', '/api/messages/drafts', {
  threadId: null,
  topic: 'My accounts',
  accountId: null,
  subject: 'A question',
  body: 'How do I pay in?',
})
const bodyOf = (caller: Caller, address: string) => sandbox.get(caller, address).body

/** A copy of the answer in which the value at this path is another one. */
function changed(answer: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(answer)
  const steps = path.split('.')
  let place = copy as Record<string, unknown>
  for (const step of steps.slice(0, -1)) place = place[step] as Record<string, unknown>
  const last = steps.at(-1)!
  expect([path, place[last]]).not.toEqual([path, undefined])
  place[last] = value
  return copy
}

const words: [string, ZodMiniType, Caller, string][] = [
  ['queue.0.steps.0.name', getOpeningStatus.answer, people.dev, '/api/accountopeningstatus'],
  ['queue.0.steps.0.state', getOpeningStatus.answer, people.dev, '/api/accountopeningstatus'],
  ['accounts.0.status', listAccounts.answer, people.amelia, '/api/portfolios'],
  ['accounts.0.type', listAccounts.answer, people.amelia, '/api/portfolios'],
  ['accounts.0.allocation.0.assetClass', listAccounts.answer, people.amelia, '/api/portfolios'],
  ['transactions.0.type', listActivity.answer, people.amelia, '/api/portfolios/activity'],
  [
    'accountSubscriptionStatus',
    getRemainingAllowance.answer,
    people.ben,
    '/api/portfolios/remainingallowance/A-U-20003-1',
  ],
  ['documents.0.type', listDocuments.answer, people.amelia, '/api/documents'],
  ['holdings.0.assetClass', getHoldings.answer, people.amelia, '/api/portfolios/holdings'],
  ['holdings.0.region', getHoldings.answer, people.amelia, '/api/portfolios/holdings'],
  ['threads.0.topic', listThreads.answer, people.ben, '/api/messages'],
  ['messages.0.from', getThread.answer, people.ben, '/api/messages/threads/TH-U-20003-1'],
  ['drafts.0.topic', listDrafts.answer, people.ben, '/api/messages/drafts'],
  ['interval', getSeries.answer, people.amelia, '/api/portfolios/series'],
  ['requests.0.requestStatus', listSharedByYou.answer, people.mona, '/api/sharedaccess/sharedbyyou'],
  ['tasks.0.kind', listTasks.answer, people.amelia, '/api/portfolios/tasks'],
]

describe('A word that the portal does not know', () => {
  it.each(words)('stays as it is at %s', (path, schema, caller, address) => {
    const answer = changed(bodyOf(caller, address), path, 'Something new')
    const parsed = schema.safeParse(answer)
    expect(parsed.error?.issues).toBeUndefined()
    expect(changed(parsed.data, path, 'Something new')).toEqual(parsed.data)
  })

  it.each(words)('is a word all the same: a number at %s is refused', (path, schema, caller, address) => {
    expect(schema.safeParse(changed(bodyOf(caller, address), path, 7)).success).toBe(false)
  })

  it('stays as it is in the answer to an ISA declaration', () => {
    const answer = { accountNumber: 'NP2000201', subscriptionStatus: 'BeingChecked' }
    expect(declareIsa.answer.parse(answer)).toEqual(answer)
  })

  it('leaves out the block of an article that nobody could draw', () => {
    const answer = bodyOf(people.amelia, '/api/content/learn/page?path=explore/tax') as { blocks: unknown[] }
    const blocks = [{ kind: 'film', address: '/film.mp4' }, ...answer.blocks]
    expect(getLearnPage.answer.parse({ ...answer, blocks }).blocks).toEqual(answer.blocks)
    expect(getLearnPage.answer.safeParse({ ...answer, blocks: [{ kind: 'heading' }] }).success).toBe(false)
    expect(getLearnPage.answer.safeParse({ ...answer, blocks: 'none' }).success).toBe(false)
  })
})

describe('An asset class', () => {
  it.each(['', '   '])('has a name though it came as %j', (name) => {
    const holdings = changed(bodyOf(people.amelia, '/api/portfolios/holdings'), 'holdings.0.assetClass', name)
    expect(getHoldings.answer.parse(holdings).holdings[0]!.assetClass).toBe('Unclassified')
    const path = 'accounts.0.allocation.0.assetClass'
    const accounts = changed(bodyOf(people.amelia, '/api/portfolios'), path, name)
    expect(listAccounts.answer.parse(accounts).accounts[0]!.allocation[0]!.assetClass).toBe('Unclassified')
  })
})

const dates: [string, ZodMiniType, Caller, string][] = [
  ['queue.0.startedOn', getOpeningStatus.answer, people.dev, '/api/accountopeningstatus'],
  ['queue.0.updatedOn', getOpeningStatus.answer, people.dev, '/api/accountopeningstatus'],
  ['valuedOn', listAccounts.answer, people.ben, '/api/portfolios'],
  ['accounts.0.openedOn', listAccounts.answer, people.ben, '/api/portfolios'],
  ['accounts.0.valuedOn', listAccounts.answer, people.ben, '/api/portfolios'],
  ['accounts.0.goal.targetOn', listAccounts.answer, people.ben, '/api/portfolios'],
  ['fx.0.date', listAccounts.answer, people.ben, '/api/portfolios'],
  ['transactions.0.date', listActivity.answer, people.amelia, '/api/portfolios/activity'],
  ['documents.0.date', listDocuments.answer, people.amelia, '/api/documents'],
  ['documents.0.coversTo', listDocuments.answer, people.amelia, '/api/documents'],
  ['valuedOn', getHoldings.answer, people.amelia, '/api/portfolios/holdings'],
  ['holdings.0.priceDate', getHoldings.answer, people.amelia, '/api/portfolios/holdings'],
  ['updatedOn', getLearnPage.answer, people.amelia, '/api/content/learn/page?path=explore/tax'],
  ['sources.0.asOf', getLearnPage.answer, people.amelia, '/api/content/learn/page?path=explore/tax'],
  ['threads.0.lastAt', listThreads.answer, people.ben, '/api/messages'],
  ['messages.0.sentAt', getThread.answer, people.ben, '/api/messages/threads/TH-U-20003-1'],
  ['drafts.0.savedAt', listDrafts.answer, people.ben, '/api/messages/drafts'],
  ['reviewDueOn', getParameters.answer, people.amelia, '/api/userparameters'],
  ['points.0.date', getSeries.answer, people.amelia, '/api/portfolios/series'],
  ['requests.0.updatedOn', listSharedByYou.answer, people.mona, '/api/sharedaccess/sharedbyyou'],
  ['requests.0.expiresOn', listSharedByYou.answer, people.mona, '/api/sharedaccess/sharedbyyou'],
  ['tasks.0.dueOn', listTasks.answer, people.amelia, '/api/portfolios/tasks'],
  ['startsOn', getTaxYearInfo.answer, people.amelia, '/api/taxyearinfo'],
  ['endsOn', getTaxYearInfo.answer, people.amelia, '/api/taxyearinfo'],
]

describe('A date that is none', () => {
  it.each(dates)('is refused at %s', (path, schema, caller, address) => {
    const answer = bodyOf(caller, address)
    for (const nonsense of ['2026-02-30', '2026-13-01', '0000-00-00', 'soon', '', '2026-02-30T10:00:00.000Z'])
      expect([nonsense, schema.safeParse(changed(answer, path, nonsense)).success]).toEqual([nonsense, false])
  })

  it('is told from one that is', () => {
    expect(['2024-02-29', '2026-12-31'].map((text) => date.safeParse(text).success)).toEqual([true, true])
    expect(['2026-02-29', '2026-1-1', '+2026-01-01'].map((text) => date.safeParse(text).success)).toEqual([
      false,
      false,
      false,
    ])
    expect(
      ['2026-11-20T09:30:00.000Z', '2026-11-20T09:30:00Z', '2026-11-20T25:30:00Z', '2026-11-20T09:30'].map(
        (text) => instant.safeParse(text).success,
      ),
    ).toEqual([true, true, false, false])
  })
})

describe('A day, year or address that means nothing to the portal', () => {
  it('is refused: a day outside the years of people who live, a tax year without figures, what opens no page', () => {
    const refused = <T>(schema: { safeParse(value: unknown): { success: boolean } }, values: T[]) =>
      values.filter((value) => !schema.safeParse(value).success)
    expect(refused(date, ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'])).toEqual([
      '1899-12-31',
      '2200-01-01',
    ])
    expect(refused(recentDate, ['2024-12-31', '2025-01-01', '2199-12-31'])).toEqual(['2024-12-31'])
    expect(refused(taxYear, [1999, 2017, 2018, 2026, 2100, 2101])).toEqual([1999, 2017, 2101])
    const addresses = [
      'https://bank.example/a',
      'http://localhost:1/',
      'javascript:alert(1)',
      'https://',
      '/a',
      'bank',
    ]
    expect(refused(webAddress, addresses)).toEqual(['javascript:alert(1)', 'https://', '/a', 'bank'])
  })
})

describe('A currency', () => {
  it.each(['1£!', 'gbp', 'GB', 'POUNDS'])(
    'is refused when no number can be written in it: %s',
    (currency) => {
      const answer = changed(bodyOf(people.amelia, '/api/portfolios/series'), 'currency', currency)
      expect(getSeries.answer.safeParse(answer).success).toBe(false)
    },
  )
})

describe('A list of kinds', () => {
  it('leaves out only what says an unknown kind', () => {
    const list = knownOf(['a'], z.object({ kind: z.literal('a') }))
    expect(list.parse([{ kind: 'a' }, { kind: 'b' }])).toEqual([{ kind: 'a' }])
    expect([list.safeParse([{}]).success, list.safeParse([null]).success]).toEqual([false, false])
  })
})
