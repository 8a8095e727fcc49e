// Five tabs of one person, two of them duplicates: what journeys about renewals share.
import type { Page } from '@playwright/test'
import { titleOf } from './expected-view.ts'
import { expect, type Portal } from './journey.ts'

const accessTokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? ''
    return /"access_token":"([^"]+)"/.exec(sessionStorage.getItem(key) ?? '')?.[1] ?? 'none'
  })

export const isLost = async (page: Page) =>
  (await page.getByRole('heading', { level: 1, name: titleOf('signed-out') }).count()) > 0 ||
  (await page.getByText('We were unable to continue your session').count()) > 0

/** The browser's "Duplicate tab": a copy of sessionStorage, tokens included. */
export async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await copy.getByRole('heading', { level: 1 }).waitFor()
  return copy
}

/** Signs in and opens five tabs; the last two are duplicates of the first. */
export async function openFiveTabs(portal: Portal): Promise<Page[]> {
  const { page } = portal
  await portal.signIn('client', '/myaccount/documents')
  const tabs: Page[] = [page]
  for (const path of ['/myaccount/messages', '/myaccount/documents']) {
    const tab = await page.context().newPage()
    await portal.on(tab).signIn('client', path)
    tabs.push(tab)
  }
  tabs.push(await duplicate(tabs[0]!), await duplicate(tabs[1]!))
  return tabs
}

/** The access token of each tab now. */
export const tokensOf = (tabs: readonly Page[]): Promise<string[]> => Promise.all(tabs.map(accessTokenOf))

/** Waits until no tab has the token that it had before. */
export const haveNewTokens = (tabs: readonly Page[], before: readonly string[]): Promise<void> =>
  expect.poll(async () => (await tokensOf(tabs)).filter((token, at) => token === before[at]).length).toBe(0)
