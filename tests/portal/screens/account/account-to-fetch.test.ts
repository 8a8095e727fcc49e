// Which account is fetched before its page is drawn.
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { accountToFetch } from '#screens/account/frame/account-to-fetch.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'

const opened = (account: string) => ({
  url: new URL(`https://portal.example/myaccount/${account}/holdings`),
  params: { account },
  part: () => true,
})

describe('Before an account’s page is drawn', () => {
  it('the account of the address and the list of accounts are fetched', async () => {
    const { as, journal } = overSandbox()
    expect(accountToFetch(new QueryClient(), as(people.amelia), opened('A-U-20002-1'))).toBe('A-U-20002-1')
    await expect.poll(() => journal.map(({ path }) => path)).toEqual(['/api/portfolios'])
  })

  it('an account that is known not to be theirs is not asked for', async () => {
    const client = new QueryClient()
    const api = overSandbox().as(people.amelia)
    await client.fetchQuery(accountsQuery(api))
    expect(accountToFetch(client, api, opened('A-U-20003-1'))).toBeUndefined()
    expect(accountToFetch(client, api, opened('A-U-20002-2'))).toBe('A-U-20002-2')
  })
})
