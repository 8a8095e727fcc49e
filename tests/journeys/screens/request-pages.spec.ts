// Every page of requests, by keyboard alone, each by one of the people who may open it: begun, left and continued, sent although
// the call fails once, followed and taken back.
import type { Page } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'
import { fillIn, isSeen, press, type Typed } from '../../support/request-keys.ts'

interface Asked {
  title: string
  name: string
  /** What follows, as the page says it where the answers are checked. */
  follows: string
  send: string
  /** The heading in place of the form once it is sent. */
  sent: string
  typed?: Typed
  /** The first error where nothing is filled in. */
  missing: string
  /** What was sent, as it is read again. */
  reads: [string, string | RegExp][]
}

const pages = {
  'ask-for-a-letter': {
    title: 'Ask for a letter',
    name: 'Letter about your accounts',
    follows: 'You have it in your documents,',
    send: 'Ask for this letter',
    sent: 'We are preparing it for you',
    missing: 'Choose what you need',
    typed: {
      letter: 'A document in large print, Braille or audio',
      paper: 'Valuation of 5 April',
      form: 'Braille',
    },
    reads: [
      ['Letter', 'A document in large print, Braille or audio'],
      ['Document', 'Valuation of 5 April'],
      ['Form', 'Braille'],
      ['All documents from now on', 'Yes'],
      ['To include', 'As I told you on the phone.'],
    ],
  },
  'close-an-account': {
    title: 'Close an account',
    name: 'Closing an account',
    follows: 'We check that no payment is on the way, and end regular payments.',
    send: 'Ask to close this account',
    sent: 'We have your request to close it',
    missing: 'Choose the account to close',
    typed: { 'is-new': 'No', reason: 'I am moving to another provider' },
    reads: [
      ['Account', /\w/],
      ['Paid to', 'Account ending 4958'],
      ['Opened in the last 30 days', 'No'],
      ['Reason', 'I am moving to another provider'],
      ['Transfer asked for', 'Yes'],
    ],
  },
  'correct-your-details': {
    title: 'Correct your details',
    name: 'Correction of your name or date of birth',
    follows: 'We change your details and write to you.',
    send: 'Ask for the correction',
    sent: 'We are checking your documents',
    missing: 'Tell us what has changed',
    typed: { reason: 'I have married' },
    reads: [
      ['Correct details', 'Ruth Hart, born 31 March 1980'],
      ['What has changed', 'I have married'],
      ['Documents', /^paper\.pdf/],
    ],
  },
  'joint-account': {
    title: 'Ask for a joint account',
    name: 'Joint account',
    follows: 'We write to both of you:',
    send: 'Ask for a joint account',
    sent: 'We have your request for a joint account',
    missing: 'Enter their name',
    typed: {
      'is-client': 'No',
      'other-email': 'ruth@example.com',
      'are-married': 'No',
      share: 'Less than half',
    },
    reads: [
      ['Other owner', 'Ruth Hart, born 31 March 1980'],
      ['Has an account with us', 'No'],
      ['Their email', 'ruth@example.com'],
      ['Their address', '4 Elm Row, Leeds, LS1 4AP'],
      ['Married or civil partners', 'No'],
      ['Your share', 'Less than half'],
      ['First money', 'A bank account'],
      ['About how much', '£1,500.00'],
    ],
  },
  'make-a-complaint': {
    title: 'Make a complaint',
    name: 'Complaint',
    follows: 'You get our final answer.',
    send: 'Send this complaint',
    sent: 'We have your complaint',
    missing: 'Choose what it is about',
    reads: [
      ['About', 'A payment or a transfer'],
      ['It happened on', '11 November 2026'],
      ['What happened', 'As I told you on the phone.'],
      ['Lost money', 'Yes'],
      ['Amount lost', '£1,500.00'],
      ['You would like us to', 'As I told you on the phone.'],
      ['Phone', /^07700 900\d{3}$/],
    ],
  },
  'power-of-attorney': {
    title: 'Register a power of attorney',
    name: 'Power of attorney',
    follows: 'We check it with the office that registered it',
    send: 'Register this power of attorney',
    sent: 'We are checking your power of attorney',
    missing: 'Choose where it was made',
    typed: { 'access-code': 'V-1234-5678-9012', others: 'Tom Hart', act: 'Jointly: always all of them' },
    reads: [
      ['Made in', 'England or Wales'],
      ['Kind', 'Lasting power of attorney for property and financial affairs'],
      ['Access code', 'V-1234-5678-9012'],
      ['The document', /^paper\.pdf/],
      ['Registered', 'Yes'],
      ['Attorney', 'Ruth Hart'],
      ['Other attorneys', 'Yes'],
      ['Names of the others', 'Tom Hart'],
      ['They act', 'Jointly: always all of them'],
      ['Restrictions', 'As I told you on the phone.'],
      ['You declare', /^I chose these attorneys myself/],
    ],
  },
  'tell-us-someone-has-died': {
    title: 'Tell us that someone has died',
    name: 'Death of a client',
    follows: 'One person takes charge of it for you.',
    send: 'Send',
    sent: 'We will be in touch',
    missing: 'Enter their name',
    typed: { 'is-executor': 'No', 'executor-name': 'Tom Hart', first: 'Paying for the funeral' },
    reads: [
      ['Name', 'Ruth Hart'],
      ['Died on', '11 November 2026'],
      ['Known by', 'Ruth Hart'],
      ['Relationship', 'Husband, wife or civil partner'],
      ['Executor', 'No'],
      ['Looks after the estate', 'Tom Hart'],
      ['Urgent', 'Paying for the funeral'],
      ['Papers', /^paper\.pdf/],
      ['You also told us', 'As I told you on the phone.'],
    ],
  },
} satisfies Record<string, Asked>

type Name = keyof typeof pages

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const linkTo = (page: Page, name: Name) => {
  const { title }: Asked = pages[name]
  return main(page).getByRole('link', { name: title, exact: true })
}
const sent = (page: Page) => page.getByRole('region', { name: 'Your requests' })

/** Nothing lies beside the page, wide or narrow. Ends narrow. */
async function fits(page: Page) {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(beside).toBeLessThanOrEqual(0)
  }
}

/** From the page of requests to the answers that are ready to be sent. */
async function begin(portal: Portal, name: Name) {
  const { page } = portal
  const { title, missing, typed }: Asked = pages[name]
  await press(page, linkTo(page, name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await press(page, button(page, 'Continue'))
  await isSeen(page.getByRole('alert').first())
  await expect(page.getByRole('alert').first()).toContainText(missing)
  await fillIn(page, name, typed)
  await expect(page.getByRole('status').filter({ hasText: 'Your answers are saved.' })).toBeVisible()
  await fits(page)
}

/** Leaves for the page of requests, comes back and goes on with what is kept. */
async function leaveAndContinue(portal: Portal, name: Name) {
  const { page } = portal
  await portal.follow('/myaccount/requests')
  await press(page, linkTo(page, name))
  const unsent = page.getByRole('region', { name: 'Not sent' })
  await expect(unsent).toContainText(`${pages[name].name}, not sent.`)
  await press(page, unsent.getByRole('button', { name: 'Finish it' }))
}

/** Goes on to the answers, back to the questions with the browser, and on again. */
async function check({ page }: Portal, name: Name) {
  const checked = heading(page, 'Check your answers')
  await press(page, button(page, 'Continue'))
  await isSeen(checked)
  await page.goBack()
  await press(page, button(page, 'Continue'))
  await isSeen(checked)
  await expect(main(page)).toContainText(pages[name].follows)
  await fits(page)
}

/** Sends it: first in vain, then once. */
async function send(portal: Portal, name: Name, failure: 'busy' | 'offline' | undefined) {
  const { page, sandbox } = portal
  const path = `/api/service-requests/${name}`
  const { send: label } = pages[name]
  if (failure === 'busy') await sandbox.faults([{ method: 'POST', path, status: 503, times: 1 }])
  if (failure === 'offline') await page.context().setOffline(true)
  if (failure) {
    await press(page, button(page, label))
    await expect(main(page).getByRole('alert')).toContainText('We don’t know whether it arrived.')
    await expect(main(page)).toContainText('We never carry it out twice.')
    await page.context().setOffline(false)
  }
  await press(page, button(page, label))
  await isSeen(heading(page, pages[name].sent))
  const posts = await sandbox.journal({ path, method: 'POST' })
  expect(posts.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1)
}

/** Finds it on the page of requests with what was sent, and takes it back on second thoughts. */
async function followAndTakeBack(portal: Portal, name: Name) {
  const { page } = portal
  await portal.follow('/myaccount/requests')
  const row = sent(page).getByRole('button', { name: new RegExp(`^${pages[name].name}, R-`) })
  await expect(row).toContainText('Received')
  await press(page, row)
  const takeBack = sent(page).getByRole('button', { name: 'Take it back' })
  await expect(takeBack).toBeVisible()
  const reads: [string, string | RegExp][] = [
    ['Sent', /, by /],
    ['Expect it by', / 202\d$/],
    ...pages[name].reads,
  ]
  await expect(sent(page).getByRole('term')).toHaveText(reads.map(([label]) => label))
  await expect(sent(page).getByRole('definition')).toHaveText(reads.map(([, value]) => value))
  await fits(page)
  await press(page, takeBack)
  const dialog = page.getByRole('dialog', { name: 'Take it back?' })
  await press(page, dialog.getByRole('button', { name: 'Keep it' }))
  await isSeen(takeBack)
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Take it back' }))
  await expect(row).toContainText('Taken back')
  await expect(takeBack).toHaveCount(0)
  await expect(sent(page).locator(':focus')).toContainText('Sent')
  await page.keyboard.press('Escape')
  await isSeen(row)
  await expect(row).toHaveAttribute('aria-expanded', 'false')
}

interface Ask {
  name: Name
  failure?: 'busy' | 'offline'
  isLeft?: true
  /** Axe looks at the form as it is filled in: these two have nearly every kind of question between them. */
  isLookedAt?: true
}

async function asksFor(portal: Portal, asks: readonly Ask[]) {
  portal.expectedMistakes = [/Failed to load/]
  for (const { name, failure, isLeft, isLookedAt } of asks)
    await test.step(`asks on “${pages[name].title}”, follows it and takes it back`, async () => {
      await begin(portal, name)
      if (isLookedAt) await portal.isAccessible()
      if (isLeft) await leaveAndContinue(portal, name)
      await check(portal, name)
      await send(portal, name, failure)
      await followAndTakeBack(portal, name)
    })
}

test.use({ viewport: { width: 390, height: 900 } })

test.describe('A client in the installed app', () => {
  test('asks for a joint account, registers a power of attorney and tells of a death by keyboard', async ({
    portal,
  }) => {
    await portal.install()
    await portal.signIn('client-pwa', '/myaccount/requests')
    await asksFor(portal, [
      { name: 'joint-account', failure: 'busy', isLookedAt: true },
      { name: 'power-of-attorney', failure: 'offline', isLookedAt: true },
      { name: 'tell-us-someone-has-died', isLeft: true },
    ])
  })
})

test.describe('An attorney', () => {
  test('asks for a letter and closes an account of the donor by keyboard', async ({ portal }) => {
    await portal.hasSwitched('U-20012', { kind: 'client', id: 'C-30011' })
    await portal.signIn('multiple-access', '/myaccount/requests')
    await portal.goOn()
    await asksFor(portal, [
      { name: 'ask-for-a-letter', isLeft: true },
      { name: 'close-an-account', failure: 'offline' },
    ])
  })
})

test.describe('A registered person', () => {
  test('corrects a name and complains by keyboard', async ({ portal }) => {
    await portal.signIn('registered', '/myaccount/requests')
    await asksFor(portal, [
      { name: 'correct-your-details', failure: 'busy' },
      { name: 'make-a-complaint', isLeft: true },
    ])
  })
})
