import jsQr from 'jsqr'
import { act } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenForInstall } from '#ui/install-prompt.ts'
import Download from '#screens/public/download.screen.tsx'
import { InstallOnAndroid } from '#screens/public/install-steps.tsx'
import { absoluteAddress } from '#screens/public/qr-block.tsx'
import { buttonNamed, press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

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

/** Reads a QR code as it is drawn: what a camera finds in it, and how many light modules stand around it. */
function scan(svg: Element): { text: string | undefined; quietZone: number } {
  const [, , size] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number]
  const [paper, modules] = [...svg.querySelectorAll('path')]
  expect(paper!.getAttribute('d')).toBe(`M0 0h${size}v${size}h-${size}z`)
  expect([paper!.getAttribute('fill'), modules!.getAttribute('fill')]).toEqual(['white', 'black'])
  const squares = modules!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h1v1h-1z/g)
  const dark = [...squares].map(([, x, y]) => [Number(x), Number(y)] as const)
  const pixels = 4
  const width = size * pixels
  const image = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [x, y] of dark)
    for (let row = y * pixels; row < (y + 1) * pixels; row += 1)
      for (let column = x * pixels; column < (x + 1) * pixels; column += 1)
        image.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  const edges = dark.flatMap(([x, y]) => [x, y, size - 1 - x, size - 1 - y])
  return { text: jsQr(image, width, width)?.data, quietZone: Math.min(...edges) }
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

  it('scans the address of this page on this origin [R-PWA-03]', async () => {
    const place = await open(['qr'])
    expect(scan(place.querySelector('svg[role=img]')!)).toEqual({
      text: 'http://localhost:3000/nw-pwa-download',
      quietZone: 4,
    })
    expect(absoluteAddress('/nw-pwa-download', 'https://portal.example')).toBe(
      'https://portal.example/nw-pwa-download',
    )
  })

  it('finds the number of client services below [R-PWA-14]', async () => {
    expect((await open(['qr'])).textContent).toContain('Call us on 020 7946 0123')
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

  it('sees the steps of the other system once they ask for them', async () => {
    const place = await open(['install-ios'])
    expect(headings(place)).toEqual(['Download the app', 'On iPhone and iPad'])
    await press(buttonNamed(place, 'On another phone?')!)
    expect(headings(place)).toEqual(['Download the app', 'On iPhone and iPad', 'On Android'])
  })
})

describe('somebody with a phone that nobody knows', () => {
  it('sees the steps of both systems, and nothing to ask for', async () => {
    const place = await open(['install-android', 'install-ios'])
    expect(headings(place)).toEqual(['Download the app', 'On Android', 'On iPhone and iPad'])
    expect(buttonNamed(place, 'On another phone?')).toBeUndefined()
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
