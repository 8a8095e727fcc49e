// What a call reads of long lists: each statement is counted by the rows that it gives, and none may look through a list.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Database } from '#sandbox/data/database.ts'
import { openSandbox, people } from './support/sandbox.ts'

const MANY = 10_000
const at = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString()

let sandbox: ReturnType<typeof openSandbox>
let database: Database

/** Ben with 10,000 conversations, one of which has 10,000 messages, and 10,000 requests. */
beforeAll(() => {
  const all = vi.spyOn(Database.prototype, 'all')
  sandbox = openSandbox()
  sandbox.get(people.ben, '/api/messages')
  database = all.mock.contexts[0] as Database
  vi.restoreAllMocks()
  const { id: person } = database.one<{ id: string }>('select id from people where user_id = ?', 'U-20003')!
  const message = (id: string, thread: string, number: number) =>
    database.insert('messages', {
      ...{ id, thread_id: thread, sender: 'firm', author: 'Client services', sent_at: at(number) },
      ...{ body: 'Good morning', is_unread: 1, attachments: '[]' },
    })
  database.transaction(() => {
    for (let number = 0; number < MANY; number++) {
      const [thread, digits] = [`TH-${number}`, String(number).padStart(5, '0')]
      const rest = { topic: 'My accounts', account_id: null, is_archived: 0 }
      database.insert('threads', { id: thread, person_id: person, subject: `Letter ${number}`, ...rest })
      message(`MS-${digits}`, thread, number)
      message(`ML-${digits}`, 'TH-0', number)
      database.insert('service_requests', {
        ...{ id: `SR-L${digits}`, reference: `R-L${digits}`, person_id: person, kind: 'order-a-letter' },
        ...{ name: 'A letter', answers: '[]', given: '{}', next: 'We write it.', sent_at: at(number) },
        ...{ sent_by: 'Ben Osei', sender_id: person, starts_on: '2030-01-01', done_by: '2030-01-02' },
      })
      database.insert('documents', {
        ...{
          id: `DC-L${digits}`,
          person_id: person,
          account_id: null,
          type: 'statement',
          name: 'A statement',
        },
        ...{ date: at(number).slice(0, 10), lines: '[]', size_bytes: 900 },
      })
    }
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => sandbox.api.close())

/** What a call answers, the rows that its statements give, and the statements that look through or sort a list. */
function read(address: string, answers?: object) {
  const [all, one] = [vi.spyOn(Database.prototype, 'all'), vi.spyOn(Database.prototype, 'one')]
  const { status, body } = answers
    ? sandbox.send(people.ben, 'POST', address, { answers })
    : sandbox.get(people.ben, address)
  const statements = [...all.mock.calls, ...one.mock.calls].map(([sql]) => sql)
  const rows = all.mock.results.reduce(
    (sum, { value }) => sum + (value as unknown[]).length,
    one.mock.calls.length,
  )
  vi.restoreAllMocks()
  const ofLists = [...new Set(statements)].filter((sql) =>
    /\b(from|join) (threads|messages|service_requests|drafts|documents)\b/.test(sql),
  )
  const slow = ofLists.filter((sql) => {
    const plan = database
      .all<{ detail: string }>(`explain query plan ${sql}`, ...values(sql))
      // What is written is found by its own index, of three letters each.
      .filter(({ detail }) => !/SCAN written VIRTUAL TABLE INDEX 0:M|LIST SUBQUERY/.test(detail))
    const isWhole =
      !/\blimit\b|max\(rowid\)/.test(sql) &&
      !plan.every(({ detail }) =>
        /\((id|rowid|person_id=\? AND (starts_on<|sent_at>)\?|sender_id=\? AND sent_at>\?)|USING INDEX (deaths_told|service_requests_waiting)/.test(
          detail,
        ),
      )
    return isWhole || plan.some(({ detail }) => /SCAN|TEMP B-TREE/.test(detail))
  })
  return { status, body: body as Record<string, unknown[]>, rows, slow }
}

const values = (sql: string) => Array.from(sql.matchAll(/\?/g), () => 'x')

describe('Somebody with 10,000 messages and 10,000 requests', () => {
  it.each<[address: string, rows: number]>([
    ['/api/messages?limit=20', 120],
    ['/api/messages?limit=20&unread=yes', 120],
    ['/api/messages?limit=20&q=letter%209999', 120],
    ['/api/messages/threads/TH-0?limit=20', 120],
    ['/api/messages/unreadcount', 80],
    ['/api/portfolios/tasks', 150],
    ['/api/currentuser', 80],
    ['/api/service-requests?limit=20', 120],
    ['/api/service-requests/order-a-letter/SR-L00007', 80],
    ['/api/messages/drafts?limit=20', 80],
    ['/api/documents?limit=20', 120],
  ])('reads for %s what is shown of them: fewer than %i rows', (address, most) => {
    const { status, rows, slow } = read(address)
    expect(status).toBe(200)
    expect(slow).toEqual([])
    expect(rows).toBeLessThan(most)
  })

  it('has their own messages alone looked through for less than three letters', () => {
    const all = vi.spyOn(Database.prototype, 'all')
    sandbox.get(people.ben, '/api/messages?q=zz')
    const sql = all.mock.calls.map(([each]) => each).find((each) => each.includes('instr('))
    expect(
      database
        .all<{ detail: string }>(`explain query plan ${sql!}`, ...values(sql!))
        .map(({ detail }) => detail),
    ).toEqual([
      'SEARCH threads USING INDEX threads_in_inbox (person_id=?)',
      'CORRELATED SCALAR SUBQUERY 1',
      'SEARCH messages USING INDEX messages_by_thread (thread_id=?)',
    ])
  })

  it('reads all documents page by page, each once, the newest first', () => {
    const seen: { id: string; date: string }[] = []
    let cursor = ''
    do {
      const { body } = read(`/api/documents?limit=500${cursor}`)
      seen.push(...(body['documents'] as typeof seen))
      cursor = body['nextCursor'] === null ? '' : `&cursor=${String(body['nextCursor'])}`
    } while (cursor !== '')
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.filter(({ id }) => id.startsWith('DC-L'))).toHaveLength(10_000)
    expect(seen.map(({ date }) => date)).toEqual(
      seen
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('reads all of them page by page, each once and in order, with what is counted of them', () => {
    const first = read('/api/messages?limit=500').body as unknown as {
      threads: { id: string }[]
      nextCursor: string
      found: object
    }
    expect(first.found).toEqual({ threads: 10_015, unread: 20_012 })
    const second = read(`/api/messages?limit=500&cursor=${first.nextCursor}`).body as unknown as typeof first
    const ids = [...first.threads, ...second.threads].map(({ id }) => id)
    expect(new Set(ids).size).toBe(1000)
  })

  it('sends one more without a look at those that there are', () => {
    const complaint = { about: 'service', what: 'It took far too long to answer.', 'lost-money': 'no' }
    const { status, rows, slow } = read('/api/service-requests/make-a-complaint', complaint)
    expect(status).toBe(200)
    expect(slow).toEqual([])
    expect(rows).toBeLessThan(80)
  })
})
