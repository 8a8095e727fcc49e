// Looks at every state the document ever has, from inside the page: is somebody's data in it who is not shown?
import type { BrowserContext, Page } from '@playwright/test'
import type { Marks } from './marks.ts'

export interface WrongFrame {
  /** The text that gave it away, and whose it is. */
  mark: string
  of: string
  /** Who was signed in, and whose account the page said it shows. */
  signedIn: string | null
  shown: string[]
  path: string
}

declare global {
  interface Window {
    reportFrames: (report: { looked: number; wrong: WrongFrame[] }) => Promise<void>
    lookNow: () => WrongFrame[]
  }
}

export interface Frames {
  looked: number
  wrong: WrongFrame[]
}

/** Watches every page of this browser from its first frame on. */
export async function watchFrames(context: BrowserContext, marks: Marks): Promise<Frames> {
  const frames: Frames = { looked: 0, wrong: [] }
  await context.exposeBinding('reportFrames', (_source, report: Frames) => {
    frames.looked += report.looked
    frames.wrong.push(...report.wrong)
  })
  await context.addInitScript(watch, marks)
  return frames
}

/** What is wrong in this page now; nothing while it is being replaced. */
export async function lookAt(page: Page): Promise<WrongFrame[]> {
  try {
    return await page.evaluate(() => window.lookNow?.() ?? [])
  } catch {
    return []
  }
}

/**
 * Runs in the page. Two rules. Data (amounts, names of accounts, their numbers) is of the person whose account the
 * banner names; without a banner of the signed-in person, or of the account they last switched to. Names are of people
 * whom the signed-in person knows: themselves, their grants, their invitations. Nobody signed in: neither.
 */
function watch(marks: Marks): void {
  if (location.origin !== marks.portal) return
  const either = (texts: string[]) =>
    texts
      .toSorted((a, b) => b.length - a.length)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')
  const accountNames = Object.keys(marks.data).filter((text) => !/^\D{0,3}\d/.test(text))
  const worded = new RegExp(`\\b(?:${either([...accountNames, ...Object.keys(marks.names)])})\\b`, 'g')
  const amounts = /(?:£|us\$|€)\d[\d,]*(?:\.\d\d)?/g
  const references = /\b(?:np|[a-z]{1,3}-[a-z]-)(\d{5})(?:\d\d\b|-)/g

  const signedIn = () => {
    for (const [key, value] of Object.entries(sessionStorage)) {
      if (!key.startsWith('oidc.user:')) continue
      const { profile } = JSON.parse(value) as { profile: { sub: string } }
      return marks.walkers[profile.sub]
    }
    return undefined
  }
  const shownOf = (walker: { userId: string; granted: string[] }): string[] => {
    const banner = document.querySelector('section[aria-label="Whose account this is"]')?.textContent ?? ''
    const named =
      /You are (?:acting for|viewing the account of) (.+?)(?:What you can do)?(?:Change account)?$/.exec(
        banner,
      )?.[1]
    if (named !== undefined) return [marks.names[named.trim().toLowerCase()] ?? `nobody called ${named}`]
    if (banner !== '') return [walker.userId]
    const stored = localStorage.getItem(`portal.switched-grant.${walker.userId}`)
    const { id } = JSON.parse(stored ?? '{}') as { id?: string }
    return [walker.userId, ...walker.granted.filter((each) => each === id)]
  }

  const look = (): WrongFrame[] => {
    if (!document.body) return []
    const text = `${document.title} ${document.body.outerHTML}`.toLowerCase().replaceAll('&amp;', '&')
    const walker = signedIn()
    const shown = walker ? shownOf(walker) : []
    const knows = walker?.knows ?? []
    const wrong = new Map<string, { mark: string; of: string }>()
    const judge = (mark: string, of: string | undefined, allowed: string[]) => {
      if (of !== undefined && !allowed.includes(of)) wrong.set(mark, { mark, of })
    }
    for (const [mark] of text.matchAll(worded))
      judge(mark, marks.data[mark] ?? marks.names[mark], mark in marks.data ? shown : knows)
    for (const [mark] of text.matchAll(amounts)) judge(mark, marks.data[mark], shown)
    for (const [mark, digits = ''] of text.matchAll(references)) judge(mark, marks.digits[digits], shown)
    const path = location.pathname
    return [...wrong.values()].map((each) => ({ ...each, signedIn: walker?.userId ?? null, shown, path }))
  }

  let looked = 0
  let reported = 0
  const seen = new Set<string>()
  const lookAndReport = () => {
    looked++
    const wrong = look().filter((each) => {
      const key = JSON.stringify(each)
      return !seen.has(key) && seen.add(key)
    })
    if (wrong.length === 0 && looked - reported < 10) return
    void window.reportFrames({ looked: looked - reported, wrong })
    reported = looked
  }
  window.lookNow = look
  new MutationObserver(lookAndReport).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}
