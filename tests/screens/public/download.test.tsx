import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenForInstall } from '#ui/install-prompt.ts'
import Download from '../../../src/screens/public/download.screen.tsx'
import { InstallOnAndroid } from '../../../src/screens/public/install-steps.tsx'
import { absoluteAddress } from '../../../src/screens/public/qr-block.tsx'
import { buttonNamed, press, render, stubWidth, WithPortal } from '../../ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const headings = (place: HTMLElement) =>
  [...place.querySelectorAll('h1, h2')].map((heading) => heading.textContent)
const steps = (place: HTMLElement) => [...place.querySelectorAll('ol li')].map((step) => step.textContent)

async function open(parts: string[], address = '/nw-pwa-download') {
  const place = await render(
    <MemoryRouter initialEntries={[address]}>
      <WithPortal part={(name) => parts.includes(name)} href={() => '/nw-pwa-download'}>
        <Download />
      </WithPortal>
    </MemoryRouter>,
  )
  await act(() => vi.dynamicImportSettled())
  return place
}

describe('somebody at a desk', () => {
  it('sees the heading, a QR code and help, and no steps [R-PWA-01] [R-PWA-02] [R-PWA-04]', async () => {
    const place = await open(['qr'])
    expect(headings(place)).toEqual(['Download the app', 'Scan QR code'])
    expect(place.querySelector('svg[role=img]')!.getAttribute('aria-label')).toBe(
      'QR code for http://localhost:3000/nw-pwa-download',
    )
    expect(place.textContent).toContain('Point your phone’s camera at the code')
    expect(steps(place)).toEqual([])
  })

  it('scans the address of this page on this origin [R-PWA-03]', () => {
    expect(absoluteAddress('/nw-pwa-download', 'https://portal.example')).toBe(
      'https://portal.example/nw-pwa-download',
    )
  })

  it('finds the number of client services below [R-PWA-14]', async () => {
    expect((await open(['qr'])).textContent).toContain('Call client services on 020 7946 0123')
  })
})

describe('somebody with an iPhone', () => {
  it('is told to share and then to add to the home screen, without a button [R-PWA-07] [R-PWA-12] [R-PWA-13]', async () => {
    const place = await open(['install-ios'], '/nw-pwa-download?install')
    const [first, second] = steps(place)
    expect(first).toContain('Tap Share')
    expect(second).toContain('Tap Add to Home Screen')
    expect(buttonNamed(place, 'Install')).toBeUndefined()
    expect(place.querySelector('svg[role=img]')).toBeNull()
  })
})

describe('somebody with an Android phone', () => {
  it('sees steps and no button when the browser offers nothing [R-PWA-10]', async () => {
    const place = await open(['install-android'])
    expect(steps(place)).toHaveLength(3)
    expect(buttonNamed(place, 'Install')).toBeUndefined()
  })

  it('sees the button when the address says install [R-PWA-09]', async () => {
    expect(buttonNamed(await open(['install-android'], '/nw-pwa-download?install'), 'Install')).toBeDefined()
  })

  it('is sent to the steps when the button has no offer to use', async () => {
    const place = await open(['install-android'], '/nw-pwa-download?install')
    await press(buttonNamed(place, 'Install')!)
    expect(place.querySelector('[role=status]')!.textContent).toBe(
      'Your browser hasn’t offered to install yet. Follow the steps below instead.',
    )
  })

  it('sees the button once the browser offers to install, and pressing it asks once [R-PWA-08] [R-PWA-11]', async () => {
    const browser = new EventTarget()
    const prompt = vi.fn(async () => undefined)
    const place = await render(
      <MemoryRouter>
        <InstallOnAndroid prompt={listenForInstall(browser)} />
      </MemoryRouter>,
    )
    expect(buttonNamed(place, 'Install')).toBeUndefined()
    await act(async () => browser.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
    await press(buttonNamed(place, 'Install')!)
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(buttonNamed(place, 'Install')).toBeUndefined()
  })
})
