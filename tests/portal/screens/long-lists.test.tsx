// Two thousand of everything that grows, over the sandbox: what one answer holds, what is drawn, and what stays true of all.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listTransactions } from '#api/accounts/transactions.ts'
import { documentsQuery, listDocuments } from '#api/inbox/documents.ts'
import { draftsQuery, listDrafts } from '#api/inbox/message-writing.ts'
import { getThread, listThreads } from '#api/inbox/messages.ts'
import { applicationsQuery, listApplications } from '#api/opening/applications.ts'
import { listPayments, paymentsQuery } from '#api/payments/payments.ts'
import { listDelegatesFromClient, listSharedByYou } from '#api/people/sharing.ts'
import { expressionOfWishQuery, getExpressionOfWish } from '#api/people/expression-of-wish.ts'
import { listSharedWithYou, type SharedRequest } from '#api/people/shared-access.ts'
import { sharedByYouQuery, sharedWithYouQuery } from '#api/people/sharing.ts'
import { ApiContext } from '#http/context.ts'
import ExpressionOfWish from '#screens/details/expression-of-wish.screen.tsx'
import Documents from '#screens/documents/documents.screen.tsx'
import Inbox from '#screens/messages/inbox.screen.tsx'
import MessagesLanding from '#screens/messages/landing.screen.tsx'
import MessageThread from '#screens/messages/thread.screen.tsx'
import PaymentsHistory from '#screens/payments/history.screen.tsx'
import SharedByYou from '#screens/shared-access/shared-by-you.screen.tsx'
import SharedWithYou from '#screens/shared-access/shared-with-you.screen.tsx'
import { Database } from '#sandbox/data/database.ts'
import { tables } from '#product-api/data/tables.ts'
import { overSandbox } from '../api/over-sandbox.ts'
import { people, saturday } from '../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../engine/ui/render.tsx'

const MANY = 2_000
const LONG_THREAD = 'TH-LONG'
const accountId = 'A-U-20003-1'
const folder = mkdtempSync(join(tmpdir(), 'long-lists-'))
let over: ReturnType<typeof overSandbox>
let api: ReturnType<typeof over.as>

beforeAll(async () => {
  const file = join(folder, 'sandbox.db')
  over = overSandbox(saturday, file)
  api = over.as(people.ben)
  // Whoever calls first has their accounts made.
  await api.call(listDrafts)
  const database = new Database(file, tables)
  fill(database)
  database.close()
})
afterAll(() => {
  over.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => stubWidth(1280))

function fill(database: Database): void {
  const person_id = database.one<{ id: string }>(`select id from people where user_id = 'U-20003'`)!.id
  database.transaction(() => {
    const subject = 'A long conversation'
    const about = { topic: 'My accounts', account_id: null, is_archived: 0 }
    database.insert('threads', { id: LONG_THREAD, person_id, subject, ...about })
    for (let n = 0; n < MANY; n += 1) {
      const at = new Date(Date.UTC(2025, 5, 1, 0, 0, n)).toISOString()
      const [on, thread_id] = [at.slice(0, 10), `TH-${n}`]
      const said = { subject: `Letter ${n}`, topic: 'My accounts', account_id: null }
      database.insert('threads', { id: thread_id, person_id, ...said, is_archived: 0 })
      database.insert('messages', {
        ...{ id: `MS-${n}`, thread_id, sender: 'firm', author: 'Rosa', sent_at: at, body: `Word ${n}.` },
        ...{ is_unread: n < 100 ? 1 : 0, attachments: '[]' },
      })
      database.insert('drafts', {
        id: `DR-${n}`,
        person_id,
        thread_id: null,
        ...said,
        body: '',
        saved_at: at,
      })
      database.insert('documents', {
        ...{ id: `D-${n}`, person_id, account_id: null, type: 'Valuation', name: `Valuation ${n}` },
        ...{ date: on, lines: '[]' },
      })
      database.insert('payments', {
        ...{ id: `PM-L${n}`, reference: `P-L${n}`, person_id, account_id: accountId, kind: 'bank-transfer' },
        ...{ amount_pence: 100, status: 'completed', reason: null, asked_at: at, asked_by: 'Ben Osei' },
        ...{ starts_on: on, settles_on: on, details: '{}' },
      })
      database.insert('transactions', {
        ...{ id: `T-${n}`, account_id: accountId, date: on, position: 1_000_000 + n, type: 'Fee' },
        ...{ amount_pence: -1, cash_after_pence: 0, description: 'Fee', explanation: 'Our fee' },
      })
      database.insert('messages', {
        ...{ id: `ML-${String(n).padStart(5, '0')}`, thread_id: LONG_THREAD, sender: 'firm', author: 'Rosa' },
        ...{ sent_at: '2025-05-02T10:00:00.000Z', body: `Line ${n}.`, is_unread: 0, attachments: '[]' },
      })
      const invitation = { receiver_phone: '07700 900999', updated_on: on, accepted_on: null }
      const status = n < 1_000 ? 'Pending' : 'Cancelled'
      const [from, to] = [`from-${n}@example.com`, `to-${n}@example.com`]
      database.insert('share_requests', {
        ...{
          id: `SR-L${n}`,
          grantor_id: person_id,
          receiver_id: null,
          receiver_name: to,
          receiver_email: to,
        },
        ...{ ...invitation, status },
      })
      database.insert('people', {
        ...{ id: `P-L${n}`, user_id: `U-L${n}`, name: `Person ${n}`, email: from, phone: '', flags: '{}' },
      })
      database.insert('share_requests', {
        ...{ id: `SW-L${n}`, grantor_id: `P-L${n}`, receiver_id: person_id, receiver_name: 'Ben Osei' },
        ...{ ...invitation, receiver_email: 'ben.osei@example.com', status },
      })
      database.insert('grants', {
        id: `G-L${n}`,
        holder_id: `P-L${n}`,
        client_id: person_id,
        is_active: 1,
        kind: 'family',
        since: '2026-01-02',
      })
      database.insert('applications', {
        ...{ id: `AP-L${n}`, person_id, reference: `AO-L${n}`, outcome: 'complete', sent_at: at },
        ...{ sent_by: 'Ben Osei', bank_account: null },
      })
      database.insert('wishes', {
        ...{ id: `EW-L${n}`, reference: `EW-L${n}`, person_id, nominees: '[]' },
        ...{ signed_at: at, reviewed_on: on, replaced_at: at },
      })
    }
  })
}

describe('One answer', () => {
  it('holds at most 500 of two thousand, and leads on', async () => {
    const answers = await Promise.all([
      api.call(listThreads),
      api.call(listDrafts),
      api.call(listDocuments),
      api.call(listPayments),
      api.call(listTransactions, { params: { accountId }, query: { type: [], limit: 500 } }),
      api.call(listSharedByYou),
      api.call(listSharedWithYou),
      api.call(listDelegatesFromClient),
      api.call(listApplications),
      api.call(getThread, { params: { id: LONG_THREAD } }),
      api.call(getExpressionOfWish),
    ])
    const lists = answers.map((answer) => Object.values(answer).find((each) => Array.isArray(each))?.length)
    expect(lists).toEqual([500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500])
    for (const { nextCursor } of answers) expect(nextCursor).toMatch(/^[\w-]+$/)
    expect(new Set(answers.map(({ nextCursor }) => nextCursor)).size).toBe(11)
  })

  it('refuses the cursor of another list, and more than 500', async () => {
    const { nextCursor } = await api.call(listDrafts)
    const refused = { status: 400 }
    await expect(api.call(listDocuments, { query: { cursor: nextCursor! } })).rejects.toMatchObject(refused)
    await expect(api.call(listThreads, { query: { cursor: 'nonsense' } })).rejects.toMatchObject(refused)
    await expect(api.call(listPayments, { query: { limit: 501 } })).rejects.toMatchObject(refused)
  })

  it('makes no file to say how large it is', async () => {
    const { documents } = await api.call(listDocuments)
    expect(documents.filter(({ sizeBytes }) => sizeBytes !== null)).toEqual([])
  })
})

const ids = async (requests: Promise<readonly SharedRequest[]>) =>
  (await requests).map(({ requestId: id }) => ({ id }))

describe('Page by page', () => {
  it.each([
    ['documents', () => over.read(documentsQuery(api)), '/api/documents'],
    ['drafts', () => over.read(draftsQuery(api)), '/api/messages/drafts'],
    ['payments', () => over.read(paymentsQuery(api)), '/api/payments'],
    ['requests sent', () => ids(over.read(sharedByYouQuery(api))), '/api/sharedaccess/sharedbyyou'],
    ['requests received', () => ids(over.read(sharedWithYouQuery(api))), '/api/sharedaccess/sharedwithyou'],
    ['applications', () => over.read(applicationsQuery(api)), '/api/accountopening/applications'],
    ['wishes', async () => (await over.read(expressionOfWishQuery(api))).earlier, '/api/expression-of-wish'],
  ])('come all %s, each once', async (_, read, path) => {
    const before = over.journal.length
    const all = await read()
    const calls = over.journal.slice(before).filter((entry) => entry.path === path)
    expect(all.length).toBeGreaterThanOrEqual(MANY)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(calls.length).toBe(Math.ceil(all.length / 500))
  })

  it('come all conversations that are unread, in the order of the whole', async () => {
    const ids: string[] = []
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const page = await api.call(listThreads, { query: { unread: 'yes', limit: 40, cursor } })
      ids.push(...page.threads.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    }
    const added = ids.filter((id) => /^TH-\d+$/.test(id))
    expect(added).toEqual(Array.from({ length: 100 }, (_, n) => `TH-${99 - n}`))
  })
})

describe('Of two thousand conversations', () => {
  it('all are counted, and what is unread in all of them', async () => {
    const { found, unreadCount } = await api.call(listThreads, { query: { limit: 1 } })
    expect(found!.threads).toBeGreaterThanOrEqual(MANY)
    expect([found!.unread, unreadCount]).toEqual([112, 112])
  })

  it('the oldest is found by a word in it', async () => {
    const { threads, found } = await api.call(listThreads, { query: { q: 'wORD 0.', limit: 1 } })
    expect([threads.map(({ id }) => id), found]).toEqual([['TH-0'], { threads: 1, unread: 1 }])
  })
})

const open = (page: ReactNode, address = '/', params: Record<string, string> = {}) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={api}>
          <WithPortal params={params}>{page}</WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const drawn = (page: HTMLElement) => page.querySelectorAll('*').length

describe('A page with two thousand of', () => {
  it.each([
    ['conversations', <Inbox />, '/messages', /^Show more ?conversations/],
    ['drafts', <Inbox />, '/messages?folder=drafts', /^Show more ?drafts/],
    ['payments', <PaymentsHistory />, '/history', /^Show more ?payments/],
    ['documents', <Documents />, '/documents?year=2025-26', /^Show 100 more of 2,/],
    ['documents by year', <Documents />, '/documents', /^Show 100 more of 2,/],
    ['requests sent', <SharedByYou />, '/', /^Show more ?people$/],
    ['requests received', <SharedWithYou />, '/', /^Show more ?people$/],
    ['earlier wishes', <ExpressionOfWish />, '/', /^Show more ?earlier wishes/],
  ])(
    '%s draws at most 1,500 elements, and keeps the focus where more are asked for',
    async (_, what, at, more) => {
      const page = await open(what, at)
      const button = await screen.findByRole('button', { name: more })
      const before = drawn(page)
      expect(before).toBeGreaterThan(200)
      expect(before).toBeLessThanOrEqual(1_500)
      button.focus()
      await press(button)
      await vi.waitFor(() => expect(drawn(page)).toBeGreaterThan(before + 60))
      expect(document.activeElement).toBe(screen.getByRole('button', { name: more }))
    },
  )

  it('messages lands on five that are unread, and says how many there are', async () => {
    const page = await open(<MessagesLanding />)
    await screen.findByText('You have 112 unread messages.')
    expect(page.querySelectorAll('li')).toHaveLength(5)
  })

  it('conversations announces how many there are, not how many are shown', async () => {
    await open(<Inbox />, '/messages')
    await screen.findByText(/^2,\d{3} conversations, 112 unread messages$/)
    expect(screen.getByRole('status').textContent).toMatch(/^2,\d{3} conversations, 112 unread messages$/)
    expect(screen.getByText(/^50 of 2,\d{3}$/).textContent).toMatch(/^50 of 2,\d{3}$/)
  })
})

describe('A conversation of two thousand messages', () => {
  it('opens with the last fifty in the order in which they were sent, and goes back by fifty', async () => {
    const page = await open(<MessageThread />, '/', { thread: LONG_THREAD })
    await screen.findByText('Line 1999.')
    const lines = () => [...page.querySelectorAll('article p')].map(({ textContent }) => textContent)
    const last = (count: number) => Array.from({ length: count }, (_, n) => `Line ${2_000 - count + n}.`)
    expect(lines()).toEqual(last(50))
    expect(drawn(page)).toBeLessThanOrEqual(1_500)
    await press(screen.getByRole('button', { name: /^Show more ?messages, from before these$/ }))
    await screen.findByText('Line 1900.')
    expect(lines()).toEqual(last(100))
    expect(screen.getByText('100 of 2,000').textContent).toBe('100 of 2,000')
  })
})
