import { createStore } from '#base/state/store.ts'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { PortalView } from '#manifest/surfaces/all.ts'
import { Announcements } from '#shell/frame/announcements.tsx'
import { ServicesContext, type PortalServices } from '#shell/state/portal-services.tsx'
import { press, render } from '../../ui/render.tsx'

type Announcement = NonNullable<PortalView['announcements']>[number]

const said = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  ...{ id, kind: 'info', says: `This is ${id}.`, dismissable: true, items: [] },
  ...more,
})
const help = { id: 'help', label: 'Help', target: { kind: 'external', link: 'help' } } as const

async function shown(all: readonly Announcement[], gone: readonly string[] = []) {
  const dismissed = createStore(gone)
  const settings = { links: { help: 'https://help.example/' } }
  const services = { dismissed, settings, state: createStore({ manifest: {} }) }
  const page = await render(
    <ServicesContext value={services as unknown as PortalServices}>
      <MemoryRouter>
        <Announcements announcements={all} />
        <main id="main" tabIndex={-1} />
      </MemoryRouter>
    </ServicesContext>,
  )
  return { dismissed, page }
}
const texts = () => [...document.querySelectorAll('p')].map((each) => each.textContent.trim())

describe('Announcements above the header', () => {
  it('are in a region with a name, in a place that screen readers follow', async () => {
    await shown([said('one', { items: [help] })])
    const region = screen.getByRole('region', { name: 'Announcements' })
    expect(region.parentElement!.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('https://help.example/')
  })

  it('are no region where there are none, and that place is there all the same', async () => {
    const { page } = await shown([])
    expect(screen.queryByRole('region')).toBeNull()
    expect(page.querySelector('[aria-live]')).not.toBeNull()
  })

  it('are two at a time; the next one comes where one is put away, and the focus goes to another', async () => {
    const { dismissed } = await shown([said('one'), said('two'), said('three')])
    expect(texts()).toEqual(['This is one.', 'This is two.'])
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' })
    expect(first!.getAttribute('aria-describedby')).toBe('announcement-one')
    await press(first!)
    expect(dismissed.get()).toEqual(['one'])
    expect(texts()).toEqual(['This is two.', 'This is three.'])
    expect(document.activeElement).toBe(second)
  })

  it('leave the focus on the main area where the last one is put away', async () => {
    await shown([said('one')])
    await press(screen.getByRole('button', { name: 'Dismiss' }))
    expect([texts(), document.activeElement?.id]).toEqual([[], 'main'])
  })

  it('cannot be put away where they say so, whatever the browser has kept', async () => {
    await shown([said('one', { dismissable: false }), said('two')], ['one', 'two'])
    expect(texts()).toEqual(['This is one.'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
