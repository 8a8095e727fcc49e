// Draws a piece of the portal into jsdom and takes it away after the test.
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import { PortalContext, type PortalPort } from '#ui/portal.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const cleanups: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

export async function render(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  cleanups.push(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () => root.render(element))
  return place
}

export const press = (target: Element) =>
  act(async () => target.dispatchEvent(new MouseEvent('click', { bubbles: true })))

export const pressKey = (target: Element, key: string) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

export function buttonNamed(place: Element, name: string): HTMLButtonElement | undefined {
  return [...place.querySelectorAll('button')].find((button) => button.textContent === name)
}

/** Makes the window as wide as this, for `min-width` queries; every other query is false. */
export function stubWidth(pixels: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= pixels,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

export const portal: PortalPort = {
  brand: {
    name: 'Larkfield Wealth',
    phone: '020 7946 0123',
    'phone-hours': 'Monday to Friday, 8am to 6pm',
    email: 'clientservices@larkfield.example',
    'risk-warning': 'Capital at risk.',
  },
  title: 'My accounts',
  params: {},
  part: () => true,
  href: (routeId) => `/${routeId}`,
  routeTitle: (routeId) => routeId,
  external: (linkId) => ({ href: `/links/${linkId}`, label: linkId }),
  run: () => undefined,
  go: () => undefined,
  prefetch: () => undefined,
  refreshAccess: async () => undefined,
  viewAccountOf: async () => undefined,
  report: () => undefined,
  userName: 'Amelia Hart',
  activeUserName: 'Amelia Hart',
}

export function WithPortal({ children, ...changes }: Partial<PortalPort> & { children: ReactNode }) {
  return <PortalContext value={{ ...portal, ...changes }}>{children}</PortalContext>
}
