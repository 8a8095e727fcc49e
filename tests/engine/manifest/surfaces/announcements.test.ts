// Announcements and closed pages in the view: whom they are for, in which order, and what is left of them at an instant.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import type { Json } from '#manifest/read/pointer.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { createEncoder } from '#runtime/person.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { manifestAt } from '#runtime/turns.ts'
import { bareRoutes } from '#tools/build/first-load/first-pages.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'

const said = (id: string, kind: string, more: Record<string, Json> = {}) => ({
  ...{ id, kind, text: `This is ${id} of {name}.`, dismissable: true },
  ...more,
})
const announcements = [
  said('news', 'info', { from: '2027-07-01' }),
  said('slow', 'warning', { until: '2027-07-01T14:00', items: [{ id: 'more', to: 'payments' }] }),
  said('own', 'info', { when: { session: 'normal' } }),
  said('down', 'urgent'),
]
const closed = { from: '2027-07-01T13:00', until: '2027-07-01T14:00', says: 'Closed until {until}.' }
const texts = readConfigFolder()
const product = readProduct()
const shipped = compile(texts, product).resolved!
const route = declarationNamed(shipped, 'route documents')
const { resolved, manifest, problems } = compile(
  editConfig(texts, [
    {
      file: 'config/announcements.json',
      edits: [{ op: 'replace', path: '/announcements', value: announcements }],
    },
    {
      file: route.file,
      edits: [{ op: 'add', path: `${route.pointer}/closed`, value: closed }],
    },
  ]),
  product,
)
const client = { session: 'normal', member: 'client', area: 'default', platform: 'web' }
const viewAt = (instant: string, facts: Record<string, string>) => {
  const now: Manifest = manifestAt(manifest!, Date.parse(instant))
  return resolvePortalView(now, createEncoder(now)(facts), EMPTY_VALUES)
}
const saidAt = (instant: string, facts: Record<string, string> = client) =>
  viewAt(instant, facts).announcements!.map(({ id }) => id)

describe('Announcements', () => {
  it('are right, and the manifest names the instants at which something turns', () => {
    expect(problems).toEqual([])
    expect(manifest!.turns).toEqual([
      ...['2027-06-30T23:00:00.000Z', '2027-07-01T12:00:00.000Z', '2027-07-01T13:00:00.000Z'],
    ])
  })

  it('come by urgency, each for its time in London, and for those whom it is for', () => {
    expect(saidAt('2027-06-30T22:59:59Z')).toEqual(['down', 'slow', 'own'])
    expect(saidAt('2027-06-30T23:00:00Z')).toEqual(['down', 'slow', 'news', 'own'])
    expect(saidAt('2027-07-01T13:00:00Z')).toEqual(['down', 'news', 'own'])
    expect(saidAt('2027-07-01T13:00:00Z', { session: 'anonymous' })).toEqual(['down', 'news'])
  })

  it('are there where nothing is known of the person, if they are for everybody', () => {
    expect(saidAt('2027-07-01T13:00:00Z', {})).toEqual(['down', 'news'])
  })

  it('name the firm, and have their link only for those whom its page admits', () => {
    const [down, slow] = viewAt('2027-06-30T12:00:00Z', client).announcements!
    expect(down!.says).toBe('This is down of Larkfield Wealth.')
    expect(slow!.items!.map(({ label }) => label)).toEqual(['Payments and transfers'])
    const shared = { session: 'shared', member: 'client', area: 'default' }
    expect(viewAt('2027-06-30T12:00:00Z', shared).announcements![1]!.items).toEqual([])
  })

  it('of no instant are those without dates: what is drawn into HTML is read on other days', () => {
    const drawn = manifestAt(manifest!, NaN)
    expect(drawn.announcements.map(({ id }) => id)).toEqual(['down', 'own'])
  })

  it('give no page a frame before its scripts', () => {
    expect(bareRoutes(resolved!)).toEqual(bareRoutes(shipped))
  })
})

describe('A closed page', () => {
  const documents = (instant: string) => {
    const { navigation } = viewAt(instant, client)
    const items = navigation.kind === 'menu' ? navigation.menu.items : []
    return items.flatMap(({ children = [] }) => children).find(({ id }) => id === 'documents')
  }

  it('has entries that are unavailable with its reason, while it is closed', () => {
    expect(documents('2027-07-01T11:59:59Z')!.unavailable).toBeUndefined()
    expect(documents('2027-07-01T12:00:00Z')!.unavailable).toBe('Closed until 14:00 on 1 July.')
    expect(documents('2027-07-01T13:00:00Z')!.unavailable).toBeUndefined()
  })

  it('admits as before, so that guards and links are the same', () => {
    const documentsIn = (of: Manifest) => of.routes.find(({ id }) => id === 'documents')!
    const { closed: _, ...open } = documentsIn(manifestAt(manifest!, 0))
    const { closed: reasons, ...shut } = documentsIn(
      manifestAt(manifest!, Date.parse('2027-07-01T12:30:00Z')),
    )
    expect(shut).toEqual(open)
    expect(reasons!.map(({ text }) => text)).toEqual(['Closed until 14:00 on 1 July.'])
  })
})
