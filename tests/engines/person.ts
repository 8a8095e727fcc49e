// What a person does in a tab: finds things by role and name, clicks and types.
import { until, type Key, type Tab } from './engine.ts'

type Role = 'button' | 'link' | 'heading' | 'textbox' | 'radio' | 'combobox' | 'slider' | 'dialog'

/** In the page: the first visible element of this role with this name; a name that begins with ^ is a pattern. */
const find = `
  const [role, name] = arguments
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type=radio]):not([type=checkbox]), textarea',
    radio: 'input[type=radio]',
    combobox: 'select',
    slider: '[role=slider]',
    dialog: '[role=dialog], [role=alertdialog], dialog[open]',
  }
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby')
    if (by) return words(by.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '))
    return words(element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent)
  }
  const fits = (text) => (name.startsWith('^') ? new RegExp(name).test(text) : text === name)
  const isShown = (element) => (element.labels?.[0] ?? element).checkVisibility({ visibilityProperty: true })
  const found = [...document.querySelectorAll(selectors[role])].find((each) => isShown(each) && fits(nameOf(each)))
`

export class Person {
  readonly tab: Tab
  constructor(tab: Tab) {
    this.tab = tab
  }

  /** Waits for it, for so many seconds. */
  sees = (role: Role, name: string, seconds?: number): Promise<true> =>
    until(
      `${role} "${name}"`,
      async () =>
        (await this.tab.run<boolean>(`${find} return found !== undefined`, role, name)) || undefined,
      seconds,
    )

  /** Waits until the page has this text; gives what a pattern found. */
  reads = (pattern: RegExp): Promise<string> =>
    until(`text ${pattern}`, async () => pattern.exec(await this.text())?.[0])

  text = (): Promise<string> => this.tab.run<string>('return document.body.innerText')

  async clicks(role: Role, name: string): Promise<void> {
    let last = ''
    const place = await until(`${role} "${name}" to click`, async () => {
      const now = await this.tab.run<{ x: number; y: number } | null>(
        `${find}
        if (!found || found.disabled) return null
        const shown = found.labels?.[0] && role === 'radio' ? found.labels[0] : found
        shown.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = shown.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }`,
        role,
        name,
      )
      // What moves is clicked once it stands still.
      const stands = JSON.stringify(now) === last
      last = JSON.stringify(now)
      return stands ? now : null
    })
    await this.tab.clickAt(place.x, place.y)
  }

  async focuses(role: Role, name: string): Promise<void> {
    await this.sees(role, name)
    await this.tab.run(`${find} found.focus()`, role, name)
  }

  async types(name: string, text: string): Promise<void> {
    await this.clicks('textbox', name)
    await this.tab.type(text)
  }

  async presses(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key)
  }

  /** At the provider's page. */
  async signsIn(username: string): Promise<void> {
    await this.types('Username', username)
    await this.types('Password', 'sandbox')
    await this.presses('Enter')
  }

  /** The words of the header's menu, top level. */
  menu = (): Promise<string[]> =>
    this.tab.run(`
      return [...document.querySelectorAll('header nav ul')][0] === undefined
        ? []
        : [...document.querySelectorAll('header nav ul')[0].children].map((item) => {
            const control = item.querySelector('a, button, summary').cloneNode(true)
            for (const beside of control.querySelectorAll('[data-badge], .visually-hidden')) beside.remove()
            return control.textContent.trim()
          })`)

  /** How far the page can be scrolled sideways, in CSS pixels. */
  sideways = (): Promise<number> =>
    this.tab.run('return document.documentElement.scrollWidth - document.documentElement.clientWidth')

  /** What reaches furthest to the right: its tag, class and right edge. */
  widest = (): Promise<string> =>
    this.tab.run(`
      const right = (element) => element.getBoundingClientRect().right
      const found = [...document.body.querySelectorAll('*')].reduce((most, each) => right(each) > right(most) ? each : most)
      return found.tagName + ' ' + found.className + ' ends at ' + right(found) + ' px: ' + found.textContent.slice(0, 60)`)
}
