// Who is looked at in a review, and where: an edit of the shipped manifests leads to the places where it shows.
import { describe, expect, it } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { affectedBy } from '#tools/review/screenshots.ts'
import { readProduct } from '#tools/product.ts'

const texts = readConfigFolder()
const product = readProduct()

function compiled(edited: typeof texts) {
  const { resolved, manifest } = compile(edited, product)
  return { resolved: resolved!, manifest: manifest! }
}

/** Who would notice this edit, and where. */
function looksAfter(file: string, from: string, to: string) {
  const edited = texts.map((each) =>
    each.file === `config/${file}` ? { file: each.file, text: each.text.replace(from, to) } : each,
  )
  expect(edited).not.toEqual(texts)
  const [before, after] = [compiled(texts), compiled(edited)]
  return affectedBy(difference(before.resolved, after.resolved), before, after)
}

const named = (affected: ReturnType<typeof looksAfter>, id: string) =>
  affected.find(({ persona }) => persona.id === id)?.looks

describe('A review', () => {
  it('unfolds the menu in which an entry changed, for those who have it', () => {
    const affected = looksAfter(
      'menus/client.json',
      '"id": "documents",',
      '"id": "documents", "label": "Papers",',
    )
    expect(named(affected, 'client')).toEqual([
      { title: 'Start page, menu “Admin” unfolded', path: '/', open: { kind: 'menu', entry: 'admin' } },
    ])
    expect(named(affected, 'visitor')).toBeUndefined()
    expect(named(affected, 'registered')).toBeUndefined()
  })

  it('opens the page whose title changed, also for a visitor who is asked to sign in there', () => {
    const affected = looksAfter('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    expect(named(affected, 'client')).toContainEqual({ title: 'Papers', path: '/myaccount/documents' })
    expect(named(affected, 'visitor')).toBeUndefined()
  })

  it('shows footer and side panel to everybody who has them', () => {
    const footer = looksAfter('footer.json', '"heading": "Support"', '"heading": "Help"')
    expect(named(footer, 'visitor')).toEqual([
      {
        title: 'How your money is held, footer',
        path: '/how-your-money-is-held',
        open: { kind: 'footer' },
        around: 'footer[data-entry="footer"]',
      },
    ])
    const panel = looksAfter(
      'menus/account-details.json',
      '"id": "personal-details",',
      '"id": "personal-details", "label": "About you",',
    )
    expect(named(panel, 'client')).toContainEqual({
      title: 'Start page, side panel',
      path: '/',
      open: { kind: 'panel' },
      around: '[data-entry="panel"]',
    })
  })

  it('looks at a dialog on arrival first, and at a persona in another situation where only that is affected', () => {
    const affected = looksAfter('dialogs.json', '"action": "Continue"', '"action": "Go on"')
    expect(named(affected, 'delegate')?.[0]).toEqual({
      title: 'On arrival',
      path: '/',
      open: { kind: 'arrival' },
      around: 'dialog[open], [data-bar]',
    })
    const situations = affected.map(({ persona, situation }) => [persona.id, situation.id])
    expect(situations).toContainEqual(['delegate', 'acting-for-rose-lin'])
    expect(named(affected, 'client')).toBeUndefined()
  })

  it('finds a page with the tabs of a frame', () => {
    const affected = looksAfter(
      'menus/account-pages.json',
      '"id": "holdings",',
      '"id": "holdings", "label": "What you hold",',
    )
    expect(named(affected, 'client')?.map(({ path }) => path)).toEqual(['/myaccount/:account/performance'])
  })

  it('looks at a card on one page, as one of those who have it, and tells who sees the same', () => {
    const affected = looksAfter('cards.json', 'Talk to a tax-year specialist', 'Speak to a specialist')
    expect(affected.flatMap(({ persona, looks }) => looks.map((look) => [persona.id, look]))).toEqual([
      [
        'client',
        {
          title: 'Tax allowances and services, card',
          path: '/myaccount/tax-allowances-and-services',
          around: '[data-entry="cards/tax-specialist"]',
        },
      ],
    ])
    expect(affected.find(({ persona }) => persona.id === 'registered')?.sameAs).toEqual([
      'Tax allowances and services, card (as Amelia Hart)',
    ])
    expect(named(affected, 'visitor')).toBeUndefined()
  })

  it('looks at one page for a colour, which is on every page, as the first person who is signed in', () => {
    const affected = looksAfter('brand.json', '#0f4c45', '#0f3f5c')
    expect(affected.flatMap(({ persona, looks }) => looks.map((look) => [persona.id, look]))).toEqual([
      ['client', { title: 'Start page', path: '/' }],
    ])
  })

  it('looks nowhere at what nobody can see, and says what that is', () => {
    const affected = looksAfter('limits.json', '"value": 300', '"value": 310')
    expect(affected.flatMap(({ looks }) => looks)).toEqual([])
    expect(affected.find(({ persona }) => persona.id === 'client')?.unseen).toEqual([
      'has the limit expiring-notice: 310',
      'has the limit expiring-notice: 300',
    ])
  })

  it('looks at a heading as somebody for whom it is another one', () => {
    const affected = looksAfter(
      'routes/account.json',
      'All accounts of {active}',
      'Every account of {active}',
    )
    expect(affected.flatMap(({ persona, looks }) => looks.map(({ path }) => [persona.id, path]))).toEqual([
      ['delegate', '/myaccount/all-accounts'],
    ])
  })
})
