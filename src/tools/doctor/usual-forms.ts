// Fills in a provider's pages as a person would: name, password, consent, and the question at a sign-out.
import type { Page } from 'playwright'

export interface Credentials {
  user: string
  password: string
}

/** How long one page of a provider may take, in ms. */
export const PAGE_MS = 8_000

/** What stands on buttons that lead on, the more decided words first; never what leads back. */
const GRANTING = /^(grant|allow|accept|agree|approve|authori[sz]e|consent|yes)\b/i
const LEADING_ON = /^(continue|next|proceed|sign in|log in|ok|submit)\b/i
const LEAVING = /^(log ?out|sign ?out|end session|yes|accept|confirm|ok)\b/i
const LEADING_BACK = /\b(cancel|deny|decline|reject|refuse|back|stay|no|log ?out|sign ?out|forgot\w*|help)\b/i

/**
 * Fills in the usual forms: name and password on one page or on two, then a consent, each a page of its own or another look of
 * the same one. The password is sent once: more would lock people out.
 */
export async function fillIn(page: Page, { user, password }: Credentials, done: AbortSignal): Promise<never> {
  const name = page
    .locator('input[type=email]:visible, input[type=text]:visible, input:not([type]):visible')
    .first()
  const secret = page.locator('input[type=password]:visible').first()
  let isSent = false
  /** How the page looked at the last step, and when that was. */
  let [before, at] = ['', Date.now()]
  const step = async (): Promise<boolean> => {
    if (await secret.isVisible()) {
      if (isSent)
        throw new Error(`the provider asks for the password again at ${await where(page)}: is it right?`)
      if (await name.isVisible()) await name.fill(user)
      await secret.fill(password)
      await secret.press('Enter')
      isSent = true
      return true
    }
    if (!isSent && (await name.isVisible())) {
      await name.fill(user)
      await name.press('Enter')
      return true
    }
    for (const box of await page.locator('input[type=checkbox]:visible:enabled').all()) await box.check()
    return press(page, GRANTING, LEADING_ON)
  }
  while (Date.now() - at < PAGE_MS) {
    const now = await look(page)
    // What stands there from then on is the portal's.
    if (done.aborted) return new Promise<never>(() => {})
    if (now !== before && (await step())) [before, at] = [now, Date.now()]
    else await page.waitForTimeout(100)
  }
  throw new Error(
    (await secret.isVisible())
      ? `the provider asks for the password again at ${await where(page)}: is it right?`
      : `the forms of the provider are not the usual ones at ${await where(page)}. Leave out --user, and sign in by hand`,
  )
}

const buttons = (page: Page) => page.locator('button:visible:enabled, input[type=submit]:visible:enabled')

/** Presses the first button with the first of these words that any has, else one that sends a form. Was there one? */
async function press(page: Page, ...words: RegExp[]): Promise<boolean> {
  const all = await named(page).catch(() => [])
  const isLeaving = words.includes(LEAVING)
  const leadingOn = all.filter(({ text }) => isLeaving || !LEADING_BACK.test(text))
  const chosen =
    words.map((word) => leadingOn.find(({ text }) => word.test(text))).find((found) => found !== undefined) ??
    (isLeaving ? undefined : leadingOn.find(({ sends }) => sends))
  await chosen?.button.click().catch(() => undefined)
  return chosen !== undefined
}

const named = async (page: Page) =>
  Promise.all(
    (await buttons(page).all()).map(async (button) => ({
      button,
      ...(await button.evaluate((it: HTMLButtonElement) => ({
        text: (it.innerText || it.value).trim(),
        sends: it.type === 'submit',
      }))),
    })),
  )

/** The address, with what can be filled in and pressed: a page that only changes its look has the same address. */
const look = (page: Page): Promise<string> =>
  page
    .evaluate(
      () =>
        location.href +
        [...document.querySelectorAll<HTMLInputElement>('input, button')]
          .filter((it) => it.checkVisibility())
          .map((it) => `${it.type} ${it.name} ${it.innerText}`)
          .join(),
    )
    .catch(() => page.url())

/** The page without its parameters, and what it offers to press. */
export async function where(page: Page): Promise<string> {
  const { origin, pathname } = new URL(page.url())
  const texts = await buttons(page)
    .allInnerTexts()
    .catch(() => [])
  const offered = texts.flatMap((text) => (text.trim() === '' ? [] : [`“${text.trim()}”`]))
  return `${origin}${pathname}${offered.length === 0 ? '' : ` (${offered.join(', ')})`}`
}

/** Presses what ends the session, where a provider asks at a sign-out. */
export async function confirmLeaving(page: Page): Promise<void> {
  const until = Date.now() + PAGE_MS
  while (Date.now() < until && !(await press(page, LEAVING))) await page.waitForTimeout(100)
}
