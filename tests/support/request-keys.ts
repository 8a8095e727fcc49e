// A page of requests without a mouse: what its manifest asks is answered in the order of the page.
import { readFileSync } from 'node:fs'
import { fieldLabelOf, type RequestPage, type RequestQuestion } from '#base/requests/request-page.ts'
import { tabTo } from './inspector-keys.ts'
import { expect } from './journey.ts'
import type { Locator, Page } from '@playwright/test'

/** By question: what is typed, or the label of the choice that is made. Without one, the first choice or a text of the kind. */
export type Typed = Readonly<Record<string, string>>

type Condition = NonNullable<RequestQuestion['when']>

const texts: Partial<Record<RequestQuestion['kind'], string>> = {
  text: 'Ruth Hart',
  'long-text': 'As I told you on the phone.',
  money: '1500',
}

const parts = {
  date: { Day: '11', Month: '11', Year: '2026' },
  person: { 'Full name': 'Ruth Hart', Day: '31', Month: '3', Year: '1980' },
  address: { 'Address line 1': '4 Elm Row', 'Town or city': 'Leeds', Postcode: 'LS1 4AP' },
}

const paper = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(8_992)]),
}

/** Kinds with several fields. */
const grouped = new Set<RequestQuestion['kind']>([
  'choice',
  'choices',
  'yes-no',
  'date',
  'account',
  'bank-account',
  'person',
  'address',
])

const pageOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../config/pages/${name}.json`, import.meta.url), 'utf8')) as RequestPage

/** Of a condition of the manifest, by the ids of what was chosen. */
const isMet = (when: Condition, chosen: ReadonlyMap<string, string>): boolean =>
  Object.entries(when).every(([name, wanted]) => {
    if (name === 'not') return !isMet(wanted as Condition, chosen)
    if (name === 'anyOf') return (wanted as Condition[]).some((each) => isMet(each, chosen))
    if (name === 'allOf') return (wanted as Condition[]).every((each) => isMet(each, chosen))
    return [wanted].flat().includes(chosen.get(name) ?? '')
  })

/** Answers all that is asked, and finds nothing asked that no answer calls for. */
export async function fillIn(page: Page, name: string, typed: Typed = {}): Promise<void> {
  const chosen = new Map<string, string>()
  const whole = pageOf(name)
  for (const question of whole.steps.flatMap(({ questions }) => questions)) {
    const main = page.getByRole('main')
    const named = { name: fieldLabelOf(question, whole), exact: true }
    const field = grouped.has(question.kind)
      ? main.getByRole('group', named)
      : main.getByLabel(named.name, named)
    if (question.when && !isMet(question.when, chosen)) await expect(field).toHaveCount(0)
    else await answer(page, question, field, { typed, chosen })
  }
}

interface Answers {
  typed: Typed
  chosen: Map<string, string>
}

async function answer(page: Page, question: RequestQuestion, field: Locator, { typed, chosen }: Answers) {
  const { id, kind } = question
  switch (kind) {
    case 'text':
    case 'email':
    case 'long-text':
    case 'money':
      return type(page, field, typed[id] ?? texts[kind]!)
    case 'choice':
    case 'yes-no': {
      const options =
        kind === 'choice'
          ? question.options
          : [
              { id: 'yes', label: 'Yes' },
              { id: 'no', label: 'No' },
            ]
      const at = Math.max(
        options.findIndex(({ label }) => label === typed[id]),
        0,
      )
      const radios = field.getByRole('radio')
      await reach(page, radios.first())
      await page.keyboard.press('Space')
      for (let presses = 0; presses < at; presses++) await page.keyboard.press('ArrowDown')
      await expect(field.getByLabel(options[at]!.label, { exact: true })).toBeChecked()
      chosen.set(id, options[at]!.id)
      return
    }
    case 'choices': {
      const { label } = question.options.find((option) => option.label === typed[id]) ?? question.options[0]!
      await reach(page, field.getByLabel(label, { exact: true }))
      return page.keyboard.press('Space')
    }
    case 'account':
    case 'bank-account':
      // The only account of its kind is read, and not chosen.
      if ((await field.count()) === 0) return expect(page.getByRole('term')).toContainText([question.label])
      await reach(page, field.getByRole('radio').first())
      return page.keyboard.press('Space')
    case 'declaration':
      await reach(page, field)
      return page.keyboard.press('Space')
    case 'file': {
      // It listens long before the press: the browser may be late in taking notice of that.
      const choosing = page.waitForEvent('filechooser')
      const [chooser] = await Promise.all([choosing, press(page, field, 'Space')])
      await chooser.setFiles(paper)
      return expect(page.getByText('9 KB, uploaded')).toBeVisible()
    }
    case 'date':
    case 'person':
    case 'address':
      for (const [part, text] of Object.entries(parts[kind]))
        await type(page, field.getByLabel(part, { exact: true }), text)
  }
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(text)
}

/** Goes to a button or link and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

/** Goes there with Tab, and sees where it is. */
async function reach(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await isSeen(target)
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 3px')
}

/** It has the focus, and nothing of the frame lies over its middle. */
export async function isSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
        return there !== null && (element.contains(there) || there.contains(element))
      }),
    )
    .toBe(true)
}
