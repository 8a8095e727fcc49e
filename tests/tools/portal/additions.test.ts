import { describe, expect, it, vi } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import { join } from 'node:path'
import { readConfigFolder } from '#tools/config-folder.ts'
import { codeFolders } from '#tools/portal/edit/code-names.ts'
import { readProduct } from '#tools/product.ts'
import type { Plan } from '#tools/portal/edit/examine.ts'
import { newPlan } from '#tools/portal/edit/new-plan.ts'
import { root } from '../../support/root.ts'

const texts = readConfigFolder()
const product = readProduct()
const resolved = compile(texts, product).resolved!
const from = { resolved, texts, product, code: codeFolders(join(root, 'config')) }

const plan = (kind: string, given: Record<string, string>) => newPlan(from, kind, given, undefined)
const compiled = (made: Plan) => compile(made.texts, made.product)
const changed = (made: Plan) =>
  made.texts
    .filter(({ file, text }) => texts.find((each) => each.file === file)?.text !== text)
    .map(({ file }) => file)
const declared = (made: Plan) =>
  difference(resolved, compiled(made).resolved!).declarations.map(({ what, change }) => `${what} ${change}`)

describe('portal new', () => {
  const hello = { id: 'walked-hello', title: 'Walked hello', routes: 'learn', in: 'client' }

  it('makes the three edits of the guide for a screen: a route, an entry and the screen’s file [R-CFG-13]', async () => {
    const made = await plan('screen', hello)
    expect(changed(made)).toEqual(['config/menus/client.json', 'config/routes/learn.json'])
    expect(declared(made)).toEqual(['entry client/walked-hello added', 'route walked-hello added'])
    expect([...made.files!]).toEqual([
      [
        'src/portal/screens/walked-hello/walked-hello.screen.tsx',
        `// Walked hello.
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function WalkedHello() {
  const { title } = usePortal()
  return <PageTitle>{title}</PageTitle>
}
`,
      ],
    ])
    expect(compiled(made).problems).toEqual([])
    const menu = made.texts.find(({ file }) => file === 'config/menus/client.json')!.text
    expect(menu).toContain(`    {
      "id": "walked-hello",
      "to": "walked-hello"
    },
    {
      "id": "username",
`)
  })

  it('makes a page of text of two files and no code: its own, its route and its entry', async () => {
    const made = await plan('page', { ...hello, kind: 'text', says: 'Good day, {name} here.' })
    expect(changed(made)).toEqual([
      'config/menus/client.json',
      'config/pages/walked-hello.json',
      'config/routes/learn.json',
    ])
    expect(made.files!.size).toBe(0)
    expect(compiled(made).problems).toEqual([])
    const { $schema, kind, sections } = JSON.parse(
      made.texts.find(({ file }) => file === 'config/pages/walked-hello.json')!.text,
    )
    expect({ $schema, kind, sections }).toEqual({
      $schema: '../../schemas/text-page.schema.json',
      kind: 'text',
      sections: [{ id: 'first', heading: 'Walked hello', text: ['Good day, {name} here.'] }],
    })
  })

  it('makes a page that no menu leads to, where somebody says how people get there', async () => {
    const { in: _, ...unlisted } = { ...hello, kind: 'text', says: 'Good day.' }
    const made = await plan('page', { ...unlisted, 'reached-from': 'the page of requests' })
    expect(declared(made)).toEqual([
      'page walked-hello added',
      'section walked-hello/first added',
      'route walked-hello added',
    ])
    expect(compiled(made).problems).toEqual([])
    await expect(plan('page', unlisted)).rejects.toThrow(
      'Nobody would get there: say in which menu it is by --in, or how people get there by --reached-from.',
    )
  })

  it('makes a page of requests that can be filled in at once', async () => {
    const made = await plan('page', {
      ...{ ...hello, kind: 'request', 'sent-by': 'attorney', asks: 'Which day suits you?' },
      ...{ next: 'We call you.', within: '2' },
      ...{
        claim: 'A client asks for a call.',
        source: 'the board',
        'claim-for': 'session=normal,member=client',
      },
    })
    expect(compiled(made).problems).toEqual([])
    expect(declared(made)).toEqual([
      'claim new-walked-hello added',
      'claim new-walked-hello-closed added',
      'entry client/walked-hello added',
      'page walked-hello added',
      'question walked-hello/first added',
      'route walked-hello added',
    ])
  })

  it('takes no question of another kind of page, and no kind that nobody knows', async () => {
    await expect(plan('page', { ...hello, kind: 'poem' })).rejects.toThrow(
      '--kind poem: a page is one of text, request.',
    )
    await expect(
      plan('page', { ...hello, kind: 'request', next: 'We call.', asks: 'When?', within: 'soon' }),
    ).rejects.toThrow('--within soon: a number of days, as 5.')
  })

  it('asks on a terminal for what is not given, and takes what stands in brackets for an empty line', async () => {
    const asked: string[] = []
    const answers: Record<string, string> = {
      'Its title?': 'Walked hello',
      'Its name, in lower case with dashes?': 'walked-hello',
    }
    const made = await newPlan(from, 'screen', { routes: 'learn', in: 'client' }, async (question) => {
      asked.push(question.trim())
      return answers[question.trim()] ?? ''
    })
    expect(asked).toContain('Its address? [/walked-hello]')
    expect(asked).toContain('Its file in src/portal/screens/? [walked-hello/walked-hello]')
    expect(asked.join()).not.toContain('In which menu')
    expect(compiled(made).resolved!.route('walked-hello')).toMatchObject({
      path: '/walked-hello',
      title: 'Walked hello',
    })
  })

  it('asks again on a terminal for what cannot be right, and says why', async () => {
    const answers = [
      'Hello World',
      'walked-hello',
      'Walked hello',
      'walked-hello',
      '/walked-hello',
      'lern',
      'learn',
      '',
      '',
      '',
      'clent',
      'client',
    ]
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const made = await newPlan(from, 'screen', {}, async () => answers.shift() ?? '')
    expect(said.mock.calls.flat()).toEqual([
      'Hello World: a name has lower-case letters, digits and dashes.',
      'walked-hello: an address begins with "/" and has no spaces, as /news/archive.',
      'lern: There are no routes "lern". Did you mean "learn"?',
      'clent: "clent" is no menu and no group with entries of its own. Did you mean "client"?',
    ])
    said.mockRestore()
    expect(compiled(made).resolved!.route('walked-hello')).toMatchObject({
      path: '/walked-hello',
      title: 'Walked hello',
    })
  })

  it.each([
    ['footer/company', 'entry footer/company/fees added'],
    ['cards/tax-specialist', 'entry cards/tax-specialist/fees added'],
    ['dialogs/pwa-registered', 'entry dialogs/pwa-registered/fees added'],
    ['client/admin', 'entry client/admin/fees added'],
  ])('puts an item into %s', async (list, says) => {
    const made = await plan('item', { id: 'fees', in: list, to: 'fees-and-network', label: 'What it costs' })
    expect(compiled(made).problems).toEqual([])
    expect(declared(made)).toContain(says)
  })

  it('says all that is missing where nobody can be asked', async () => {
    await expect(plan('guard', { id: 'a' })).rejects.toThrow(`Say also:
  --require  Whom it lets pass (for example session=normal,member=client)?
  --otherwise  Where everybody else goes: a route, sign-in, older-app or not-found?
  --routes  On which routes (for example account-dashboard,documents)?`)
    await expect(plan('scren', {})).rejects.toThrow('Did you mean "screen"?')
    await expect(plan('screen', { ...hello, routes: 'lern' })).rejects.toThrow(
      'There are no routes "lern". Did you mean "learn"?',
    )
    await expect(plan('screen', { ...hello, screen: '../../secret' })).rejects.toThrow(
      '--screen ../../secret: a screen is named area/name, as messages/inbox.',
    )
    await expect(
      plan('item', { id: 'a', in: 'client', to: 'documents', when: 'member=clent' }),
    ).rejects.toThrow('"clent" is not a value of the fact "member". Its values: none, client, registered.')
  })

  it('makes an item with its condition and its claim', async () => {
    const made = await plan('item', {
      id: 'papers',
      in: 'client/admin',
      to: 'documents',
      label: 'Papers',
      when: 'session=normal|delegated,!has-children=true',
      claim: 'Clients with children see no second link.',
      source: 'test',
      'claim-for': 'area=default,session=normal,member=client,platform=web,has-children=false',
    })
    expect(compiled(made).problems).toEqual([])
    expect(declared(made)).toEqual(['claim new-papers added', 'entry client/admin/papers added'])
    expect(made.texts.find(({ file }) => file === 'config/menus/client.json')!.text)
      .toContain(`          "when": {
            "session": ["normal", "delegated"],
            "not": {
              "has-children": true
            }
          }
`)
  })

  it('makes a claim of people, and refuses one that says nothing of them or does not hold', async () => {
    const of = { id: 'wanted', says: 'Clients see payments.', source: 'test', 'claim-for': 'session=shared' }
    const made = await plan('claim', { ...of, closed: 'payments,messages', hidden: 'client/payments' })
    expect(compiled(made).problems).toEqual([])
    expect(declared(made)).toEqual(['claim wanted added'])
    expect(made.texts.find(({ file }) => file === 'config/claims.json')!.text).toContain(`      "for": {
        "session": "shared"
      },
      "hidden": ["client/payments"],
      "closed": ["payments", "messages"]
`)
    await expect(plan('claim', of)).rejects.toThrow(
      'A claim says what is shown, hidden, opens or closed: give one of these.',
    )
    const wrong = await plan('claim', { ...of, opens: 'payments' })
    expect(compiled(wrong).problems.map(({ rule }) => rule)).toEqual(['claim'])
  })

  it('puts a context before the wider ones, and each says whom it beats', async () => {
    const made = await plan('context', {
      id: 'family',
      when: 'member=client,has-children=true',
      menu: 'registered',
    })
    const { problems, resolved: after } = compiled(made)
    expect(problems.filter(({ rule }) => rule === 'context-overlap')).toEqual([])
    const beats = Object.fromEntries(after!.contexts.map((each) => [each.id, each.beats]))
    expect(Object.keys(beats).indexOf('family')).toBe(Object.keys(beats).indexOf('client') - 1)
    expect(beats.family).toEqual(['client'])
    expect(beats['shared-access']).toEqual(['modelling', 'client', 'registered', 'family'])
  })

  it('makes a dialog that config remembers, without a line of code', async () => {
    const made = await plan('dialog', {
      id: 'news',
      when: 'session=normal',
      title: 'News',
      text: 'We have moved.',
    })
    expect(compiled(made).problems).toEqual([])
    expect(made.files!.size).toBe(0)
    expect(changed(made)).toEqual(['config/dialogs.json'])
    const { dialogs } = compiled(made).manifest!
    expect(dialogs.map(({ id }) => id).slice(-2)).toEqual(['news', 'cookie-consent'])
    expect(dialogs.find(({ id }) => id === 'news')).toMatchObject({
      seenKey: 'browser:news',
      action: 'Close',
    })
  })

  it('makes a flag with what needs it and who has it, and a guard with its routes', async () => {
    const flag = await plan('flag', {
      id: 'news',
      owner: 'Us',
      description: 'Shows the news.',
      review: '2099-01-01',
      for: 'retirement-planner-on',
      personas: 'client',
    })
    expect(compiled(flag).problems).toEqual([])
    expect(declared(flag)).toEqual([
      'flag news added',
      'guard retirement-planner-on changed',
      'persona client changed',
    ])
    const guard = await plan('guard', {
      id: 'grown',
      require: 'member=client',
      otherwise: 'personal-details',
      notice: 'That is for clients',
      routes: 'fees-and-network',
    })
    expect(declared(guard)).toEqual(['guard grown added', 'route fees-and-network changed'])
    expect(compiled(guard).resolved!.route('fees-and-network')!.guards).toContain('grown')
  })
})
