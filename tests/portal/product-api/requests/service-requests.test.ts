// What people ask for on pages of requests: the API holds it to the page, keeps it, and moves it on.
import { describe, expect, it } from 'vitest'
import { getServiceRequest, listServiceRequests } from '#forms/requests/request-calls.ts'
import { downloadRequestFile } from '#forms/requests/request-file-calls.ts'
import { listAccounts } from '#api/accounts/accounts.ts'
import { getSeries } from '#api/accounts/series.ts'
import { listDocuments } from '#api/inbox/documents.ts'
import { listThreads } from '#api/inbox/messages.ts'
import { requestPages } from '#product-api/data/request-pages.ts'
import { listBankAccounts } from '#api/payments/bank-accounts.ts'
import { listMandates } from '#api/payments/mandates.ts'
import { listPayments } from '#api/payments/payments.ts'
import { listRegularPayments } from '#api/payments/regular-payments.ts'
import { listDelegates } from '#api/people/delegates.ts'
import { getSecurity } from '#api/people/security.ts'
import { listSharedWithYou } from '#api/people/shared-access.ts'
import { listSharedByYou } from '#api/people/sharing.ts'
import { formatPence } from '#base/money.ts'
import { fieldLabelOf, questionsOf } from '#base/requests/request-page.ts'
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
        { label: 'Letter', value: 'Proof that I have an account' },
        { label: 'Account', value: 'Stocks and Shares ISA' },
        { label: 'On paper as well', value: 'No' },
      ],
    })
    expect(inbox()).toContain('We have your request: R-70101')
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
    ['that nobody can choose', { ...proof, letter: 'poem' }, 'answers.letter: Choose one of these answers'],
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
      'answers.value-on: Enter 20 November 2026 or an earlier day',
    ],
    [
      'on a day of no calendar',
      { letter: 'value', account: 'A-U-20002-1', 'value-on': '2026-02-30', 'by-post': 'no' },
      'answers.value-on: Enter a real date, like 31 3 2026',
    ],
    [
      'of several lines where one is asked for',
      { letter: 'mortgage', lender: 'Elm Bank\nWe confirm £10,000,000', 'by-post': 'no' },
      'answers.lender: Enter it in one line, with nothing that cannot be seen',
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

  it('has every account in a letter for a mortgage, which quotes the lender’s name', async () => {
    const { api, ask, read, get } = letters()
    ask({ letter: 'mortgage', lender: 'Elm „Bank”. “We ‟″confirm« all', 'by-post': 'no' })
    api.setClock(new Date('2026-11-25T12:00:00Z'))
    const { id } = read().answers.at(-1)!.files![0]!
    const file = downloadRequestFile.answer.parse(get(people.amelia, `/api/request-files/${id}`).body)
    const { text, tables } = await readPdf(Buffer.from(file.base64, 'base64'))
    expect(text).toContain('We confirm that the person named above holds these accounts with us')
    // What was typed stands apart, as the words of who typed it, and closes no quotation.
    expect(text).toContain(
      'In the words of Amelia Hart, which we have not checked. Lender: “Elm ’Bank’. ‘We ‘’confirm‘ all”',
    )
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

const BANK = { 'bank-account': 'BA-1' }

describe('Somebody who closes an account', () => {
  const [isa, gia] = ['A-U-20002-1', 'A-U-20002-2']
  const closing = { closing: isa, 'is-new': 'no', reason: 'moving', 'knows-transfer': 'yes', ...BANK }
  const close = (answers: object, who: Caller = people.amelia) =>
    openSandbox().send(who, 'POST', '/api/service-requests/close-an-account', { answers })

  function closed(answers: object = closing) {
    const sandbox = openSandbox()
    const { api, send, get } = sandbox
    // The bank account that everybody has from the start is theirs once they have been here.
    get(people.amelia, '/api/bank-accounts')
    const ask = (again: object = answers) =>
      send(people.amelia, 'POST', '/api/service-requests/close-an-account', { answers: again })
    const sent = ask()
    const standing = () =>
      listAccounts.answer
        .parse(get(people.amelia, '/api/portfolios').body)
        .accounts.map(({ id, status }) => `${id} ${status}`)
    const status = () =>
      listServiceRequests.answer.parse(get(people.amelia, '/api/service-requests').body).requests[0]!.status
    const payments = () =>
      listPayments.answer
        .parse(get(people.amelia, '/api/payments?limit=200').body)
        .payments.filter(({ accountId, direction }) => accountId === isa && direction === 'out')
    const inbox = () =>
      listThreads.answer
        .parse(get(people.amelia, '/api/messages?folder=inbox').body)
        .threads.map(({ subject, preview }) => `${subject}. ${preview}`)
    const moveTo = (day: string) => api.setClock(new Date(`${day}T12:00:00Z`))
    return { ...sandbox, ask, sent, standing, status, payments, inbox, moveTo }
  }

  it('asks for it with what follows from the reason', () => {
    expect(closed().sent).toMatchObject({
      status: 200,
      body: { name: 'Closing an account', doneBy: '2026-12-04' },
    })
    expect(close({ ...closing, reason: 'cost' })).toMatchObject({
      status: 422,
      body: { question: 'knows-transfer' },
    })
  })

  it('has it sold, paid to the bank account that they chose, and closed with its papers kept', () => {
    const { get, standing, status, payments, inbox, moveTo } = closed()
    expect(standing()[0]).toBe(`${isa} Closing`)
    expect(payments()).toEqual([])
    moveTo('2026-11-23')
    expect(status()).toBe('InProgress')
    expect(payments()).toMatchObject([
      { kind: 'withdrawal', isEstimate: true, bankAccountEnding: '4958', settlesOn: '2026-11-26' },
    ])
    moveTo('2026-12-04')
    expect(status()).toBe('Done')
    expect(standing().map((each) => each.split(' ')[0])).not.toContain(isa)
    const [payment] = payments()
    expect(payment).toMatchObject({ status: 'completed', isEstimate: false })
    expect(inbox()[0]).toContain('Your request is done: R-70101')
    expect(inbox()[0]).toContain(
      `We paid ${formatPence(payment!.amountPence)} to the bank account ending 4958`,
    )
    const { documents } = listDocuments.answer.parse(get(people.amelia, '/api/documents?limit=200').body)
    expect(documents.find(({ type }) => type === 'Letter')).toMatchObject({
      name: 'Closing statement',
      accountId: isa,
    })
    expect(documents.filter(({ accountId }) => accountId === isa).length).toBeGreaterThan(3)
    const transactions = get(people.amelia, `/api/portfolios/${isa}/transactions?type=Withdrawal&limit=1`)
    expect(transactions.body).toMatchObject({ transactions: [{ amountPence: -payment!.amountPence }] })
  })

  it.each<[string, string, string, object]>([
    [
      'take money out',
      'POST',
      '/api/withdrawals',
      { accountId: isa, amountPence: 100_00, bankAccountId: 'BA-1', isPressed: false },
    ],
    [
      'announce a transfer',
      'POST',
      '/api/payments/bank-transfers',
      { accountId: isa, amountPence: 100_00, arrivesOn: '2026-11-23' },
    ],
    [
      'set a Direct Debit up',
      'POST',
      '/api/payments/mandates',
      { accountId: isa, bankAccountId: 'BA-1', amountPence: 100_00, day: 5 },
    ],
    [
      'set a regular payment up',
      'POST',
      '/api/payments/regular',
      { accountId: isa, bankAccountId: 'BA-1', amountPence: 100_00, day: 5, isPressed: false, accepted: [] },
    ],
    [
      'move an ISA to it',
      'POST',
      '/api/payments/isa-transfers',
      {
        accountId: isa,
        provider: 'Oakfield Wealth',
        source: 'stocks-and-shares-isa',
        planNumber: 'A-123456',
        extent: 'all',
        means: 'cash',
        amountPence: 1_000_00,
        thisYearPence: 0,
      },
    ],
    [
      'use an allowance by it',
      'PUT',
      '/api/portfolios/taxservices/close-1',
      { kind: 'BedAndIsa', fromAccountId: 'A-U-20002-2', toAccountId: isa, amountPence: 1_000_00 },
    ],
  ])('can’t %s while it closes', (_, method, path, body) => {
    const { send } = closed()
    expect(send(people.amelia, method, path, body)).toMatchObject({
      status: 409,
      body: { reason: 'account-stopped' },
    })
  })

  it('has nothing collected for it any more, and can resume that once it is taken back', () => {
    const { send, get, standing } = closed({ ...closing, closing: gia })
    const mandate = () =>
      listMandates.answer
        .parse(get(people.amelia, '/api/payments/mandates').body)
        .mandates.find(({ accountId }) => accountId === gia)!
    expect(mandate().status).toBe('paused')
    const resume = () => send(people.amelia, 'POST', `/api/payments/mandates/${mandate().id}/resume`)
    expect(resume().body).toMatchObject({ reason: 'account-stopped' })
    expect(send(people.amelia, 'DELETE', '/api/service-requests/close-an-account/SR-1').status).toBe(204)
    expect(standing()[1]).toBe(`${gia} Open`)
    expect(resume().status).toBe(200)
  })

  it('is told why it is refused: the same once more, or money on its way', () => {
    const { ask, send } = closed()
    expect(ask()).toMatchObject({
      status: 409,
      body: { reason: 'stands-against', why: 'This account is being closed already: R-70101.' },
    })
    const withdrawal = { accountId: gia, amountPence: 100_00, bankAccountId: 'BA-1', isPressed: false }
    expect(send(people.amelia, 'POST', '/api/withdrawals', withdrawal).status).toBe(200)
    expect(ask({ ...closing, closing: gia })).toMatchObject({
      status: 409,
      body: {
        reason: 'stands-against',
        why: expect.stringContaining('is on its way into or out of this account') as string,
      },
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
      { who: 'Rose Lin', relation: 'partner', 'is-executor': 'no', first: ['none'] },
    ],
    ['make-a-complaint', { about: 'fees', what: 'The fees of all of them.', 'lost-money': 'no' }],
  ])('leaves out in %s what its page says may be left out', (page, answers) => {
    const { send } = openSandbox()
    expect(send(people.amelia, 'POST', `/api/service-requests/${page}`, { answers }).status).toBe(200)
  })

  it('reads at each question of the firm whether it may be left out', () => {
    const optional = Object.values(requestPages()).flatMap((page) =>
      questionsOf(page)
        .map((question) => fieldLabelOf(question, page))
        .filter((label) => / \(/.test(label)),
    )
    expect([...new Set(optional)]).toEqual([
      'What should the letter include? (optional)',
      'What is the access code? (optional)',
      'Is there anything else we should know? (optional)',
      'Which account is it about? (optional)',
      'When did it happen? (optional)',
      'What would you like us to do? (optional)',
      'Which number can we call? (optional)',
      'What restrictions are in the document? (optional)',
      'When did they die? (optional)',
      'What is their address, date of birth or client number? (optional)',
      'Who looks after the estate? (optional)',
      'The death certificate or the will (optional)',
    ])
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

  it('sends what they can, however many somebody who acts for them has sent', () => {
    const { api, send } = openSandbox()
    api.setFlags({ 'shared-access': true })
    const answers = { about: 'service', what: 'Nobody called me back.', 'lost-money': 'no' }
    const complain = (who: Caller) => send(who, 'POST', '/api/service-requests/make-a-complaint', { answers })
    const chloe = { ...people.chloe, clientId: people.rose.userId }
    for (let sent = 0; sent < 20; sent++) expect(complain(chloe).status).toBe(200)
    expect(complain(chloe).status).toBe(429)
    expect(complain(people.rose).status).toBe(200)
  })
})

describe('The owners of an account of two', () => {
  const JOINT = 'A-C-30001-3'

  function asked() {
    const { api, send, get } = openSandbox()
    const close = (who: Caller) => {
      const [bank] = listBankAccounts.answer.parse(get(who, '/api/bank-accounts').body).accounts
      const answers = { closing: JOINT, 'is-new': 'yes', 'bank-account': bank!.id }
      return send(who, 'POST', '/api/service-requests/close-an-account', { answers })
    }
    const sent = close(people.rose)
    const address = '/api/service-requests/close-an-account/SR-1'
    const answer = (agrees: boolean, who: Caller = people.tom) =>
      send(who, 'PUT', `${address}/agreement`, { agrees })
    const seen = (who: Caller) =>
      listServiceRequests.answer.parse(get(who, '/api/service-requests').body).requests[0]
    const subjects = (who: Caller) =>
      listThreads.answer
        .parse(get(who, '/api/messages?limit=100').body)
        .threads.map(({ subject }) => subject)
        .filter((subject) => subject.includes('R-70101'))
    const standing = (who: Caller) =>
      listAccounts.answer.parse(get(who, '/api/portfolios').body).accounts.find(({ id }) => id === JOINT)
        ?.status
    const moveTo = (day: string) => api.setClock(new Date(`${day}T12:00:00Z`))
    return { send, get, close, sent, address, answer, seen, subjects, standing, moveTo }
  }

  it('both see that one closes it, and nothing happens until the other agrees', () => {
    const { sent, seen, subjects, standing, moveTo } = asked()
    expect(sent).toMatchObject({ status: 200, body: { status: 'Waiting' } })
    expect(seen(people.rose)).toMatchObject({ waitsFor: { name: 'Tom Marsh', isYou: false } })
    expect(seen(people.tom)).toMatchObject({
      ...{ reference: 'R-70101', status: 'Waiting', sentBy: 'Rose Marsh' },
      waitsFor: { name: 'Tom Marsh', isYou: true },
    })
    expect(subjects(people.tom)).toEqual(['Closing an account: R-70101'])
    moveTo('2026-12-14')
    expect([seen(people.rose)!.status, standing(people.tom)]).toEqual(['Waiting', 'Open'])
  })

  it('close it once the other has agreed, counted from that day, and both are told of the end', () => {
    const { answer, seen, subjects, standing, moveTo } = asked()
    moveTo('2026-11-25')
    expect(answer(true).status).toBe(200)
    expect(standing(people.rose)).toBe('Closing')
    expect(seen(people.rose)).toMatchObject({ startsOn: '2026-11-26', doneBy: '2026-12-09', waitsFor: null })
    expect(subjects(people.rose)).toContain('Tom Marsh has agreed: R-70101')
    expect(answer(false)).toMatchObject({ status: 409, body: { reason: 'too-late' } })
    moveTo('2026-12-09')
    for (const [who, subject] of [
      [people.rose, 'Your request is done: R-70101'],
      [people.tom, 'What you agreed to is done: R-70101'],
    ] as const) {
      expect(seen(who)!.status).toBe('Done')
      expect(subjects(who)).toContain(subject)
      expect(standing(who)).toBeUndefined()
    }
  })

  it('keep it where the other refuses', () => {
    const { answer, seen, subjects, standing } = asked()
    expect(answer(false).status).toBe(200)
    expect([seen(people.rose)!.status, standing(people.rose)]).toEqual(['Refused', 'Open'])
    expect(subjects(people.rose)).toContain('Tom Marsh has refused: R-70101')
  })

  it('cannot answer for each other, nor ask twice', () => {
    const { answer, close, send, address } = asked()
    expect(answer(true, people.rose).status).toBe(404)
    expect(answer(true, { ...people.chloe, clientId: people.rose.userId }).status).toBe(403)
    expect(answer(true, { ...people.tom, signedInMinutesAgo: 30 }).status).toBe(403)
    expect(close(people.tom)).toMatchObject({ body: { reason: 'stands-against' } })
    expect(send(people.tom, 'DELETE', address).status).toBe(404)
    expect(send(people.rose, 'DELETE', address).status).toBe(204)
    expect(answer(true)).toMatchObject({ status: 409, body: { reason: 'too-late' } })
  })

  it('are not told of what one says about themselves, such as a complaint that names it', () => {
    const { send, get } = openSandbox()
    const complaint = { about: 'account', 'account-concerned': JOINT, 'lost-money': 'no' }
    const letter = { letter: 'proof', account: JOINT, 'by-post': 'no' }
    for (const [kind, answers] of [
      ['make-a-complaint', { ...complaint, what: 'Nobody called me back.' }],
      ['ask-for-a-letter', letter],
    ] as const)
      expect(send(people.rose, 'POST', `/api/service-requests/${kind}`, { answers }).status).toBe(200)
    expect(JSON.stringify(get(people.tom, '/api/messages?limit=100').body)).not.toContain('R-7010')
    expect(get(people.tom, '/api/service-requests').body).toMatchObject({ requests: [] })
  })
})

const ANNA = 'C-30011'
const TELL = 'tell-us-someone-has-died'
const ROSES_OWN = ['A-C-30001-1', 'A-C-30001-2']

describe('A client of whose death we are told', () => {
  const death = { 'died-on': '2026-11-12', relation: 'executor', first: ['none'] }

  function told() {
    const { api, send, get } = openSandbox()
    let files = 0
    const upload = (who: Caller) => {
      const id = `0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b${(files += 1) + 10}`
      const text = '%PDF-1.7 a certificate'
      const address = `/api/request-pages/${TELL}/files/${id}`
      send(who, 'PUT', address, {
        ...{ name: 'certificate.pdf', contentType: 'application/pdf', sizeBytes: text.length },
      })
      send(who, 'PUT', `${address}/content`, { from: 0, base64: Buffer.from(text).toString('base64') })
      return id
    }
    const report = (who: Caller, name: string, more: object = {}) =>
      send(who, 'POST', `/api/service-requests/${TELL}`, { answers: { ...death, who: name, ...more } })
    return {
      ...{ api, send, get, report },
      proved: (who: Caller, name: string, more: object = {}) =>
        report(who, name, { ...more, papers: [upload(who)] }),
      moveTo: (day: string) => api.setClock(new Date(`${day}T12:00:00Z`)),
      standing: (who: Caller) =>
        Object.fromEntries(
          listAccounts.answer
            .parse(get(who, '/api/portfolios').body)
            .accounts.map(({ id, status }) => [id, status]),
        ),
      inbox: (who: Caller) =>
        listThreads.answer
          .parse(get(who, '/api/messages?folder=inbox').body)
          .threads.map(({ subject, preview }) => `${subject}. ${preview}`),
      requests: (who: Caller) =>
        listServiceRequests.answer
          .parse(get(who, '/api/service-requests').body)
          .requests.map(({ name, status }) => `${name}: ${status}`),
      bank: (who: Caller) =>
        listBankAccounts.answer.parse(get(who, '/api/bank-accounts').body).accounts[0]!.id,
    }
  }

  it('pays and is paid nothing from the day on which the work begins, and changes nothing', () => {
    const { send, get, proved, moveTo, standing, bank } = told()
    const monthly = { accountId: ROSES_OWN[1], amountPence: 100_00, day: 5, isPressed: false, accepted: [] }
    const setUp = { ...monthly, bankAccountId: bank(people.rose) }
    expect(send(people.rose, 'POST', '/api/payments/regular', setUp).status).toBe(200)
    expect(proved(people.tom, 'rose  marsh').status).toBe(200)
    moveTo('2026-11-23')
    const regular = listRegularPayments.answer.parse(get(people.rose, '/api/payments/regular').body)
    expect(regular.payments.map(({ status }) => status)).toEqual(['cancelled'])
    const { mandates } = listMandates.answer.parse(get(people.rose, '/api/payments/mandates').body)
    expect(mandates.filter(({ status }) => status !== 'cancelled')).toEqual([])
    expect(standing(people.rose)).toEqual({
      ...{ 'A-C-30001-1': 'Frozen', 'A-C-30001-2': 'Frozen', 'A-C-30001-3': 'Open' },
    })
    const answers = { letter: 'proof', account: ROSES_OWN[0], 'by-post': 'no' }
    expect(send(people.rose, 'POST', '/api/service-requests/ask-for-a-letter', { answers }).status).toBe(403)
  })

  it('has no payment begun on that day', () => {
    const { api, send, get, proved, moveTo, bank } = told()
    api.setClock(new Date('2026-11-23T08:00:00Z'))
    const paid = { accountId: ROSES_OWN[1], amountPence: 100_00, bankAccountId: bank(people.rose) }
    expect(send(people.rose, 'POST', '/api/withdrawals', { ...paid, isPressed: false }).status).toBe(200)
    proved(people.tom, 'Rose Marsh')
    moveTo('2026-11-27')
    const { payments } = listPayments.answer.parse(get(people.rose, '/api/payments').body)
    expect(payments.find(({ id }) => id === 'PM-1')).toMatchObject({ status: 'cancelled' })
  })

  it('is acted for by nobody from that day, whoever of them comes first', () => {
    const { get, proved, moveTo } = told()
    const anna = { ...people.kira, clientId: ANNA }
    proved(people.kira, 'Anna Bell')
    expect(get(anna, '/api/portfolios').status).toBe(200)
    moveTo('2026-11-23')
    expect(get(anna, '/api/portfolios').status).toBe(403)
    const { delegates } = listDelegates.answer.parse(get(people.kira, '/api/client/delegates').body)
    expect(delegates.find(({ fromClientId }) => fromClientId === ANNA)).toMatchObject({ isActive: false })
  })

  it('is not seen by whom they invited and who had not answered', () => {
    const { send, get, proved, moveTo } = told()
    const waiting = listSharedWithYou.answer
      .parse(get(people.liam, '/api/sharedaccess/sharedwithyou').body)
      .requests.find(({ requestStatus }) => requestStatus === 'Pending')
    const { requestId, grantorId } = waiting!
    const accept = (who: Caller, id: string, of: string) =>
      send(who, 'PUT', '/api/sharedaccess/updatestatus', {
        ...{ status: 'Accepted', requestId: id, grantorId: of },
      }).status
    const invite = { email: 'liam.ford@example.com', phoneNumber: '+447700900999' }
    expect(send(people.rose, 'POST', '/api/sharedaccess/sendrequest', invite).status).toBe(200)
    proved(people.tom, 'Rose Marsh')
    moveTo('2026-11-23')
    const invited = listSharedWithYou.answer
      .parse(get(people.liam, '/api/sharedaccess/sharedwithyou').body)
      .requests.find((each) => each.grantorId === people.rose.userId)!
    expect(invited.requestStatus).toBe('Cancelled')
    expect(accept(people.liam, invited.requestId, invited.grantorId)).toBe(409)
    expect(accept(people.liam, requestId, grantorId)).toBe(200)
  })

  it.each<[string, (of: ReturnType<typeof told>) => unknown]>([
    [
      'a stranger knows name and number',
      ({ proved }) => proved(people.dev, 'Rose Marsh', { 'known-by': 'C-30001' }),
    ],
    ['who tells us sends no paper', ({ report }) => report(people.tom, 'Rose Marsh')],
    [
      'several numbers are given',
      ({ proved }) => proved(people.tom, 'Rose Marsh', { 'known-by': 'C-30001 C-30002 C-30003' }),
    ],
    ...['C-30003', 'C 30003', 'xC-30003', 'Ｃ-3000３', 'number 30003', 'U-30001', 'C-30001, C30003'].map(
      (number): [string, (of: ReturnType<typeof told>) => unknown] => [
        `the number is another’s, typed ${number}`,
        ({ proved }) => proved(people.tom, 'Rose Marsh', { 'known-by': number }),
      ],
    ),
    [
      'only the one whom the teller acts for is connected with them',
      ({ proved }) => proved({ ...people.kira, clientId: ANNA }, 'Rose Marsh'),
    ],
    ['they tell it of themselves', ({ proved }) => proved(people.rose, 'Rose Marsh')],
  ])('loses nothing where %s, and the teller reads what is true', (_, tell) => {
    const of = told()
    tell(of)
    of.moveTo('2026-11-25')
    expect(of.standing(people.rose)).toEqual({
      ...{ 'A-C-30001-1': 'Open', 'A-C-30001-2': 'Open', 'A-C-30001-3': 'Open' },
    })
    const tellers = [people.dev, people.tom, people.kira, people.rose].flatMap((who) => of.requests(who))
    expect(tellers).toEqual(['Death of a client: Answered'])
  })

  it('loses nothing where only they were let in by who tells us', () => {
    const { api, send, get, proved, moveTo, standing, requests } = told()
    standing(people.ben)
    const attorney = {
      ...{ 'made-in': 'england-wales', type: 'lasting', 'access-code': 'V-1234-5678-9012' },
      ...{ 'is-registered': 'yes', attorney: 'Ben Osei', 'has-others': 'no', declared: 'yes' },
    }
    const registered = send(people.amelia, 'POST', '/api/service-requests/power-of-attorney', {
      answers: attorney,
    })
    expect(registered.status).toBe(200)
    moveTo('2026-11-27')
    standing(people.amelia)
    const scope = { donor: people.amelia.userId, attorney: people.ben.userId, may: 'act' } as const
    expect(api.setAttorneyScope!(scope)).toBe(true)
    expect(get({ ...people.ben, clientId: people.amelia.userId }, '/api/portfolios').status).toBe(200)
    expect(proved(people.amelia, 'Ben Osei').status).toBe(200)
    expect(api.outbox()).toEqual([])
    moveTo('2026-12-04')
    expect(Object.values(standing(people.ben))).not.toContain('Frozen')
    expect(requests(people.amelia)).toContain('Death of a client: Answered')
  })

  it('loses nothing where a delegate of the other owner tells it', () => {
    const { api, send, get, proved, moveTo, standing } = told()
    api.setFlags({ 'shared-access': true })
    const shared = listSharedByYou.answer.parse(get(people.tom, '/api/sharedaccess/sharedbyyou').body)
    for (const { requestId, grantorId } of shared.requests)
      send(people.tom, 'PUT', '/api/sharedaccess/updatestatus', { status: 'Revoked', requestId, grantorId })
    const acting = { ...people.chloe, clientId: people.rose.userId }
    expect(proved(acting, 'Tom Marsh').status).toBe(200)
    moveTo('2026-11-25')
    expect(Object.values(standing(people.tom))).not.toContain('Frozen')
  })

  it('is told from their number where two have the name', () => {
    for (const [knownBy, status] of [
      ['born in Leeds', 'Open'],
      ['Client number c-30001, born in Leeds', 'Frozen'],
      ['born on 12/03/1950, number C 30001', 'Frozen'],
    ] as const) {
      const { send, proved, moveTo, standing } = told()
      const id = '11111111-1111-4111-8111-111111111111'
      const file = `/api/request-pages/correct-your-details/files/${id}`
      const png = Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.alloc(20),
      ])
      send(people.dev, 'PUT', file, { name: 'a.png', contentType: 'image/png', sizeBytes: 28 })
      send(people.dev, 'PUT', `${file}/content`, { from: 0, base64: png.toString('base64') })
      const corrected = { name: 'Rose Marsh', bornOn: '1980-01-01' }
      const answers = { corrected, reason: 'x', evidence: [id] }
      const sent = send(people.dev, 'POST', '/api/service-requests/correct-your-details', { answers })
      expect(sent.status).toBe(200)
      moveTo('2026-12-01')
      standing(people.dev)
      moveTo('2027-03-08')
      proved(people.tom, 'Rose Marsh', { 'known-by': knownBy })
      moveTo('2027-03-09')
      expect(standing(people.rose)['A-C-30001-1']).toBe(status)
    }
  })

  it('loses nothing where who tells it owned an account with them that is closed', () => {
    const { send, proved, moveTo, standing, requests, bank } = told()
    const closing = '/api/service-requests/close-an-account'
    const answers = { closing: 'A-C-30001-3', 'is-new': 'yes', 'bank-account': bank(people.rose) }
    expect(send(people.rose, 'POST', closing, { answers }).status).toBe(200)
    expect(send(people.tom, 'PUT', `${closing}/SR-1/agreement`, { agrees: true }).status).toBe(200)
    moveTo('2026-12-20')
    expect(standing(people.tom)['A-C-30001-3']).toBeUndefined()
    expect(proved(people.tom, 'Rose Marsh').status).toBe(200)
    moveTo('2026-12-24')
    expect(standing(people.rose)).toEqual({ 'A-C-30001-1': 'Open', 'A-C-30001-2': 'Open' })
    expect(requests(people.tom)).toContain('Death of a client: Answered')
  })

  it('loses nothing where the access of who tells it has ended before the day, and reads so on it', () => {
    const { api, send, get, proved, moveTo, standing, inbox, requests } = told()
    expect(proved(people.chloe, 'Rose Marsh').status).toBe(200)
    const list = get(people.rose, '/api/client/delegatesfromclient').body as {
      delegates: { toClientName: string; clientId: string }[]
    }
    const { clientId } = list.delegates.find(({ toClientName }) => toClientName === 'Chloe Marsh')!
    expect(send(people.rose, 'DELETE', `/api/client/delegatesfromclient/${clientId}`).status).toBe(204)
    moveTo('2026-11-25')
    expect(standing(people.rose)['A-C-30001-1']).toBe('Open')
    expect(inbox(people.rose)[0]).toContain('Nothing is stopped by the report of your death')
    expect(api.outbox()[0]!.subject).toContain('Nothing is stopped by the report of your death')
    expect(getSecurity.answer.parse(get(people.rose, '/api/security').body).deathToldOn).toBeNull()
    expect(requests(people.chloe)).toEqual(['Death of a client: Answered'])
  })

  it('is told at once, here and outside, whom to call if it is wrong', () => {
    const { api, proved, inbox } = told()
    proved(people.tom, 'Rose Marsh')
    expect(inbox(people.rose)[0]).toContain('We were told of a death and given your name')
    expect(inbox(people.rose)[0]).toContain('020 7946 0123')
    expect(api.outbox().map(({ channel, subject }) => `${channel}: ${subject}`)).toEqual([
      'text: We were told of a death and given your name',
      'email: We were told of a death and given your name',
    ])
  })

  it('says that it is wrong, before the work begins and after it, and has their accounts again', () => {
    const lives = 'Rose Marsh has told us that they have not died. Nothing is stopped any more.'
    const stays = 'What was cancelled stays cancelled'
    for (const [day, outcome, says, otherwise] of [
      ['2026-11-22', lives, 'Nothing had been stopped', stays],
      ['2026-11-23', lives, stays, 'Nothing had been stopped'],
      // What we had answered by then stays.
      ['2026-12-14', 'We have written to you about what happens next.', stays, 'Nothing had been stopped'],
    ] as const) {
      const { api, send, get, proved, moveTo, standing, inbox } = told()
      proved(people.tom, 'Rose Marsh')
      moveTo(day)
      expect(getSecurity.answer.parse(get(people.rose, '/api/security').body).deathToldOn).toBe('2026-11-21')
      const stale = { ...people.rose, signedInMinutesAgo: 6 }
      expect(send(stale, 'DELETE', '/api/security/death').status).toBe(403)
      const acting = { ...people.chloe, clientId: people.rose.userId }
      expect(send(acting, 'DELETE', '/api/security/death').status).toBe(403)
      expect(send(people.rose, 'DELETE', '/api/security/death').status).toBe(204)
      expect(getSecurity.answer.parse(get(people.rose, '/api/security').body).deathToldOn).toBeNull()
      // Who told us hears of it, and the request has come to its end.
      expect(inbox(people.tom)[0]).toContain(lives)
      expect(get(people.tom, '/api/service-requests/tell-us-someone-has-died/SR-1').body).toMatchObject({
        ...{ status: 'Answered', outcome },
      })
      // Told once more, nothing stops until somebody of the firm has found out what is so.
      proved(people.tom, 'Rose Marsh')
      api.setClock(new Date('2026-12-21T12:00:00Z'))
      expect(Object.values(standing(people.rose))).toEqual(['Open', 'Open', 'Open'])
      expect(inbox(people.rose).join()).toContain(says)
      expect(inbox(people.rose).join()).not.toContain(otherwise)
      const answers = { letter: 'proof', account: ROSES_OWN[0], 'by-post': 'no' }
      expect(send(people.rose, 'POST', '/api/service-requests/ask-for-a-letter', { answers }).status).toBe(
        200,
      )
    }
  })

  it('writes to us and logs out everywhere although everything else is stopped', () => {
    const { send, proved, moveTo } = told()
    proved(people.tom, 'Rose Marsh')
    moveTo('2026-11-23')
    const message = {
      threadId: null,
      topic: 'Something else',
      accountId: null,
      subject: 'I live',
      body: 'I live',
    }
    expect(
      send(people.rose, 'POST', '/api/messages', { ...message, attachments: [], draftId: null }).status,
    ).toBe(200)
    expect(send(people.rose, 'POST', '/api/security/log-out-everywhere').status).toBe(204)
    expect(send(people.rose, 'PUT', '/api/messages/read', { until: '2026-11-23T12:00:00.000Z' }).status).toBe(
      403,
    )
  })

  it('is followed although who told it has died the same day', () => {
    const { proved, moveTo, standing, requests } = told()
    const sent = proved({ ...people.chloe }, 'Rose Marsh')
    expect(sent.status).toBe(200)
    proved(people.rose, 'Tom Marsh')
    moveTo('2026-11-25')
    expect(standing(people.rose)['A-C-30001-1']).toBe('Frozen')
    expect(Object.values(standing(people.tom))).toContain('Frozen')
    expect(requests(people.rose)).toEqual(['Death of a client: Answered'])
  })

  it('is told by their attorney, who reads what comes of it', () => {
    const { proved, moveTo, get, requests } = told()
    const acting = { ...people.kira, clientId: ANNA }
    expect(proved(acting, 'Anna Bell').status).toBe(200)
    moveTo('2026-11-25')
    expect(get(acting, '/api/portfolios').status).toBe(403)
    expect(requests(people.kira)).toEqual(['Death of a client: Answered'])
    expect(get(people.kira, `/api/service-requests/${TELL}/SR-1`).body).toMatchObject({
      outcome: 'We have written to you about what happens next.',
    })
  })

  it('is told of it when who told us takes it back', () => {
    const { send, proved, moveTo, standing, inbox } = told()
    proved(people.tom, 'Rose Marsh')
    expect(send(people.tom, 'DELETE', `/api/service-requests/${TELL}/SR-1`).status).toBe(204)
    moveTo('2026-11-25')
    expect(standing(people.rose)['A-C-30001-1']).toBe('Open')
    expect(inbox(people.rose).join()).toContain('It was taken back')
  })

  it('is not told that nothing is stopped while another report stands', () => {
    const { send, proved, moveTo, standing, inbox } = told()
    proved(people.tom, 'Rose Marsh')
    proved(people.chloe, 'Rose Marsh')
    expect(send(people.tom, 'DELETE', `/api/service-requests/${TELL}/SR-1`).status).toBe(204)
    expect(inbox(people.rose).join()).toContain('One report of your death was taken back. Another stands')
    expect(inbox(people.rose).join()).not.toContain('Nothing is stopped')
    moveTo('2026-11-23')
    expect(standing(people.rose)['A-C-30001-1']).toBe('Frozen')
  })

  it('leaves an account of two open for the other, until we are told of their death as well', () => {
    const { send, proved, moveTo, standing } = told()
    proved(people.tom, 'Rose Marsh')
    proved(people.rose, 'Tom Marsh')
    moveTo('2026-11-23')
    expect(standing(people.rose)['A-C-30001-3']).toBe('Frozen')
    expect(send(people.tom, 'DELETE', '/api/security/death').status).toBe(204)
    expect(standing(people.tom)['A-C-30001-3']).toBe('Open')
    expect(standing(people.rose)['A-C-30001-1']).toBe('Frozen')
  })

  it('is written to no more, here or outside, about an account of two', () => {
    const { api, send, proved, moveTo, standing, inbox, bank } = told()
    proved(people.tom, 'Rose Marsh')
    moveTo('2026-11-23')
    standing(people.tom)
    const [subjects, sent] = [inbox(people.rose), api.outbox()]
    const joint = { accountId: 'A-C-30001-3', amountPence: 500_00, bankAccountId: bank(people.tom) }
    const calls: [string, object][] = [
      ['withdrawals', { ...joint, isPressed: false }],
      ['payments/regular', { ...joint, day: 10, isPressed: false, accepted: [] }],
      ['payments/mandates', { ...joint, day: 5 }],
      ['payments/bank-transfers', { ...joint, bankAccountId: undefined, arrivesOn: '2026-11-24' }],
      ['payments/PM-1/cancel', {}],
    ]
    for (const [path, body] of calls) expect(send(people.tom, 'POST', `/api/${path}`, body).status).toBe(200)
    expect(inbox(people.rose)).toEqual(subjects)
    expect(
      new Set(
        api
          .outbox()
          .slice(0, -sent.length)
          .map(({ recipient }) => recipient),
      ).size,
    ).toBe(2)
    expect(inbox(people.tom).join()).toContain('Withdrawal requested')
  })

  it('has no account opened that they applied for, and reads what to begin anew if they deny it', () => {
    for (const [day, ended, accounts, applications, payment] of [
      ['2026-11-21', 'application AP-30101 (“New kitchen”)', 3, 0, []],
      // The account is open by then, and its first payment is with the bank.
      ['2026-11-25', 'P-60101', 4, 1, ['failed']],
    ] as const) {
      const { api, send, get, proved, moveTo, standing, bank } = told()
      const savedAt = '2026-11-21T11:00:00.000Z'
      const item = {
        ...{ id: 'item-1', wrapper: 'GIA', name: 'New kitchen', goal: '', riskLevel: 4, years: 8 },
        ...{ initialPence: 2_500_00, monthlyPence: 200_00 },
      }
      const basket = { json: JSON.stringify({ savedAt, items: [item] }) }
      send(people.rose, 'PUT', '/api/accountopeningbackup', basket)
      const sent = send(people.rose, 'POST', '/api/accountopening/applications', {
        ...{ basketSavedAt: savedAt, documents: ['terms', 'costs', 'gia-key-features'] },
        ...{ declarations: ['details', 'true', 'risk', 'no-advice'], bank: { id: bank(people.rose) } },
      })
      expect(sent.status).toBe(200)
      moveTo(day)
      get(people.rose, '/api/portfolios')
      proved(people.tom, 'Rose Marsh')
      api.setClock(new Date('2027-03-22T12:00:00Z'))
      const now = standing(people.rose)
      expect(Object.keys(now)).toHaveLength(accounts)
      expect(now['A-C-30001-4'] ?? 'Frozen').toBe('Frozen')
      const { payments } = listPayments.answer.parse(get(people.rose, '/api/payments?limit=200').body)
      expect(
        payments.filter(({ accountId }) => accountId === 'A-C-30001-4').map(({ status }) => status),
      ).toEqual(payment)
      const { mandates } = listMandates.answer.parse(get(people.rose, '/api/payments/mandates').body)
      expect(mandates.filter(({ status }) => status !== 'cancelled')).toEqual([])
      const applied = get(people.rose, '/api/accountopening/applications').body as { applications: [] }
      expect(applied.applications).toHaveLength(applications)
      expect(send(people.rose, 'DELETE', '/api/security/death').status).toBe(204)
      const { threads } = listThreads.answer.parse(get(people.rose, '/api/messages?folder=inbox').body)
      const { id } = threads.find(({ subject }) => subject === 'You told us that you have not died')!
      expect(JSON.stringify(get(people.rose, `/api/messages/threads/${id}`).body)).toContain(ended)
      api.setClock(new Date('2027-05-24T12:00:00Z'))
      expect(Object.keys(standing(people.rose))).toHaveLength(accounts)
    }
  })

  it('is told of on the page for visitors by visitors alone', () => {
    const { send } = told()
    const answers = { ...death, who: 'Rose Marsh', 'your-name': 'Tom', reach: '1', relation: 'partner' }
    expect(send(people.tom, 'POST', '/api/service-requests/tell-us-of-a-death', { answers })).toMatchObject({
      ...{ status: 404, body: { reason: 'page-closed' } },
    })
  })
})

describe('A request that nobody here can carry out', () => {
  it('ends with what is true', () => {
    const { api, send, get } = openSandbox()
    const answers = {
      'other-owner': { name: 'Ruth Ellery', bornOn: '1980-03-31' },
      'is-client': 'yes',
      'are-married': 'yes',
      from: 'bank',
      amount: 5_000_00,
    }
    expect(send(people.amelia, 'POST', '/api/service-requests/joint-account', { answers }).status).toBe(200)
    api.setClock(new Date('2026-11-27T12:00:00Z'))
    expect(get(people.amelia, '/api/service-requests/joint-account/SR-1').body).toMatchObject({
      status: 'Answered',
      outcome:
        'We have written to you and to the other owner. The account opens when you have both agreed and confirmed who you are.',
    })
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
          { label: 'About', value: 'Our service' },
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
