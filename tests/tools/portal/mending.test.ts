import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { examine } from '#tools/portal/edit/examine.ts'
import { newPlan } from '#tools/portal/edit/new-plan.ts'
import { edit, portal, remove, startAgain } from './small-portal.ts'

beforeEach(startAgain)
afterAll(remove)

const shipped = readConfigFolder()
const product = readProduct()

/** The shipped config with this text of a file put otherwise. */
const withText = (file: string, from: string, to: string) =>
  shipped.map((each) => (each.file === file ? { file, text: each.text.replace(from, to) } : each))
const planned = async (texts: typeof shipped, kind: string, given: Record<string, string>) => {
  const { resolved } = compile(texts, product)
  const from = { resolved: resolved!, texts, product, code: { linking: [], naming: [] } }
  const plan = await newPlan(from, kind, given, undefined)
  return { plan, examined: examine(plan, texts, product) }
}
const textOf = ({ plan }: Awaited<ReturnType<typeof planned>>, file: string) =>
  plan.texts.find((each) => each.file === file)!.text

const idle = withText('config/links.json', '"links": {', '"links": { "press": { "label": "Press" },')
const press = { id: 'press', in: 'footer/company', link: 'press' }

describe('A product owner whose manifests wait for an edit', { timeout: 60_000 }, () => {
  it('adds the entry that uses a link which nothing used', async () => {
    edit('links.json', '"help-hub"', '"press": { "label": "Press" }, "help-hub"')
    const { out, err } = await portal(
      ...['new', 'item', '--id', 'press', '--in', 'footer/company', '--link', 'press', '--yes'],
    )
    expect(err).toBe('')
    expect(out).toContain('Mended by it: Nothing uses the link "press", so it does nothing for anybody.\n')
    expect(out).toContain('Written:\n  config/footer.json\n')
  })

  it('adds the page that an entry leads to already', async () => {
    const waiting = withText('config/menus/client.json', '"to": "projections"', '"to": "plans"')
    const plans = { id: 'plans', title: 'Plans', routes: 'learn', in: 'client/admin' }
    const { examined } = await planned(waiting, 'screen', plans)
    expect(examined).toMatchObject({ mends: ['No route is called "plans", so its link would open nothing.'] })
  })

  it('reads what stays wrong', async () => {
    const fees = { id: 'fees', in: 'footer/company', to: 'fees-and-network', label: 'What it costs' }
    const { examined } = await planned(idle, 'item', fees)
    expect(examined).toEqual({ problems: expect.stringContaining('Nothing uses the link "press"') })
  })
})

describe('A product owner who links to another site', () => {
  it('makes the link with its entry, and reads where its address goes', async () => {
    const made = await planned(shipped, 'item', { ...press, label: 'Press office' })
    expect(made.plan.says.slice(1, 3)).toEqual([
      'link press is new, “Press office” in config/links.json. Its address goes into settings.json of each installation:',
      '  "links": { "press": "https://…" }',
    ])
    expect(textOf(made, 'config/links.json')).toContain('"press": {\n      "label": "Press office"\n    }')
    expect(textOf(made, 'config/footer.json')).toContain('"id": "press",\n          "link": "press"\n')
    expect(made.examined).not.toHaveProperty('problems')
  })

  it('is asked whether a word without a label is a slip', async () => {
    await expect(planned(shipped, 'item', { ...press, link: 'abuot-us' })).rejects.toThrow(
      'no link is called "abuot-us". Did you mean "about-us"? A new one needs --label as well, which it is added to config/links.json with.',
    )
  })
})
