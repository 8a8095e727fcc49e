// Testing Library with what the portal's pieces need around them.
import { createStore } from '#base/state/store.ts'
import { act, fireEvent, render as renderNow, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { vi } from 'vitest'
import { PortalContext, type PortalPort } from '#screen-api/portal.ts'

/** Renders, and waits for what the first effects load. */
export const render = (element: ReactNode): Promise<HTMLElement> =>
  act(async () => renderNow(element).container)

export const press = (target: Element) => act(async () => void fireEvent.click(target))

export const pressKey = (target: Element, key: string) =>
  act(async () => void fireEvent.keyDown(target, { key }))

export const buttonNamed = (place: HTMLElement, name: string): HTMLElement | undefined =>
  within(place).queryByRole('button', { name }) ?? undefined

/** Makes the window as wide as this, for `min-width` queries; every other query is false. */
export function stubWidth(pixels: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? Infinity) * 16 <= pixels,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** A page that is left by its button "Somewhere else". */
export function Leavable({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <button onClick={() => setLeft(true)}>Somewhere else</button>
      {!isLeft && children}
    </>
  )
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
  hereWith: (params) => `/here/${Object.values(params).join('/')}`,
  tabs: () => ({ label: '', items: [], groups: [] }),
  setLayoutFact: () => undefined,
  routeOfPage: (page) => (page === 'of-another-version' ? undefined : (page as never)),
  routeTitle: (routeId) => routeId,
  external: (linkId) => ({ href: `/links/${linkId}`, label: linkId }),
  run: () => undefined,
  go: () => undefined,
  preload: () => undefined,
  preloadTab: () => undefined,
  refreshAccess: async () => undefined,
  refreshUser: async () => undefined,
  signInAgain: async () => ({ failed: 'No sign-in could be begun.' }),
  asksForSignIn: () => false,
  confirmedForm: createStore<string | undefined>(undefined),
  switchTo: async () => undefined,
  grantedAccounts: [],
  report: () => undefined,
  userName: 'Amelia Hart',
  activeUserName: 'Amelia Hart',
}

export function WithPortal({ children, ...changes }: Partial<PortalPort> & { children: ReactNode }) {
  return <PortalContext value={{ ...portal, ...changes }}>{children}</PortalContext>
}
