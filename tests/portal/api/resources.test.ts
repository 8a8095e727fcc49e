// The resources of the product API, called as the portal calls them, over the sandbox.
import { describe, expect, it } from 'vitest'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { ApiSettings } from '#http/http.ts'
import type { ClientId } from '#http/ids.ts'
import { fetchFile } from '#http/files.ts'
import { documentsQuery, downloadDocument } from '#api/inbox/documents.ts'
import { learnPageQuery } from '#api/inbox/learn-page.ts'
import { learnQuery, type LearnItem } from '#api/inbox/learn.ts'
import { openingBackupQuery, openingStatusQuery, unknownQueue } from '#api/opening/account-opening.ts'
import { saveBasket } from '#api/opening/basket-saving.ts'
import { openCorporateAccount } from '#api/opening/clients.ts'
import { listDelegates } from '#api/people/delegates.ts'
import { flagsQuery } from '#api/people/flags.ts'
import { parametersQuery } from '#api/people/parameters.ts'
import {
  clearFirstVisit,
  preferencesQuery,
  resetFirstVisit,
  setComparatorsDismissed,
} from '#api/people/preferences.ts'
import { sharedGrants } from '#api/people/shared-access.ts'
import {
  sendSharedRequest,
  sharedByYouQuery,
  sharedWithYouQuery,
  updateRequestStatus,
} from '#api/people/sharing.ts'
import { getActiveUser, getLoggedInUser } from '#api/people/user.ts'
import { allowanceQuery, declareIsa } from '#api/tax/allowance.ts'
import { taxYearInfoQuery } from '#api/tax/tax-year-info.ts'
import { userTraits } from '#domain/access/user-facts.ts'
import * as calls from '#portal/people.ts'
import { loadGrants } from '#session/account/load-people.ts'
import { overSandbox } from './over-sandbox.ts'
import { people } from '../product-api/support/sandbox.ts'

describe('account opening', () => {
  it('reads a basket of three from the json string of the backup [R-API-01] [R-API-02] [R-ENT-13]', async () => {
    const { as, read, journal } = overSandbox()
    const { basket, problem } = await read(openingBackupQuery(as(people.ben)))
    expect(basket.items.map(({ wrapper }) => wrapper)).toEqual(['ISA', 'GIA', 'Pension'])
    expect(problem).toBeUndefined()
    expect(journal.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/accountopeningbackup'])
  })

  it('takes a null backup as an empty basket [R-API-02]', async () => {
    const { as, read } = overSandbox()
    expect(await read(openingBackupQuery(as(people.dev)))).toEqual({
      basket: { savedAt: null, items: [] },
      problem: undefined,
      keptAt: null,
    })
  })

  it('takes a malformed backup as an empty basket, with a problem to report [R-API-02]', async () => {
    const { as, read } = overSandbox()
    const { basket, problem } = await read(openingBackupQuery(as(people.noor)))
    expect(basket.items).toEqual([])
    expect(problem).toBe('The saved basket could not be read: it is not JSON.')
  })

  it('saves a basket and reads it back', async () => {
    const { as, read } = overSandbox()
    const item = {
      id: 'b1',
      wrapper: 'ISA',
      name: 'My ISA',
      goal: 'Boat',
      riskLevel: 4,
      years: 6,
      initialPence: 1_000_00,
      monthlyPence: 0,
    } as const
    await saveBasket(as(people.dev), { savedAt: '2026-11-21T12:00:00.000Z', items: [item] }, null)
    expect((await read(openingBackupQuery(as(people.dev)))).basket.items).toEqual([item])
  })

  it('returns the queue of applications [R-API-03]', async () => {
    const { as, read } = overSandbox()
    const queue = await read(openingStatusQuery(as(people.dev)))
    expect(queue.map(({ name }) => name)).toEqual(['Stocks and Shares ISA'])
    expect(queue[0]!.steps.map(({ state }) => state)).toEqual(['done', 'current', 'to-do', 'to-do'])
  })

  it('gives an empty queue when the call fails [R-API-04]', async () => {
    const { as, read } = overSandbox()
    const queue = await read(openingStatusQuery(as(people.noor)))
    expect(queue).toEqual([])
    expect(queue).toBe(unknownQueue)
  })
})

describe('grants', () => {
  it('are the active ones only for a delegate [R-API-05] [R-API-06] [R-ENT-06]', async () => {
    const { as } = overSandbox()
    const { delegateGrants } = await loadGrants(calls, as(people.grace), '2026-11-20')
    expect(delegateGrants).toMatchObject([
      {
        isActive: true,
        fromClientId: 'C-30004',
        fromClientName: 'Peter Lin',
        toClientName: 'Grace Lin',
        clientId: 'DG-delegate-peter-lin',
      },
      {
        isActive: true,
        fromClientId: 'C-30003',
        fromClientName: 'Rose Lin',
        toClientName: 'Grace Lin',
        clientId: 'DG-delegate-rose-lin',
      },
    ])
  })

  it('fail for Noor Aziz, whose delegates call is broken', async () => {
    const { as } = overSandbox()
    const api = as(people.noor)
    await expect(api.call(listDelegates)).rejects.toMatchObject({
      kind: 'status',
      status: 500,
    })
    expect((await loadGrants(calls, api, '2026-11-20')).delegateGrants).toBeUndefined()
  })

  it('are for a viewer the accepted requests [R-API-12] [R-ENT-07]', async () => {
    const { as, read } = overSandbox()
    expect(sharedGrants(await read(sharedWithYouQuery(as(people.isla))))).toMatchObject([
      { grantorId: 'C-30008', grantorName: 'John Thornton' },
      { grantorId: 'C-30007', grantorName: 'Margaret Hale' },
    ])
    expect(sharedGrants(await read(sharedWithYouQuery(as(people.liam))))).toEqual([])
  })
})

describe('shared-access requests', () => {
  it('stand one in each status for Mona Diaz [R-API-11] [R-ENT-08]', async () => {
    const { as, read } = overSandbox()
    const requests = await read(sharedByYouQuery(as(people.mona)))
    expect(requests.map(({ receiverName, requestStatus }) => `${receiverName} ${requestStatus}`)).toEqual([
      'Quentin Diaz Accepted',
      'paula.diaz@example.com Pending',
      'rosa.diaz@example.com Cancelled',
      'Simon Diaz Revoked',
      'Tara Diaz Removed',
    ])
  })

  it('are sent with email and phone number, nothing else [R-API-09] [R-API-10]', async () => {
    const { as, journal } = overSandbox()
    const api = as(people.mona)
    expect(
      await api.call(sendSharedRequest, {
        body: { email: 'new@example.com', phoneNumber: '07700 900999' },
      }),
    ).toEqual({
      hasExistingRequest: false,
    })
    expect(
      await api.call(sendSharedRequest, {
        body: { email: 'paula.diaz@example.com', phoneNumber: '07700 900999' },
      }),
    ).toEqual({ hasExistingRequest: true })
    expect(journal[0]).toMatchObject({
      method: 'POST',
      path: '/api/sharedaccess/sendrequest',
      body: { email: 'new@example.com', phoneNumber: '07700 900999' },
    })
  })

  it('change status with status, request and grantor, nothing else [R-API-13]', async () => {
    const { as, journal } = overSandbox()
    const change = {
      status: 'Accepted',
      requestId: 'SR-nora-ford-invitee',
      grantorId: 'C-30014' as ClientId,
    } as const
    const { request } = await as(people.liam).call(updateRequestStatus, { body: change })
    expect(request.requestStatus).toBe('Accepted')
    expect(journal[0]).toMatchObject({ method: 'PUT', path: '/api/sharedaccess/updatestatus', body: change })
  })
})

describe('users', () => {
  it('differ while acting for a client [R-ENT-09]', async () => {
    const { as } = overSandbox()
    const api = as({ ...people.grace, clientId: 'C-30003' })
    expect(await api.call(getLoggedInUser)).toEqual({
      userId: 'U-20008',
      userName: 'Grace Lin',
      hasAccounts: true,
      ...userTraits(false),
      flags: { 'shared-access': true, 'fido-authentication': false },
    })
    expect(await api.call(getActiveUser)).toEqual({
      userId: 'C-30003',
      userName: 'Rose Lin',
      hasAccounts: true,
      ...userTraits(false),
    })
  })

  it('shown have an id that no header may carry: they may be somebody else', () => {
    const shown = { userId: 'C-30003', userName: 'Rose Lin', hasAccounts: true, ...userTraits(false) }
    const { userId } = getActiveUser.answer.parse(shown)
    // @ts-expect-error the id of the user shown is no UserId
    const asUser: Partial<ApiSettings> = { userId }
    // @ts-expect-error and no ClientId
    const asClient: Partial<ApiSettings> = { clientId: userId }
    expect([asUser, asClient]).toEqual([{ userId: 'C-30003' }, { clientId: 'C-30003' }])
  })

  it('are asked for, with portfolios, flags, parameters and content, on one path each [R-API-18]', async () => {
    const { as, read, journal } = overSandbox()
    const api = as(people.ben)
    await api.call(getLoggedInUser)
    await read(accountsQuery(api))
    await read(flagsQuery(api))
    await read(parametersQuery(api))
    await read(learnQuery(api))
    expect(journal.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/user',
      'GET /api/portfolios',
      'GET /api/featureflags',
      'GET /api/userparameters',
      'GET /api/content/learn',
    ])
  })

  it('have flags by name, on or off [R-ENT-22]', async () => {
    const { as, read } = overSandbox()
    expect(await read(flagsQuery(as(people.ben)))).toEqual({
      'shared-access': true,
      'fido-authentication': false,
      'disclosure-document': true,
      'expression-of-wish': true,
      'retirement-planner': true,
      'retirement-health-check': true,
    })
  })
})

describe('a company account', () => {
  it('is opened with the corporate account and gives the new client id [R-API-07] [R-API-08] [R-ENT-18]', async () => {
    const { as, journal } = overSandbox()
    const account = {
      companyName: 'Hart Holdings Ltd',
      companyNumber: '01234567',
      registeredAddress: { line1: '1 High Street', line2: '', town: 'Leeds', postcode: 'LS1 1AA' },
      people: [{ name: 'Amelia Hart', role: 'Director' as const }],
      legalEntityIdentifier: '',
      bank: { accountName: 'Hart Holdings', sortCode: '089999', accountNumber: '66374958' },
      sourceOfWealth: 'Trading profits',
    }
    expect(await as(people.amelia).call(openCorporateAccount, { body: account, key: 'key-1' })).toEqual({
      clientId: 'C-40001',
    })
    expect(journal[0]).toMatchObject({ method: 'POST', path: '/api/clients', body: account })
  })
})

describe('tax year information', () => {
  it('is asked without a year for the current one [R-TAX-04] [R-API-14] [R-ENT-16]', async () => {
    const { as, read, journal } = overSandbox()
    expect(await read(taxYearInfoQuery(as(people.amelia)))).toMatchObject({
      year: 2026,
      label: '2026/27',
      startsOn: '2026-04-06',
      endsOn: '2027-04-05',
      isaAllowancePence: 20_000_00,
    })
    expect(journal[0]).toMatchObject({ path: '/api/taxyearinfo', search: '' })
  })

  it('is asked with the year for another one [R-TAX-05] [R-API-14]', async () => {
    const { as, read, journal } = overSandbox()
    expect(await read(taxYearInfoQuery(as(people.amelia), 2027))).toMatchObject({ label: '2027/28' })
    expect(journal[0]!.search).toBe('?year=2027')
  })
})

describe('allowances', () => {
  const allowanceOf = (id: string, type: string) => {
    const { as, read } = overSandbox()
    return read(allowanceQuery(as(people.ben), { id, type }))
  }

  it('come from their own fields for an ISA and a junior ISA [R-API-15] [R-ISA-05] [R-ISA-06] [R-ISA-07]', async () => {
    const isa = await allowanceOf('A-U-20003-1', 'ISA')
    const jisa = await allowanceOf('A-U-20003-2', 'JISA')
    expect(isa.allowancePence).toBeLessThan(20_000_00)
    expect(isa.allowancePence).toBeGreaterThan(10_000_00)
    // Kofi: eight collections of £150 from April to November.
    expect(jisa).toEqual({
      state: 'loaded',
      allowancePence: 7_800_00,
      collectionsPence: 750_00,
      usedPence: 1_200_00,
      plannedPence: 750_00,
      freePence: 7_050_00,
      subscriptionStatus: 'Subscribed',
    })
  })

  it('fail by status on one account and by success false on another', async () => {
    const { as, read } = overSandbox()
    const api = as(people.noor)
    await expect(read(allowanceQuery(api, { id: 'A-U-20015-1', type: 'ISA' }))).rejects.toMatchObject({
      status: 500,
    })
    await expect(read(allowanceQuery(api, { id: 'A-U-20015-2', type: 'ISA' }))).rejects.toThrow(
      'answered without success',
    )
  })

  it('follow the declaration, sent by account number [R-API-16] [R-ENT-15]', async () => {
    const { as, read, journal } = overSandbox()
    const api = as(people.amelia)
    const account = { id: 'A-U-20002-1', type: 'ISA' }
    const before = await read(allowanceQuery(api, account))
    await api.call(declareIsa, {
      body: { accountNumber: 'NP2000201', subscriptionStatus: 'Subscribed' },
    })
    const after = await read(allowanceQuery(api, account))
    expect([before.subscriptionStatus, after.subscriptionStatus]).toEqual(['NotSubscribed', 'Subscribed'])
    expect(journal[1]).toMatchObject({
      method: 'PUT',
      path: '/api/portfolios/isasubscriptionstatus',
      body: { accountNumber: 'NP2000201', subscriptionStatus: 'Subscribed' },
    })
  })
})

describe('preferences', () => {
  it('are the defaults when none are stored [R-PREF-01] [R-API-17] [R-ENT-12]', async () => {
    const { as, read, journal } = overSandbox()
    expect(await read(preferencesQuery(as(people.amelia)))).toEqual({
      isFirstVisit: false,
      isFirstVisitToMyAccounts: true,
      isFirstVisitToPaymentsAndTransfers: true,
      hasDismissedPerformanceComparatorsModal: false,
    })
    expect(journal[0]!.path).toBe('/api/uiuserprefs')
  })

  it.each([
    ['isFirstVisit', 'isfirstvisit'],
    ['isFirstVisitToMyAccounts', 'isfirstvisittomyaccounts'],
    ['isFirstVisitToPaymentsAndTransfers', 'isfirstvisittopayments'],
  ] as const)('clear and reset %s at %s [R-PREF-06..11]', async (which, segment) => {
    const { as, read, journal } = overSandbox()
    const api = as(people.amelia)
    await api.call(resetFirstVisit[which])
    expect((await read(preferencesQuery(api)))[which]).toBe(true)
    await api.call(clearFirstVisit[which])
    expect((await read(preferencesQuery(api)))[which]).toBe(false)
    expect(
      journal.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    ).toEqual([`POST /api/uiuserprefs/${segment}`, `DELETE /api/uiuserprefs/${segment}`])
  })

  it('remember that the comparators modal was dismissed [R-PREF-12]', async () => {
    const { as, read, journal } = overSandbox()
    const api = as(people.ben)
    await api.call(setComparatorsDismissed, { params: { value: 'true' } })
    expect((await read(preferencesQuery(api))).hasDismissedPerformanceComparatorsModal).toBe(true)
    expect(journal[0]).toMatchObject({
      method: 'PUT',
      path: '/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/true',
    })
  })
})

describe('Learn content', () => {
  it('is asked with page size 200, sorted by sortOrder [R-LEARN-01] [R-LEARN-02]', async () => {
    const { as, read, journal } = overSandbox()
    const { categories } = await read(learnQuery(as(people.amelia)))
    expect(journal[0]).toMatchObject({ path: '/api/content/learn', search: '?pageSize=200&sort=sortOrder' })
    expect(categories.map(({ name }) => name)).toEqual([
      'Investing',
      'Retirement',
      'Tax',
      'Family',
      'Archive',
    ])
  })

  it('has guides, and categories with children and a hide property [R-LEARN-03] [R-LEARN-04] [R-ENT-19] [R-ENT-20]', async () => {
    const { as, read } = overSandbox()
    const { homeGuides, categories } = await read(learnQuery(as(people.amelia)))
    expect(homeGuides.map(({ name }) => name)).toEqual([
      'First steps',
      'Pension guide',
      'ISA guide',
      'Staying safe',
    ])
    expect(categories[0]!.children.map(({ name }) => name)).toEqual(['Risk', 'Returns', 'Costs'])
    expect(categories[0]!.children[0]!.children[0]).toMatchObject({
      routePath: 'explore/investing/risk/market-falls',
      properties: { title: 'When markets fall' },
    })
    expect(
      categories.filter(({ properties }) => properties.hideInNavigation).map(({ name }) => name),
    ).toEqual(['Archive'])
  })

  it('has a page behind every item', async () => {
    const { as, read } = overSandbox()
    const api = as(people.amelia)
    const { homeGuides, categories } = await read(learnQuery(api))
    const flat = (items: LearnItem[]): LearnItem[] => items.flatMap((item) => [item, ...flat(item.children)])
    for (const item of flat([...homeGuides, ...categories])) {
      const page = await read(learnPageQuery(api, item.routePath))
      expect(page.title).toBe(item.properties.title)
      expect(page.blocks.length).toBeGreaterThan(0)
      expect(page.sources.length).toBeGreaterThan(0)
    }
    await expect(read(learnPageQuery(api, 'explore/nothing'))).rejects.toMatchObject({ status: 404 })
  })
})

describe('accounts and documents', () => {
  it('have id, type and base currency [R-ENT-17]', async () => {
    const { as, read } = overSandbox()
    const { accounts } = await read(accountsQuery(as(people.ben)))
    expect(accounts.map(({ id, type, baseCurrency }) => [id, type, baseCurrency])).toEqual([
      ['A-U-20003-1', 'ISA', 'GBP'],
      ['A-U-20003-2', 'JISA', 'GBP'],
      ['A-U-20003-3', 'JISA', 'GBP'],
      ['A-U-20003-4', 'ISA', 'EUR'],
      ['A-U-20003-5', 'GIA', 'USD'],
    ])
  })

  it('download as real PDF files of the size listed', async () => {
    const { as, read } = overSandbox()
    const api = as(people.amelia)
    const [first] = await read(documentsQuery(api))
    const { bytes, contentType, fileName } = await fetchFile(api, downloadDocument, { id: first!.id })
    expect(fileName).toMatch(/\.pdf$/)
    const [listed, other] = await read({ ...documentsQuery(api), staleTime: 0 })
    expect([contentType, bytes.length]).toEqual(['application/pdf', listed!.sizeBytes])
    // The file of another has not been made yet.
    expect([first!.sizeBytes, other!.sizeBytes]).toEqual([null, null])
    expect(new TextDecoder().decode(bytes).startsWith('%PDF-1.7')).toBe(true)
  })
})
