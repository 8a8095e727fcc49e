// Everybody's data: as the personas say, readable by the client's schemas, and with nobody else's name in it.
import { describe, expect, it } from 'vitest'
import { getOpeningBackup, getOpeningStatus } from '#api/opening/account-opening.ts'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listActivity } from '#api/accounts/activity.ts'
import { listDelegatesFromClient, listSharedByYou } from '#api/people/sharing.ts'
import { listDocuments } from '#api/inbox/documents.ts'
import { getFlags } from '#api/people/flags.ts'
import { getHoldings } from '#api/accounts/holdings.ts'
import { listDrafts } from '#api/inbox/message-writing.ts'
import { getThread, listThreads } from '#api/inbox/messages.ts'
import { getUnreadCount } from '#api/inbox/unread-count.ts'
import { getParameters } from '#api/people/parameters.ts'
import { getSeries } from '#api/accounts/series.ts'
import { listSharedWithYou } from '#api/people/shared-access.ts'
import { listTasks } from '#api/inbox/tasks.ts'
import { getActiveUser, getOwnEmail, getOwnGroups, getLoggedInUser, getOwnMobile } from '#api/people/user.ts'
import { parseBasket } from '#domain/opening/basket.ts'
import { tables } from '#product-api/data/tables.ts'
import { Database } from '#sandbox/data/database.ts'
import { unreadCount } from '#product-api/inbox/message-calls.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { seedPeople } from '#product-api/seed/seeded-people.ts'
import { seedPerson } from '#product-api/seed/seed-person.ts'
import personas from '../../../../config/personas.json' with { type: 'json' }
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const signedIn = personas.personas.filter((persona) => persona.id !== 'visitor')
const callerOf = (persona: (typeof signedIn)[number]): Caller => ({
  userId: persona['user-id']!,
  subject: persona.subject!,
})

const reads = [
  ['/api/user', getLoggedInUser.answer],
  ['/api/currentuser', getActiveUser.answer],
  ['/api/user/email', getOwnEmail.answer],
  ['/api/user/mobile', getOwnMobile.answer],
  ['/api/groups', getOwnGroups.answer],
  ['/api/client/delegatesfromclient', listDelegatesFromClient.answer],
  ['/api/sharedaccess/sharedbyyou', listSharedByYou.answer],
  ['/api/sharedaccess/sharedwithyou', listSharedWithYou.answer],
  ['/api/featureflags', getFlags.answer],
  ['/api/userparameters', getParameters.answer],
  ['/api/portfolios', listAccounts.answer],
  ['/api/portfolios/series?interval=weekly', getSeries.answer],
  ['/api/portfolios/series?interval=daily', getSeries.answer],
  ['/api/portfolios/holdings', getHoldings.answer],
  ['/api/portfolios/activity?limit=100', listActivity.answer],
  ['/api/portfolios/tasks', listTasks.answer],
  ['/api/accountopeningbackup', getOpeningBackup.answer],
  ['/api/messages', listThreads.answer],
  ['/api/messages?folder=sent', listThreads.answer],
  ['/api/messages/unreadcount', getUnreadCount.answer],
  ['/api/messages/drafts', listDrafts.answer],
  ['/api/documents', listDocuments.answer],
] as const

describe.each(signedIn)('$name ($row)', (persona) => {
  const { get } = openSandbox()
  const caller = callerOf(persona)

  it('gets answers that the client’s schemas accept', () => {
    for (const [address, schema] of reads) {
      const { status, body } = get(caller, address)
      expect([address, status]).toEqual([address, 200])
      expect([address, schema.safeParse(body).error?.issues]).toEqual([address, undefined])
    }
  })

  it('sees nobody else’s name in accounts, documents, messages or tasks', () => {
    const own = persona.name
    const ownChildren = personas.people.filter(
      (each) => 'child-of' in each && each['child-of'] === persona.id,
    )
    const known = new Set([own, ...ownChildren.map(({ name }) => name)])
    const others = [...personas.personas, ...personas.people]
      .map(({ name }) => name)
      .filter((name) => !known.has(name))
    for (const address of [
      '/api/portfolios',
      '/api/documents',
      '/api/messages',
      '/api/accountopeningbackup',
      '/api/portfolios/activity?limit=100',
    ]) {
      const text = JSON.stringify(get(caller, address).body)
      expect(others.filter((name) => text.includes(name))).toEqual([])
    }
  })

  it('has accounts that add up to the totals in pounds, to the penny', () => {
    const { accounts, totals } = listAccounts.answer.parse(get(caller, '/api/portfolios').body)
    const sum = (field: 'valueGbpPence' | 'netContributionsGbpPence' | 'gainGbpPence') =>
      accounts.reduce((pence, account) => pence + account[field], 0)
    expect([sum('valueGbpPence'), sum('netContributionsGbpPence'), sum('gainGbpPence')]).toEqual([
      totals.valuePence,
      totals.netContributionsPence,
      totals.gainPence,
    ])
  })
})

describe('the situations of the personas', () => {
  const database = new Database(':memory:', tables)
  seedPeople(database, '2026-11-21')
  const seeded = new Set<string>()
  const factsOf = (id: string) => {
    const person = personBy(database, 'id', id)!
    if (!seeded.has(id)) seedPerson({ database, person, today: '2026-11-21', valuedOn: '2026-11-20' })
    seeded.add(id)
    const has = (table: string) =>
      database.one(`select 1 from ${table} where person_id = ?`, id) !== undefined
    const json = database.one<{ json: string | null }>(
      'select json from backups where person_id = ?',
      id,
    )?.json
    return {
      member: has('accounts') ? 'client' : 'registered',
      'has-children': has('children'),
      unread: unreadCount(database, id),
      basket: parseBasket(json).basket.items.length,
    }
  }

  const cases = signedIn.flatMap((persona) =>
    persona.situations.map((situation) => ({ persona, situation, title: `${persona.id}: ${situation.id}` })),
  )
  it.each(cases)('$title', ({ persona, situation }) => {
    const active = 'acting-for' in situation ? situation['acting-for'] : persona.id
    expect(factsOf(active!)).toEqual({
      member: situation.member,
      'has-children': situation['has-children'],
      unread: situation.unread,
      basket: situation.basket,
    })
    expect(factsOf(persona.id).member).toBe(situation['own-member'])
  })
})

describe('on behalf of a client', () => {
  const { get, send } = openSandbox()
  const acting = { ...people.grace, clientId: 'C-30003' }

  it('accounts, messages, documents and the basket are the client’s', () => {
    const answers = [
      '/api/portfolios',
      '/api/messages',
      '/api/documents',
      '/api/accountopeningbackup',
      '/api/portfolios/activity',
    ].map((path) => JSON.stringify(get(acting, path).body))
    expect(answers.join()).toContain('Rose Lin')
    expect(answers.join()).not.toContain('Grace Lin')
  })

  it('preferences, contact points and invitations stay the logged-in user’s', () => {
    send(people.grace, 'POST', '/api/uiuserprefs/isfirstvisit')
    expect(get(acting, '/api/uiuserprefs').body).toMatchObject({ isFirstVisit: true })
    expect(get(acting, '/api/user/email').body).toMatchObject({ email: 'grace.lin@example.com' })
    expect(get(acting, '/api/sharedaccess/sharedbyyou').body).toEqual({ requests: [], nextCursor: null })
  })

  it('flags are the client’s but for the two of the logged-in user', () => {
    const { get: read } = openSandbox()
    expect(read({ ...people.isla, clientId: 'C-30007' }, '/api/featureflags').body).toEqual({
      'shared-access': true,
      'fido-authentication': false,
      'disclosure-document': true,
      'expression-of-wish': false,
      'retirement-planner': true,
      'retirement-health-check': true,
    })
  })
})

describe('a freshly opened sandbox', () => {
  it('turns a flag on for everybody and gives it back', () => {
    const { api, get } = openSandbox()
    api.setFlags({ 'fido-authentication': true })
    expect(get(people.amelia, '/api/user').body).toMatchObject({ flags: { 'fido-authentication': true } })
    api.setFlags({ 'fido-authentication': null })
    expect(get(people.amelia, '/api/user').body).toMatchObject({ flags: { 'fido-authentication': false } })
  })

  it('forgets every change on reset', () => {
    const { api, send, get } = openSandbox()
    send(people.ben, 'PUT', '/api/accountopeningbackup', { json: null })
    api.reset()
    expect(
      parseBasket((get(people.ben, '/api/accountopeningbackup').body as { json: string }).json).basket.items,
    ).toHaveLength(3)
  })

  it('shows the same figures every time', () => {
    expect(openSandbox().get(people.ben, '/api/portfolios').body).toEqual(
      openSandbox().get(people.ben, '/api/portfolios').body,
    )
  })

  it('shows a whole thread with its messages', () => {
    const { get } = openSandbox()
    const thread = getThread.answer.parse(get(people.ben, '/api/messages/threads/TH-U-20003-13').body)
    expect(thread.messages.map(({ from }) => from)).toEqual(['firm', 'client', 'firm'])
  })

  it('answers the openings of Dev Patel by schema', () => {
    expect(
      getOpeningStatus.answer.parse(openSandbox().get(people.dev, '/api/accountopeningstatus').body).queue,
    ).toHaveLength(1)
  })
})
