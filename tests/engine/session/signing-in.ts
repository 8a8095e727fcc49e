// Signs somebody in through the sandbox's own pages, from a session to a session.
import type { Sandbox } from '#sandbox/server.ts'
import { TestBrowser } from '../../sandbox/sandbox-client.ts'
import type { TestTab } from './page.ts'

/** Follows the tab's last departure to the provider, as this person, and gives the address it comes back to. */
export async function comeBack(tab: TestTab, browser: TestBrowser, persona: string): Promise<URL> {
  const page = await browser.visit(tab.visited.at(-1) ?? '')
  const isBack = !page.url.startsWith(browser.sandbox.url)
  return new URL((isBack ? page : await browser.visit(page.url, { persona })).url)
}

/** A tab in which this person has signed in and started. */
export async function signInAs(tab: TestTab, sandbox: Sandbox, persona: string): Promise<TestBrowser> {
  const browser = new TestBrowser(sandbox)
  await tab.session.start()
  await tab.session.signIn('/myaccount')
  const back = await comeBack(tab, browser, persona)
  tab.load()
  const outcome = await tab.session.completeSignIn(back)
  if ('failed' in outcome) throw new Error(tab.reported.join('; '))
  await tab.session.start()
  return browser
}
