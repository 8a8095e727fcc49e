// The pages of the provider: goes to them, fills in a usual form, and sees the browser come back. Where a person sits at the
// browser, it only waits.
import type { Page } from 'playwright'
import { confirmLeaving, fillIn, PAGE_MS, where, type Credentials } from './usual-forms.ts'

/** How long a person may take, how long a provider that signs in by itself. In ms. */
const PERSON_MS = 300_000
const UNATTENDED_MS = 30_000

/**
 * Goes to a page of the provider, and says with which parameters the browser comes back to the page `back`, whether or
 * not anything answers there. Throws with a sentence where it does not come back.
 */
export async function visit(
  page: Page,
  address: string,
  back: string,
  credentials: Credentials | undefined,
): Promise<string> {
  const isBack = comesTo(page, back, credentials ? UNATTENDED_MS : PERSON_MS)
  const done = new AbortController()
  void isBack.then(
    () => done.abort(),
    () => done.abort(),
  )
  void goTo(page, address)
  try {
    return await (credentials ? Promise.race([isBack, fillIn(page, credentials, done.signal)]) : isBack)
  } catch (error) {
    if (page.isClosed()) throw new Error('the browser was closed', { cause: error })
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
    const seconds = (credentials ? UNATTENDED_MS : PERSON_MS) / 1000
    throw new Error(`after ${seconds} s the browser is still at ${await where(page)}`, { cause: error })
  }
}

/** Begins a sign-out; is the browser back at this address at its end, after a provider's question too? */
export async function leave(
  page: Page,
  address: string,
  back: string,
  credentials: Credentials | undefined,
): Promise<boolean> {
  const isBack = comesTo(page, back, credentials ? PAGE_MS : PERSON_MS / 5)
  void goTo(page, address)
    .then(() => credentials && confirmLeaving(page))
    .catch(() => undefined)
  return isBack.then(
    () => true,
    () => false,
  )
}

/** The address under which the browser asks for this page, whatever parameters it has. */
async function comesTo(page: Page, address: string, timeout: number): Promise<string> {
  const isIt = (url: URL) => url.origin + url.pathname === address
  const isThere = page.waitForRequest(
    (request) => request.isNavigationRequest() && isIt(new URL(request.url())),
    { timeout },
  )
  isThere.catch(() => undefined)
  return (await isThere).url()
}

/**
 * Goes there. The way back may lead to a portal that does not run, which is no fault: the answer is in its address. A failure
 * of the page before may come late, and interrupt this one.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const error = await page.goto(address, { waitUntil: 'commit' }).then(
      () => undefined,
      (failure: unknown) => String(failure),
    )
    if (error?.includes('interrupted') !== true) return
  }
}
