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
    for (const who of [people.tom, people.rose]) {
      expect(seen(who)!.status).toBe('Done')
      expect(subjects(who)).toContain('Your request is done: R-70101')
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

describe('A client of whose death we are told', () => {
  const death = {
    ...{ who: 'amelia  hart', 'known-by': 'Client number u-20002', 'died-on': '2026-11-12' },
    ...{ relation: 'executor', first: 'nothing' },
  }

  function told(answers: object = death) {
    const { api, send, get } = openSandbox()
    const sent = send(people.ben, 'POST', '/api/service-requests/tell-us-someone-has-died', { answers })
    const moveTo = (day: string) => api.setClock(new Date(`${day}T12:00:00Z`))
    return { send, get, sent, moveTo }
  }

  it('pays and is paid nothing from the day on which the work begins, and changes nothing', () => {
    const { send, get, sent, moveTo } = told()
    expect(sent.status).toBe(200)
    const standing = { accountId: 'A-U-20002-2', amountPence: 100_00, day: 5, isPressed: false, accepted: [] }
    const [bank] = listBankAccounts.answer.parse(get(people.amelia, '/api/bank-accounts').body).accounts
    const setUp = { ...standing, bankAccountId: bank!.id }
    expect(send(people.amelia, 'POST', '/api/payments/regular', setUp).status).toBe(200)
    moveTo('2026-11-23')
    const regular = listRegularPayments.answer.parse(get(people.amelia, '/api/payments/regular').body)
    expect(regular.payments.map(({ status }) => status)).toEqual(['cancelled'])
    const { mandates } = listMandates.answer.parse(get(people.amelia, '/api/payments/mandates').body)
    expect(new Set(mandates.map(({ status }) => status))).toEqual(new Set(['cancelled']))
    const { accounts } = listAccounts.answer.parse(get(people.amelia, '/api/portfolios').body)
    expect(new Set(accounts.map(({ status }) => status))).toEqual(new Set(['Frozen']))
    const answers = { letter: 'proof', account: accounts[0]!.id, 'by-post': 'no' }
    expect(send(people.amelia, 'POST', '/api/service-requests/ask-for-a-letter', { answers }).status).toBe(
      403,
    )
  })

  it('is acted for by nobody from that day, whoever of them comes first', () => {
    const { get, moveTo } = told({ ...death, who: 'Anna Bell', 'known-by': ANNA })
    const anna = { ...people.kira, clientId: ANNA }
    expect(get(anna, '/api/portfolios').status).toBe(200)
    moveTo('2026-11-23')
    expect(get(anna, '/api/portfolios').status).toBe(403)
    const { delegates } = listDelegates.answer.parse(get(people.kira, '/api/client/delegates').body)
    expect(delegates.find(({ fromClientId }) => fromClientId === ANNA)).toMatchObject({ isActive: false })
  })

  it('is not told, and who told us hears only that we have written to them', () => {
    const { get, moveTo } = told()
    moveTo('2026-11-25')
    const inbox = (who: Caller) =>
      listThreads.answer
        .parse(get(who, '/api/messages?folder=inbox').body)
        .threads.map(({ subject, preview }) => `${subject}. ${preview}`)
    expect(inbox(people.ben)[0]).toContain('Our answer to your request: R-70101')
    expect(inbox(people.ben)[0]).toContain('We have written to you about what happens next.')
    expect(inbox(people.amelia).join()).not.toContain('R-70101')
  })

  it('loses nothing where a stranger knows the name alone, or gives another number', () => {
    for (const knownBy of ['born in Leeds', 'U-2000', 'U-20003']) {
      const { get, moveTo } = told({ ...death, 'known-by': knownBy })
      moveTo('2026-11-25')
      const { accounts } = listAccounts.answer.parse(get(people.amelia, '/api/portfolios').body)
      expect(accounts.filter(({ status }) => status === 'Frozen')).toEqual([])
    }
  })

  it('is found by the name where who tells us acts for them', () => {
    const { api, send, get } = openSandbox()
    const { 'known-by': _, ...named } = { ...death, who: 'Anna Bell' }
    send(people.kira, 'POST', '/api/service-requests/tell-us-someone-has-died', { answers: named })
    api.setClock(new Date('2026-11-23T12:00:00Z'))
    expect(get({ ...people.kira, clientId: ANNA }, '/api/portfolios').status).toBe(403)
  })

  it('is nobody where the name is nobody’s', () => {
    const { get, moveTo } = told({ ...death, who: 'Nobody Known' })
    moveTo('2026-11-25')
    expect(get(people.ben, '/api/service-requests').body).toMatchObject({
      requests: [{ status: 'Answered' }],
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
        'We have written to you and to the other owner. The account opens once both have agreed and proved who they are.',
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
