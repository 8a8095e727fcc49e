// What people ask for on pages of requests: the API holds it to the page, keeps it, and moves it on.
import { describe, expect, it } from 'vitest'
import { getServiceRequest, listServiceRequests } from '#forms/requests/request-calls.ts'
import { downloadRequestFile } from '#forms/requests/request-file-calls.ts'
import { listAccounts } from '#api/accounts/accounts.ts'
import { getSeries } from '#api/accounts/series.ts'
import { listDocuments } from '#api/inbox/documents.ts'
import { listThreads } from '#api/inbox/messages.ts'
import { requestPages } from '#product-api/data/request-pages.ts'
import { formatPence } from '#base/money.ts'
import { readPdf } from '../../../support/pdf-text.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const proof = { letter: 'proof', account: 'A-U-20002-1', 'by-post': 'no' }

function letters(who: Caller = people.amelia) {
  const { api, send, get } = openSandbox()
  const ask = (answers: object, caller = who) =>
    send(caller, 'POST', '/api/service-requests/ask-for-a-letter', { answers })
  const kept = () => listServiceRequests.answer.parse(get(who, '/api/service-requests').body).requests
  const address = '/api/service-requests/ask-for-a-letter/SR-1'
  const read = () => getServiceRequest.answer.parse(get(who, address).body)
  const inbox = () =>
    listThreads.answer
      .parse(get(who, '/api/messages?folder=inbox').body)
      .threads.map(({ subject }) => subject)
  return { api, ask, kept, read, inbox, get, takeBack: () => send(who, 'DELETE', address).status }
}

describe('Somebody who asks the firm for a letter', () => {
  it('gets a reference, the day by which it comes, and a message', () => {
    const { ask, read, inbox } = letters()
    expect(ask(proof).status).toBe(200)
    expect(read()).toMatchObject({
      reference: 'R-70101',
      name: 'Letter about your accounts',
      status: 'Received',
      sentBy: 'Amelia Hart',
      startsOn: '2026-11-23',
      doneBy: '2026-11-25',
      answers: [
        { label: 'Letter', value: 'That I have an account' },
        { label: 'Account', value: 'Stocks and Shares ISA' },
        { label: 'On paper as well', value: 'No' },
      ],
    })
    expect(inbox()).toContain('We have your request: R-70101')
  })

  it('has the other owner of a joint account told of it', () => {
    const { send, get } = openSandbox()
    const answers = { closing: 'A-C-30001-3', 'is-new': 'yes' }
    expect(send(people.rose, 'POST', '/api/service-requests/close-an-account', { answers }).status).toBe(200)
    const subjectsOf = (who: Caller) =>
      listThreads.answer.parse(get(who, '/api/messages').body).threads.map(({ subject }) => subject)
    expect(subjectsOf(people.tom)).toContain('Closing an account: R-70101')
    expect(subjectsOf(people.rose)).toContain('We have your request: R-70101')
    expect(subjectsOf(people.amelia).join()).not.toContain('R-70101')
  })

  it('asks once, however often it is sent with its key', () => {
    const { ask, kept } = letters()
    const caller = { ...people.amelia, key: 'K-1' }
    ask(proof, caller)
    ask(proof, caller)
    expect(kept()).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    [
      'without an answer',
      { letter: 'proof', account: 'A-U-20002-1' },
      'answers.by-post: Say whether you need it on paper',
    ],
    ['that nobody can choose', { ...proof, letter: 'poem' }, 'answers.account: this is not asked'],
    [
      'to a question that is not asked',
      { ...proof, lender: 'Elm Bank' },
      'answers.lender: this is not asked',
    ],
    [
      'about somebody else’s account',
      { ...proof, account: 'A-U-20003-1' },
      'answers.account: none of the accounts to choose from',
    ],
    ['of another form', { ...proof, 'by-post': 1 }, 'answers.by-post: Choose one of these answers'],
    [
      'beyond its bounds',
      { letter: 'value', account: 'A-U-20002-1', 'value-on': '2026-11-21', 'by-post': 'no' },
      'answers.value-on: Choose 20 November 2026 or an earlier day',
    ],
    [
      'on a day of no calendar',
      { letter: 'value', account: 'A-U-20002-1', 'value-on': '2026-02-30', 'by-post': 'no' },
      'answers.value-on: Choose a day of the calendar',
    ],
  ])('is refused with an answer %s, and nothing is kept', (_, answers, message) => {
    const { ask, kept } = letters()
    expect(ask(answers)).toMatchObject({ status: 422, body: { reason: 'answer-refused', message } })
    expect(kept()).toEqual([])
  })

  it('is told that a page is gone', () => {
    const { send } = openSandbox()
    expect(send(people.amelia, 'POST', '/api/service-requests/gone', { answers: {} })).toMatchObject({
      status: 404,
      body: { reason: 'page-closed' },
    })
  })

  it('takes it back until the work begins', () => {
    const { ask, kept, takeBack } = letters()
    ask(proof)
    expect(takeBack()).toBe(204)
    expect(takeBack()).toBe(204)
    expect(kept().map(({ status }) => status)).toEqual(['Withdrawn'])
  })

  it('can’t take it back from then on, and has it on its day', () => {
    const { api, ask, kept, inbox, takeBack } = letters()
    ask(proof)
    api.setClock(new Date('2026-11-23T12:00:00Z'))
    expect(kept()[0]!.status).toBe('InProgress')
    expect(takeBack()).toBe(409)
    api.setClock(new Date('2026-11-25T12:00:00Z'))
    expect(kept()[0]!.status).toBe('Done')
    expect(inbox()).toContain('Your request is done: R-70101')
  })

  it('finds the letter with the request and among their documents, with the value of that day to the penny', async () => {
    const { api, ask, read, get, inbox } = letters()
    ask({ letter: 'value', account: 'A-U-20002-1', 'value-on': '2026-11-15', 'by-post': 'no' })
    api.setClock(new Date('2026-11-25T12:00:00Z'))
    const sent = read()
    expect(sent.status).toBe('Done')
    expect(sent.answers.at(-1)).toMatchObject({
      label: 'Our letter',
      value: 'Value of an account on a day',
      files: [{ name: 'Value of an account on a day.pdf' }],
    })
    const { id } = sent.answers.at(-1)!.files![0]!
    const file = downloadRequestFile.answer.parse(get(people.amelia, `/api/request-files/${id}`).body)
    expect(get(people.ben, `/api/request-files/${id}`).status).toBe(404)
    const { text, tables } = await readPdf(Buffer.from(file.base64, 'base64'))
    expect(text).toContain('You asked us what Stocks and Shares ISA was worth on 15 November 2026.')
    const { points } = getSeries.answer.parse(
      get(people.amelia, '/api/portfolios/series?accountId=A-U-20002-1&interval=daily').body,
    )
    // The 15th is a Sunday.
    const { valuePence } = points.find(({ date }) => date === '2026-11-13')!
    expect(tables).toMatchObject([
      {
        caption: 'Value of each account at close on 13 November 2026',
        rows: [['Stocks and Shares ISA', 'NP2000201', formatPence(valuePence)]],
      },
    ])
    const { documents } = listDocuments.answer.parse(get(people.amelia, '/api/documents').body)
    expect(documents.find(({ type }) => type === 'Letter')).toMatchObject({
      name: 'Value of an account on a day',
      accountId: 'A-U-20002-1',
      date: '2026-11-25',
    })
    expect(inbox()).toContain('Your request is done: R-70101')
  })

  it('has every account in a letter for a mortgage, addressed to the lender', async () => {
    const { api, ask, read, get } = letters()
    ask({ letter: 'mortgage', lender: 'Elm Bank', 'by-post': 'no' })
    api.setClock(new Date('2026-11-25T12:00:00Z'))
    const { id } = read().answers.at(-1)!.files![0]!
    const file = downloadRequestFile.answer.parse(get(people.amelia, `/api/request-files/${id}`).body)
    const { text, tables } = await readPdf(Buffer.from(file.base64, 'base64'))
    expect(text).toContain('To Elm Bank: we confirm')
    const { accounts } = listAccounts.answer.parse(get(people.amelia, '/api/portfolios').body)
    expect(tables[0]!.rows).toEqual(
      accounts.map(({ name, accountNumber, valuePence, baseCurrency }) => [
        name,
        accountNumber,
        formatPence(valuePence, baseCurrency),
      ]),
    )
  })

  it('is the only one who reads it', () => {
    const { ask, get } = letters()
    ask(proof)
    expect(get(people.ben, '/api/service-requests/ask-for-a-letter/SR-1').status).toBe(404)
    expect(get(people.ben, '/api/service-requests').body).toMatchObject({ requests: [] })
  })
})

describe('Somebody who closes an account', () => {
  const closing = { closing: 'A-U-20002-1', 'is-new': 'no', reason: 'moving', 'knows-transfer': 'yes' }
  const close = (answers: object, who: Caller = people.amelia) =>
    openSandbox().send(who, 'POST', '/api/service-requests/close-an-account', { answers })

  it('asks for it with what follows from the reason', () => {
    expect(close(closing)).toMatchObject({
      status: 200,
      body: { name: 'Closing an account', doneBy: '2026-12-04' },
    })
    expect(close({ ...closing, reason: 'cost' })).toMatchObject({
      status: 422,
      body: { question: 'knows-transfer' },
    })
  })

  it('is refused where the credentials were given too long ago', () => {
    expect(close(closing, { ...people.amelia, signedInMinutesAgo: 30 }).status).toBe(403)
  })

  it('can’t name a pension, which is left by a transfer or by drawdown', () => {
    expect(close({ ...closing, closing: 'A-U-20002-3' })).toMatchObject({
      status: 422,
      body: { message: 'answers.closing: none of the accounts to choose from' },
    })
  })
})

describe('Somebody who does not know everything', () => {
  it.each([
    [
      'tell-us-someone-has-died',
      { who: 'Rose Lin', relation: 'partner', 'is-executor': 'no', first: 'nothing' },
    ],
    ['make-a-complaint', { about: 'fees', what: 'The fees of all of them.', 'lost-money': 'no' }],
  ])('leaves out in %s what its page says may be left out', (page, answers) => {
    const { send } = openSandbox()
    expect(send(people.amelia, 'POST', `/api/service-requests/${page}`, { answers }).status).toBe(200)
  })

  it('reads at each question of the firm whether it may be left out', () => {
    const wrong = Object.entries(requestPages()).flatMap(([page, { steps }]) =>
      steps.flatMap(({ questions }) =>
        questions
          .filter(
            ({ label, missing, kind }) =>
              kind !== 'declaration' && (missing === undefined) !== /\bif\b/.test(label),
          )
          .map(({ id }) => `${page}: ${id}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('Somebody who sends one request after another', () => {
  it('is told after twenty of one day, and sends again the next day', () => {
    const { api, send } = openSandbox()
    const ask = () =>
      send(people.amelia, 'POST', '/api/service-requests/ask-for-a-letter', { answers: proof })
    for (let sent = 0; sent < 20; sent++) expect(ask().status).toBe(200)
    expect(ask()).toMatchObject({ status: 429, body: { reason: 'too-many-requests' } })
    api.setClock(new Date('2026-11-22T12:00:01Z'))
    expect(ask().status).toBe(200)
  })
})

describe('Somebody who complains', () => {
  const complaint = { about: 'service', what: 'Nobody called me back.', 'lost-money': 'no' }
  const complain = (answers: object) =>
    openSandbox().send(people.amelia, 'POST', '/api/service-requests/make-a-complaint', { answers })

  it('leaves out what is optional, also as a blank answer', () => {
    expect(complain({ ...complaint, 'happened-on': '', wish: ' ' })).toMatchObject({
      status: 200,
      body: {
        answers: [
          { label: 'About', value: 'How we answered you' },
          { label: 'What happened', value: 'Nobody called me back.' },
          { label: 'Lost money', value: 'No' },
        ],
      },
    })
  })

  it('cannot send blanks alone where an answer is needed', () => {
    expect(complain({ ...complaint, what: ' '.repeat(20) })).toMatchObject({
      status: 422,
      body: { question: 'what' },
    })
  })
})

describe('A viewer of somebody else’s account', () => {
  it('neither asks for anything nor reads what was asked', () => {
    const { send, get } = openSandbox()
    const viewer = { ...people.isla, clientId: 'C-30007' }
    expect(send(viewer, 'POST', '/api/service-requests/ask-for-a-letter', { answers: proof }).status).toBe(
      403,
    )
    expect(get(viewer, '/api/service-requests').status).toBe(403)
  })
})
