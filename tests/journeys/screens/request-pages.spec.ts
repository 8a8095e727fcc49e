// Pages of requests by keyboard alone: begun, left and continued, sent although the connection fails once, followed and taken back.
import type { Page } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'
import { fillIn, isSeen, press, type Typed } from '../../support/request-keys.ts'

interface Asked {
  title: string
  name: string
  /** What follows, as the page says it where the answers are checked. */
  follows: string
  send: string
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
    follows: 'We make it and put it among your documents.',
    send: 'Ask for this letter',
    missing: 'Choose what you need',
    typed: {
      letter: 'A paper in large print, Braille or audio',
      paper: 'Valuation of 5 April',
      form: 'Braille',
    },
    reads: [
      ['Letter', 'A paper in large print, Braille or audio'],
      ['Paper', 'Valuation of 5 April'],
      ['Form', 'Braille'],
      ['All papers from now on', 'Yes'],
      ['It has to say', 'As I told you on the phone.'],
    ],
  },
  'close-an-account': {
    title: 'Close an account',
    name: 'Closing an account',
    follows: 'We check that nothing is on its way, sell, pay you, and send a closing statement',
    send: 'Ask to close this account',
    missing: 'Choose the account to close',
    typed: { 'is-new': 'No', reason: 'I am moving to another provider' },
    reads: [
      ['Account', /\w/],
      ['Opened in the past 30 days', 'No'],
      ['Reason', 'I am moving to another provider'],
      ['Transfer asked for', 'Yes'],
    ],
  },
  'make-a-complaint': {
    title: 'Make a complaint',
    name: 'Complaint',
    follows: 'You get our final answer within eight weeks.',
    send: 'Send this complaint',
    missing: 'Choose what it is about',
    reads: [
      ['About', 'A payment or a transfer'],
      ['It happened on', '11 November 2026'],
      ['What happened', 'As I told you on the phone.'],
      ['Lost money', 'Yes'],
      ['Amount lost', '£1,500.00'],
      ['What would put it right', 'As I told you on the phone.'],
    ],
  },
} satisfies Record<string, Asked>

type Name = keyof typeof pages

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const linkTo = (page: Page, name: Name) =>
  main(page).getByRole('link', { name: pages[name].title, exact: true })
const sent = (page: Page) => page.getByRole('region', { name: 'What you have asked for' })

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

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
  await portal.isAccessible()
  await fits(page)
}

/** Leaves for the page of requests, comes back and goes on with what is kept. */
async function leaveAndContinue(portal: Portal, name: Name) {
  const { page } = portal
  await portal.follow('/myaccount/requests')
  await press(page, linkTo(page, name))
  const unsent = page.getByRole('region', { name: 'Not sent' })
  await expect(unsent).toContainText(`${pages[name].name}, not sent.`)
  await press(page, unsent.getByRole('button', { name: 'Continue' }))
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
async function send(portal: Portal, name: Name, isOffline: boolean) {
  const { page, sandbox } = portal
  const path = `/api/service-requests/${name}`
  const { send: label } = pages[name]
  if (isOffline) {
    await page.context().setOffline(true)
    await press(page, button(page, label))
    await expect(main(page).getByRole('alert')).toContainText('We don’t know whether it arrived.')
    await expect(main(page)).toContainText('We never carry it out twice.')
    await page.context().setOffline(false)
  }
  await press(page, button(page, label))
  await isSeen(heading(page, 'Your request is sent'))
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

const walks: { width: 390 | 1280; asks: { name: Name; isOffline?: true; isLeft?: true }[] }[] = [
  { width: 390, asks: [{ name: 'make-a-complaint', isOffline: true }] },
  {
    width: 1280,
    asks: [
      { name: 'ask-for-a-letter', isLeft: true },
      { name: 'close-an-account', isLeft: true },
    ],
  },
]

test.describe('An attorney', () => {
  for (const { width, asks } of walks) {
    const titles = asks.map(({ name }) => `“${pages[name].title}”`).join(' and ')
    test(`fills in, sends, follows and takes back ${titles} by keyboard, ${width} px wide`, async ({
      page,
      portal,
    }) => {
      portal.expectedMistakes = [/Failed to load/]
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await portal.hasSwitched('U-20012', { kind: 'client', id: 'C-30011' })
      await portal.signIn('multiple-access', '/myaccount/requests')
      await portal.goOn()
      for (const { name, isOffline, isLeft } of asks) {
        await begin(portal, name)
        if (isLeft) await leaveAndContinue(portal, name)
        await check(portal, name)
        await send(portal, name, isOffline === true)
        await followAndTakeBack(portal, name)
      }
    })
  }
})
