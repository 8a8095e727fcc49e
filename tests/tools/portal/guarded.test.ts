import { beforeAll, describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { newPlan } from '#tools/portal/edit/new-plan.ts'
import { mustBeAsked } from '#tools/portal/edit/new-questions.ts'

const texts = readConfigFolder()
const product = readProduct()
const resolved = compile(texts, product).resolved!
const from = { resolved, texts, product, code: { linking: [], naming: [] } }
type Given = Record<string, string>

const made = async (kind: string, given: Given) => {
  const plan = await newPlan(from, kind, given, undefined)
  const value = (file: string) => JSON.parse(plan.texts.find((each) => each.file === file)!.text)
  return { problems: compile(plan.texts, plan.product).problems, value }
}
const refused = (kind: string, given: Given) => () => mustBeAsked(kind, given, from, false)

const hello = { id: 'walked-hello', title: 'Walked hello', routes: 'account-area', in: 'client' }
const forClients = {
  ...{ ...hello, when: 'member=client', otherwise: 'personal-details', notice: 'That is for clients' },
  ...{ claim: 'Clients open it.', source: 'test', 'claim-for': 'session=normal,member=client' },
}

describe('A product owner whose new page is for some people only', () => {
  let page: Awaited<ReturnType<typeof made>>
  beforeAll(async () => {
    page = await made('screen', forClients)
  })

  it('makes the guard with the page, so that nobody else opens it between the two', () => {
    expect(page.problems).toEqual([])
    expect(page.value('config/guards.json').guards['may-open-walked-hello']).toEqual({
      require: { member: 'client' },
      otherwise: [{ route: 'personal-details', notice: 'That is for clients' }],
    })
    expect(JSON.stringify(page.value('config/routes/account.json'))).toContain(
      '"id":"walked-hello","path":"/walked-hello","title":"Walked hello","screen":"walked-hello/walked-hello","guards":["may-open-walked-hello"]',
    )
  })

  it('promises that it opens for those it is for, and not for those whom its guards turn away', () => {
    expect(page.value('config/claims.json').claims.slice(-2)).toEqual([
      {
        ...{ id: 'new-walked-hello', says: 'Clients open it.', source: 'test' },
        ...{ for: { session: 'normal', member: 'client' }, opens: ['walked-hello'] },
      },
      {
        ...{
          id: 'new-walked-hello-closed',
          says: 'Whom its guards turn away does not open “Walked hello”.',
          source: 'test',
        },
        for: { not: { allOf: [{ is: 'signed-in' }, { member: 'client' }] } },
        closed: ['walked-hello'],
      },
    ])
  })

  it('reads all that is missing at once', async () => {
    const { otherwise: _, source: __, 'claim-for': ___, ...some } = forClients
    await expect(made('screen', some)).rejects.toThrow(`Say also:
  --otherwise  Where everybody else goes: a route, sign-in, older-app or not-found?
  --source  Where is that required?
  --claim-for  Who always has it (for example session=normal,member=client)?
And if you like:`)
  })

  it('reads which options would not be read', () => {
    expect(refused('screen', { ...hello, otherwise: 'not-found' })).toThrow('--otherwise goes with --when.')
    expect(refused('item', { source: 'test' })).toThrow('--source goes with --claim.')
    expect(refused('flag', { when: 'member=client' })).toThrow(
      'new flag takes no --when. It takes --id, --owner, --description, --review, --on-from,',
    )
    expect(refused('guard', { otherwise: 'sign-in', notice: 'x' })).toThrow(
      '--notice goes with --otherwise <a route>.',
    )
    expect(refused('screen', forClients)).not.toThrow()
  })
})

describe('A product owner whose new flag opens a page', () => {
  const news = { id: 'news', owner: 'Us', description: 'Opens the news.', review: '2099-01-01' }
  const fees = { ...news, for: 'route fees-and-network' }

  it('makes the guard that reads it, and the day from which it may be on', async () => {
    const { problems, value } = await made('flag', {
      ...fees,
      otherwise: 'older-app',
      'on-from': '2098-04-06',
    })
    expect(problems).toEqual([])
    expect(value('config/flags.json').flags.news).toEqual({
      ...{ owner: 'Us', description: 'Opens the news.', default: false, follows: 'active-user' },
      ...{ review: '2099-01-01', 'on-from': '2098-04-06' },
    })
    expect(value('config/guards.json').guards['news-on']).toEqual({
      require: { 'flag.news': true },
      otherwise: [{ 'older-app': 'same-path' }],
    })
  })

  it('is asked where people go while it is off, and for a day that is one', async () => {
    await expect(made('flag', fees)).rejects.toThrow('Say also:\n  --otherwise  Where everybody else goes')
    await expect(made('flag', { ...fees, 'on-from': 'April' })).rejects.toThrow(
      '--on-from April: a day is written 2027-04-06.',
    )
    await expect(made('flag', { ...news, for: 'menu client' })).rejects.toThrow(
      '--for menu client: A menu has no condition to put the flag in: name a page, an entry or a guard.',
    )
  })
})

describe('A product owner who names a group by its last word', () => {
  it('reads its whole name', async () => {
    await expect(made('item', { id: 'x', in: 'company', to: 'documents' })).rejects.toThrow(
      '"company" is no menu and no group with entries of its own. Did you mean "footer/company"?',
    )
  })
})
