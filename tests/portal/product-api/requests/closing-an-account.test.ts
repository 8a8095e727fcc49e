// A closing ends only when the account is empty, and says what was paid; what becomes of it while it goes on.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getServiceRequest, listServiceRequests } from '#forms/requests/request-calls.ts'
import { downloadRequestFile } from '#forms/requests/request-file-calls.ts'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listDocuments } from '#api/inbox/documents.ts'
import { getThread, listThreads } from '#api/inbox/messages.ts'
import { listBankAccounts } from '#api/payments/bank-accounts.ts'
import { listPayments } from '#api/payments/payments.ts'
import { formatPence } from '#base/money.ts'
import { tables } from '#product-api/data/tables.ts'
import { daysAt } from '#product-api/days/open-data.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { stopClosingsOf } from '#product-api/requests/closing.ts'
import { Database } from '#sandbox/data/database.ts'
import { readPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, saturday, type Caller } from '../support/sandbox.ts'

const JOINT = 'A-C-30001-3'
const CHLOE_GIA = 'A-U-20004-2'
const ADDRESS = '/api/service-requests/close-an-account/SR-1'

function bank() {
  const file = join(mkdtempSync(join(tmpdir(), 'closing-')), 'data.sqlite')
  const { api, send, get } = openSandbox(saturday, file)
  let ahead = 0
  /** With credentials that were given a moment ago. */
  const fresh = (who: Caller): Caller => ({ ...who, signedInMinutesAgo: -ahead })
  const moveTo = (day: string) => {
    const to = new Date(`${day}T12:00:00Z`)
    ahead = (to.getTime() - saturday.getTime()) / 60_000
    api.setClock(to)
  }
  const bankAccountOf = (who: Caller) =>
    listBankAccounts.answer.parse(get(who, '/api/bank-accounts').body).accounts[0]!.id
  const close = (who: Caller, closing: string) =>
    send(fresh(who), 'POST', '/api/service-requests/close-an-account', {
      answers: { closing, 'bank-account': bankAccountOf(who), 'is-new': 'yes' },
    })
  const agree = (who: Caller) => send(fresh(who), 'PUT', `${ADDRESS}/agreement`, { agrees: true })
  const standing = (who: Caller, accountId: string) =>
    listAccounts.answer.parse(get(who, '/api/portfolios').body).accounts.find(({ id }) => id === accountId)
      ?.status
  const request = (who: Caller) =>
    listServiceRequests.answer.parse(get(who, '/api/service-requests').body).requests[0]!
  const paidOut = (who: Caller, accountId: string) =>
    listPayments.answer
      .parse(get(who, '/api/payments?limit=200').body)
      .payments.filter(
        (each) => each.accountId === accountId && each.direction === 'out' && each.settlesOn > '2026-11-21',
      )
  /** What the firm has written to somebody about their first request. */
  const told = (who: Caller) =>
    listThreads.answer
      .parse(get(who, '/api/messages?limit=200').body)
      .threads.filter(({ subject }) => subject.includes('R-70101'))
      .map(({ id, subject }) => {
        const { messages } = getThread.answer.parse(get(who, `/api/messages/threads/${id}`).body)
        return `${subject}. ${messages.map(({ body }) => body).join(' ')}`
      })
  const letters = (who: Caller) =>
    listDocuments.answer
      .parse(get(who, '/api/documents?limit=200').body)
      .documents.filter(({ type }) => type === 'Letter')
  /** The first letter that follows the request. */
  const letterOf = (who: Caller, address: string) => {
    const { answers } = getServiceRequest.answer.parse(get(who, address).body)
    const { id } = answers.at(-1)!.files![0]!
    const { base64 } = downloadRequestFile.answer.parse(get(who, `/api/request-files/${id}`).body)
    return readPdf(Buffer.from(base64, 'base64'))
  }
  const database = new Database(file, tables)
  return {
    ...{ api, send, get, fresh, moveTo, bankAccountOf, close, agree, standing, request, paidOut, told },
    ...{ letters, letterOf, database },
  }
}

describe('Somebody who closes an account', () => {
  it('has a collection that was with the bank paid out before the account is closed, and reads that amount', async () => {
    const { send, fresh, moveTo, bankAccountOf, close, standing, paidOut, told, request, letterOf } = bank()
    const bankAccountId = bankAccountOf(people.chloe)
    const everything = { accountId: CHLOE_GIA, amountPence: null, bankAccountId, isPressed: false }
    expect(send(people.chloe, 'POST', '/api/withdrawals', everything).status).toBe(200)
    moveTo('2026-12-01')
    const monthly = { accountId: CHLOE_GIA, bankAccountId, amountPence: 500_00, day: 18 }
    expect(send(fresh(people.chloe), 'POST', '/api/payments/mandates', monthly).status).toBe(200)
    moveTo('2026-12-17')
    expect(close(people.chloe, CHLOE_GIA)).toMatchObject({ status: 200, body: { startsOn: '2026-12-18' } })
    moveTo('2027-01-05')
    expect(request(people.chloe).status).toBe('Done')
    expect(standing(people.chloe, CHLOE_GIA)).toBeUndefined()
    const [last, earlier] = paidOut(people.chloe, CHLOE_GIA)
    expect(last).toMatchObject({ kind: 'withdrawal', status: 'completed', settlesOn: '2026-12-24' })
    expect(last!.amountPence).toBeGreaterThan(450_00)
    expect(last!.amountPence).toBeLessThan(550_00)
    const [done] = told(people.chloe)
    expect(done).toContain(`We paid ${formatPence(last!.amountPence)} to the bank account ending`)
    expect(done).not.toContain(formatPence(earlier!.amountPence))
    const { text, tables: values } = await letterOf(people.chloe, ADDRESS)
    expect(text).toContain(`We paid ${formatPence(last!.amountPence)} to the bank account ending`)
    expect(values[0]!.rows[0]!.at(-1)).toBe('£0.00')
  })

  it('reads that there was nothing to pay where it was empty', () => {
    const { send, moveTo, bankAccountOf, close, told } = bank()
    const bankAccountId = bankAccountOf(people.chloe)
    const everything = { accountId: CHLOE_GIA, amountPence: null, bankAccountId, isPressed: false }
    expect(send(people.chloe, 'POST', '/api/withdrawals', everything).status).toBe(200)
    moveTo('2026-12-17')
    expect(close(people.chloe, CHLOE_GIA).status).toBe(200)
    moveTo('2027-01-05')
    expect(told(people.chloe)[0]).toContain('There was nothing in it to pay out.')
  })

  it('is told of a later day where something is left on the day that was named', () => {
    const { database, moveTo, close, request, standing, told } = bank()
    close(people.rose, 'A-C-30001-2')
    // As if the sale took longer: on this day the money is still on its way.
    database.run(`update service_requests set done_by = '2026-11-25'`)
    moveTo('2026-11-25')
    expect(request(people.rose)).toMatchObject({ status: 'InProgress', doneBy: '2026-12-01' })
    expect(standing(people.rose, 'A-C-30001-2')).toBe('Closing')
    expect(told(people.rose)[0]).toContain('It takes longer: R-70101')
    expect(told(people.rose)[0]).toContain('by 1 December 2026')
    moveTo('2026-12-01')
    expect(request(people.rose).status).toBe('Done')
  })

  it('cannot remove the bank account that it pays to until it has ended', () => {
    const { send, get, fresh, moveTo, close } = bank()
    const added = send(people.rose, 'POST', '/api/bank-accounts', {
      ...{ name: 'Rose Marsh', kind: 'personal', sortCode: '107999', accountNumber: '88837491' },
      isAccepted: false,
    })
    const { id } = added.body as { id: string }
    expect(send(people.rose, 'PUT', `/api/bank-accounts/${id}/default`, {}).status).toBe(200)
    expect(close(people.rose, 'A-C-30001-2').status).toBe(200)
    const remove = () => send(fresh(people.rose), 'DELETE', `/api/bank-accounts/${id}`)
    expect(remove()).toMatchObject({ status: 409, body: { reason: 'in-use' } })
    const { accounts } = listBankAccounts.answer.parse(get(people.rose, '/api/bank-accounts').body)
    expect(accounts.find((each) => each.id === id)!.usedBy).toEqual([
      { reference: 'R-70101', what: 'Closing an account' },
    ])
    moveTo('2026-12-04')
    expect(remove().status).toBe(204)
  })

  it('is told what stays paused once it is taken back', () => {
    const { send, get, close, told } = bank()
    const before = get(people.amelia, '/api/payments/mandates').body as {
      mandates: { reference: string; accountId: string; status: string }[]
    }
    const { reference } = before.mandates.find((each) => each.accountId === 'A-U-20002-2')!
    close(people.amelia, 'A-U-20002-2')
    expect(send(people.amelia, 'DELETE', ADDRESS).status).toBe(204)
    const stopped = told(people.amelia).find((each) => each.startsWith('The closing has stopped: R-70101'))
    expect(stopped).toContain(`${reference} stays paused until you resume it.`)
  })
})

describe('The owners of an account that closes', () => {
  it('read who of them can resume what stays paused', () => {
    const { send, close, agree, told } = bank()
    close(people.rose, JOINT)
    expect(agree(people.tom).status).toBe(200)
    expect(send(people.rose, 'DELETE', ADDRESS).status).toBe(204)
    const [rose, tom] = [people.rose, people.tom].map((who) =>
      told(who).find((each) => each.startsWith('The closing has stopped: R-70101')),
    )
    expect(rose).toContain('DD-70202 stays paused until you resume it.')
    expect(tom).toContain('DD-70202 stays paused until Rose Marsh resumes it.')
  })

  it('are both told that nobody has answered within 28 days, and the account stays open', () => {
    const { moveTo, close, agree, request, standing, told } = bank()
    close(people.rose, JOINT)
    moveTo('2026-12-18')
    expect(request(people.rose).status).toBe('Waiting')
    moveTo('2026-12-19')
    for (const who of [people.rose, people.tom]) {
      expect(request(who)).toMatchObject({ status: 'Answered', waitsFor: null })
      expect(told(who)[0]).toContain('Tom Marsh has not answered within 28 days: R-70101')
      expect(standing(who, JOINT)).toBe('Open')
    }
    expect(agree(people.tom)).toMatchObject({ status: 409, body: { reason: 'too-late' } })
    expect(close(people.rose, JOINT).status).toBe(200)
  })

  it('read of it as what one asked for and the other agreed to', () => {
    const { moveTo, close, agree, told } = bank()
    close(people.rose, JOINT)
    agree(people.tom)
    moveTo('2026-12-04')
    expect(told(people.rose)[0]).toContain('Your request is done: R-70101')
    expect(told(people.tom)[0]).toContain('What you agreed to is done: R-70101')
  })

  it('have nothing paid out on the day on which one has died', () => {
    const { send, moveTo, close, agree, paidOut } = bank()
    close(people.rose, JOINT)
    agree(people.tom)
    const file = '0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b11'
    const paper = '%PDF-1.7 a certificate'
    const address = `/api/request-pages/tell-us-someone-has-died/files/${file}`
    const about = { name: 'certificate.pdf', contentType: 'application/pdf', sizeBytes: paper.length }
    send(people.tom, 'PUT', address, about)
    const piece = { from: 0, base64: Buffer.from(paper).toString('base64') }
    send(people.tom, 'PUT', `${address}/content`, piece)
    const answers = {
      ...{ who: 'Rose Marsh', 'known-by': 'C-30001', relation: 'partner', papers: [file] },
      ...{ 'is-executor': 'yes', first: ['none'] },
    }
    expect(
      send(people.tom, 'POST', '/api/service-requests/tell-us-someone-has-died', { answers }).status,
    ).toBe(200)
    moveTo('2026-11-24')
    expect(paidOut(people.tom, JOINT)).toEqual([])
  })

  function diedWhile(day: string) {
    const opened = bank()
    const { database, moveTo, close, agree, get } = opened
    close(people.rose, JOINT)
    agree(people.tom)
    moveTo(day)
    get(people.tom, '/api/portfolios')
    const now = new Date(`${day}T12:00:00Z`)
    const rose = personBy(database, 'id', 'rose-marsh')!
    database.run('update people set has_died = 1 where id = ?', rose.id)
    stopClosingsOf({ database, active: rose, now, ...daysAt(now) }, rose.id)
    return opened
  }

  it.each(['2026-11-22', '2026-11-23', '2026-11-25'])(
    'have it undone where one dies on %s: open for the other, and nothing paid',
    (day) => {
      const { moveTo, request, standing, paidOut, told } = diedWhile(day)
      moveTo('2026-12-14')
      expect(standing(people.tom, JOINT)).toBe('Open')
      expect(request(people.tom)).toMatchObject({ status: 'Answered' })
      expect(told(people.tom)[0]).toContain('The closing has stopped: R-70101')
      expect(paidOut(people.tom, JOINT).filter(({ status }) => status === 'completed')).toEqual([])
    },
  )

  it('are one, once the other has died: the firm is asked, and the agreement is not', () => {
    const { close } = diedWhile('2026-11-23')
    expect(close(people.tom, JOINT)).toMatchObject({
      status: 409,
      body: {
        reason: 'stands-against',
        why: 'We were told that Rose Marsh has died, so this account cannot be closed here. Call us: we close it with you.',
      },
    })
  })
})

describe('A letter about an account of two', () => {
  const asked = (answers: object) => {
    const opened = bank()
    const { api, send, moveTo } = opened
    api.setFlags({ 'shared-access': true })
    const chloe = { ...people.chloe, clientId: people.rose.userId }
    expect(send(chloe, 'POST', '/api/service-requests/ask-for-a-letter', { answers }).status).toBe(200)
    moveTo('2026-11-25')
    return { ...opened, address: '/api/service-requests/ask-for-a-letter/SR-1' }
  }

  it('is among the documents of who asked, and not of the other owner', () => {
    const { letters } = asked({ letter: 'proof', account: JOINT, 'by-post': 'no' })
    expect(letters(people.rose).map(({ name }) => name)).toEqual(['Proof of an account'])
    expect(letters(people.tom)).toEqual([])
  })

  it('says that it is joint and with whom, and quotes who typed', async () => {
    const { letterOf, address } = asked({ letter: 'mortgage', lender: 'Elm Bank', 'by-post': 'no' })
    const { text, tables: values } = await letterOf(people.rose, address)
    expect(text).toContain('In the words of Chloe Marsh, which we have not checked. Lender: “Elm Bank”')
    expect(values[0]!.rows.map(([name]) => name)).toContain(
      'Joint Investment Account, owned jointly with Tom Marsh',
    )
  })

  it('says so in its sentence', async () => {
    const { letterOf, address } = asked({ letter: 'proof', account: JOINT, 'by-post': 'no' })
    const { text } = await letterOf(people.rose, address)
    expect(text).toContain('Joint Investment Account, owned jointly with Tom Marsh')
  })
})
