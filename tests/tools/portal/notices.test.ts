import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { announcePlan, closePlan, openPlan, type NoticeOptions } from '#tools/portal/edit/notice-plans.ts'
import { explainText } from '#tools/portal/explain.ts'
import { overNotices } from '#tools/serve/installation.ts'
import { readProduct } from '#tools/product.ts'

const product = readProduct()
const shipped = readConfigFolder()
/** Half past one in London in summer: half past twelve in UTC. */
const now = new Date('2027-07-01T12:30:00Z')

const at = (texts: typeof shipped) => ({
  ...{ texts, product, resolved: compile(texts, product).resolved! },
  code: { linking: [], naming: [] },
})
const start = at(shipped)
const announce = (text: string, given: NoticeOptions = {}, from = start) =>
  announcePlan(from, [text], given, now)
const written = (plan: { texts: typeof shipped }, file = 'config/announcements.json') =>
  JSON.parse(plan.texts.find((each) => each.file === file)!.text) as { announcements: { id: string }[] }
const refused = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing'
}

describe('Somebody who announces', () => {
  it('writes the text alone, and it is for everybody until it is ended', () => {
    const { announcements } = written(announce('Hello, and welcome to the new portal.'))
    expect(announcements).toEqual([
      {
        id: 'hello-and-welcome-2027-07-01',
        kind: 'info',
        text: 'Hello, and welcome to the new portal.',
        dismissable: true,
      },
    ])
  })

  it('says for whom, for how long, how urgent and where it leads; a time alone is today in London', () => {
    const plan = announce('Payments are down until {until}.', {
      ...{
        kind: 'warning',
        until: '14:00',
        from: '2027-07-01 12:00',
        when: 'session=normal',
        link: 'payments',
      },
      stays: true,
    })
    expect(written(plan).announcements).toEqual([
      {
        ...{ id: 'payments-are-down-2027-07-01', kind: 'warning', text: 'Payments are down until {until}.' },
        ...{ from: '2027-07-01T12:00', until: '2027-07-01T14:00', when: { session: 'normal' } },
        dismissable: false,
        items: [{ id: 'payments', to: 'payments' }],
      },
    ])
    const { manifest, problems } = compile(plan.texts, product)
    expect(problems).toEqual([])
    expect(manifest!.turns).toEqual(['2027-07-01T11:00:00.000Z', '2027-07-01T13:00:00.000Z'])
    expect(manifest!.announcements[0]!.says).toBe('Payments are down until 14:00 on 1 July.')
  })

  it('ends it by its name, and the file is as it was', () => {
    const said = at(announce('Payments are down.').texts)
    const again = at(announce('Payments are down.', {}, said).texts)
    expect(written(again).announcements.map(({ id }) => id)).toEqual([
      ...['payments-are-down-2027-07-01', 'payments-are-down-2027-07-01-2'],
    ])
    const ended = announcePlan(again, [], { end: 'payments-are-down-2027-07-01' }, now)
    expect(written(ended).announcements.map(({ id }) => id)).toEqual(['payments-are-down-2027-07-01-2'])
    expect(announcePlan(said, [], { end: 'payments-are-down-2027-07-01' }, now).texts).toEqual(shipped)
  })

  it('has the file made where a portal has none', () => {
    const texts = shipped.filter(({ file }) => file !== 'config/announcements.json')
    expect(written(announce('Hello.', {}, at(texts)))).toMatchObject({
      $schema: '../schemas/announcements.schema.json',
      announcements: [{ id: 'hello-2027-07-01' }],
    })
  })

  it.each<[NoticeOptions, string]>([
    [{ until: '13:30' }, '--until 13:30: 13:30 on 1 July is over already. Write the day as well.'],
    [{ until: 'noon' }, '--until noon: write 14:00, 2026-12-01 or 2026-12-01T14:00, in London.'],
    [
      { from: '2028-03-26T01:30' },
      '--from 2028-03-26T01:30: on 26 March clocks in London go from 01:00 to 02:00, so 01:30 does not come.',
    ],
    [{ until: '2028-02-30' }, '--until 2028-02-30: no calendar has the day 2028-02-30.'],
    [{ until: '25:00' }, '--until 25:00: no clock shows 25:00.'],
    [{ kind: 'loud' }, '--kind loud: it is info, warning or urgent.'],
    [{ link: 'payment' }, '--link payment: no route and no link is called so. Did you mean "payments"?'],
    [{ when: 'session=mad' }, '"mad" is not a value of the fact "session". Its values: '],
    [{ end: 'x' }, '--end takes the name alone: announce --end payments-down.'],
  ])('is told what is wrong with %j', (given, message) => {
    expect(refused(() => announce('Payments are down.', given))).toContain(message)
  })

  it('is told of a name that is taken, or that nothing has', () => {
    const said = at(announce('Hello.', { id: 'hello' }).texts)
    expect(refused(() => announce('Bye.', { id: 'hello' }, said))).toContain(
      'There is an announcement "hello" already.',
    )
    expect(refused(() => announcePlan(said, [], { end: 'helo' }, now))).toBe(
      'No announcement is called "helo". Did you mean "hello"?',
    )
  })
})

describe('Somebody who closes a page', () => {
  it('closes it for a time, closes it otherwise, and opens it as it was', () => {
    const closed = at(closePlan(start, ['payments'], { until: '14:00' }, now).texts)
    expect(closed.resolved.route('payments')!.closed).toMatchObject([
      {
        text: 'This page is closed until 14:00 on 1 July.',
        offFrom: '2027-07-01T13:00:00.000Z',
      },
    ])
    const later = { from: '2027-07-02', until: '2027-07-03', says: 'We count the money.' }
    const otherwise = at(closePlan(closed, ['payments'], later, now).texts)
    expect(otherwise.resolved.route('payments')!.closed).toMatchObject([
      {
        text: 'We count the money.',
        onFrom: '2027-07-01T23:00:00.000Z',
        offFrom: '2027-07-02T23:00:00.000Z',
      },
    ])
    expect(openPlan(otherwise, ['payments']).texts).toEqual(shipped)
  })

  it.each([
    ['app-login', 'people sign in from there'],
    ['sign-in-callback', 'a sign-in is completed there'],
    ['not-found', 'it is the page for every address that does not exist'],
    ['signed-out', 'people sign in from there'],
  ])('cannot close %s: %s', (id, why) => {
    const { problems } = compile(closePlan(start, [id], { until: '14:00' }, now).texts, product)
    expect(problems.map(({ message }) => message)).toEqual([`Route "${id}" cannot be closed: ${why}.`])
  })

  it('is told which pages of the same group stay open, and closes the whole group by its name', () => {
    expect(closePlan(start, ['payments'], { until: '14:00' }, now).says).toEqual([
      'route payments is closed; open payments opens it before its time',
      'Of the group payment-pages these stay open: pension, isa-jisa, bank-transfers, regular-contributions, pension-contributions, withdrawing-funds, pension-drawdown, payments-history. close payment-pages closes all.',
    ])
    const plan = closePlan(start, ['payment-pages'], { until: '14:00', says: 'Payments are down.' }, now)
    expect(plan.says).toEqual(['group payment-pages is closed; open payment-pages opens it before its time'])
    const closed = at(plan.texts)
    const texts = ['payments', 'withdrawing-funds', 'payments-history'].map(
      (id) => closed.resolved.route(id)!.closed[0]?.text,
    )
    expect(texts).toEqual(['Payments are down.', 'Payments are down.', 'Payments are down.'])
    expect(closed.resolved.route('documents')!.closed).toEqual([])
    expect(
      overNotices(closed.resolved, '2027-07-02').map(({ message, hint }) => `${message} ${hint}`),
    ).toEqual([
      'The closing of group "payment-pages" is over since 1 July 2027 at 14:00. Take it out: npm run portal -- open payment-pages',
    ])
    expect(refused(() => openPlan(closed, ['payments']))).toBe(
      'The route "payments" is closed with its group: open payment-pages.',
    )
    expect(openPlan(closed, ['payment-pages']).texts).toEqual(shipped)
  })

  it('reads in an explanation that a page is closed, or will be', () => {
    const client = { session: 'normal', view: 'desktop' }
    const heading = (from: string) => {
      const { resolved } = at(closePlan(start, ['documents'], { from, until: '2099-01-01' }, now).texts)
      return explainText(resolved, 'documents', 'a client', client)!.text.split('\n')[0]
    }
    expect(heading('2020-01-01')).toBe('route documents is closed for a client.')
    expect(heading('2098-01-01')).toBe('route documents opens for a client.')
  })

  it('is told what is missing', () => {
    expect(refused(() => closePlan(start, ['payments'], {}, now))).toBe(
      'close needs a route or a group, and when it opens again: close payments --until 14:00.',
    )
    expect(refused(() => openPlan(start, ['payments']))).toBe('The route "payments" is not closed.')
    expect(refused(() => closePlan(start, ['payment'], { until: '14:00' }, now))).toContain(
      '"route payments"',
    )
  })
})

describe('Announcements and closings that are over', () => {
  const until = { until: '14:00' }
  const said = at(announce('Payments are down.', until).texts)
  const both = at(closePlan(said, ['payments'], until, now).texts).resolved

  it('are warned of from the next day on, with the command that takes them out', () => {
    expect(overNotices(both, '2027-07-01')).toEqual([])
    const told = overNotices(both, '2027-07-02').map(({ message, hint }) => `${message} ${hint}`)
    expect(told).toEqual([
      'The announcement "payments-are-down-2027-07-01" is over since 1 July 2027 at 14:00. Take it out: npm run portal -- announce --end payments-are-down-2027-07-01',
      'The closing of route "payments" is over since 1 July 2027 at 14:00. Take it out: npm run portal -- open payments',
    ])
  })
})
