import { describe, expect, it } from 'vitest'
import {
  bareRoutes,
  callbackRoutes,
  drawnRoutes,
  indexedRoutes,
  landingRoutes,
  openRoutes,
  publicRoutes,
  screensOf,
} from '#tools/build/first-load/first-pages.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

const linked = compileFolder().linked!
const ids = (routes: readonly { id: string }[]) => routes.map(({ id }) => id).toSorted()

describe('The routes that people see first', () => {
  it('are, for visitors, those that no guard closes', () => {
    expect(ids(publicRoutes(linked))).toEqual([
      'app-download',
      'app-login',
      'app-welcome',
      'not-found',
      'sign-in-callback',
      'signed-out',
    ])
    expect(ids(openRoutes(linked))).toEqual(['app-download', 'app-login', 'app-welcome', 'not-found'])
  })

  it('have their content in the HTML where they have one address, and one may be listed by search engines', () => {
    expect(ids(drawnRoutes(linked))).toEqual(['app-download', 'app-login', 'app-welcome'])
    expect(ids(indexedRoutes(linked))).toEqual(['app-download'])
  })

  it('are, for people who are signed in, where the root leads them', () => {
    expect(ids(landingRoutes(linked))).toEqual([
      'account-dashboard',
      'dashboard-client',
      'dashboard-registered',
    ])
    expect(screensOf(landingRoutes(linked)).toSorted()).toEqual(['account/dashboard', 'dashboard/home'])
  })

  it('are the page the provider sends people back to', () => {
    expect(ids(callbackRoutes(linked))).toEqual(['sign-in-callback'])
  })

  it('have no room for banner and tab bar where nobody sees them', () => {
    expect(ids(bareRoutes(linked))).toEqual(['app-download', 'app-login', 'app-welcome'])
  })
})
