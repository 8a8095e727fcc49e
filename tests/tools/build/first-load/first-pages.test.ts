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

const resolved = compileFolder().resolved!
const ids = (routes: readonly { id: string }[]) => routes.map(({ id }) => id).toSorted()

describe('The routes that people see first', () => {
  it('are, for visitors, those that no guard closes', () => {
    expect(ids(publicRoutes(resolved))).toEqual([
      'accessibility',
      'app-download',
      'app-login',
      'app-welcome',
      'begin-as-an-attorney',
      'how-your-money-is-held',
      'not-found',
      'sign-in-callback',
      'signed-out',
      'someone-has-died',
      'tell-us-of-a-death',
    ])
    expect(ids(openRoutes(resolved))).toEqual([
      'accessibility',
      'app-download',
      'app-login',
      'app-welcome',
      'begin-as-an-attorney',
      'how-your-money-is-held',
      'not-found',
      'someone-has-died',
      'tell-us-of-a-death',
    ])
  })

  it('have their content in the HTML where they have one address, and four may be listed by search engines', () => {
    expect(ids(drawnRoutes(resolved))).toEqual([
      'accessibility',
      'app-download',
      'app-login',
      'app-welcome',
      'begin-as-an-attorney',
      'how-your-money-is-held',
      'someone-has-died',
      'tell-us-of-a-death',
    ])
    expect(ids(indexedRoutes(resolved))).toEqual([
      'accessibility',
      'app-download',
      'how-your-money-is-held',
      'someone-has-died',
    ])
  })

  it('are, for people who are signed in, where the root leads them', () => {
    expect(ids(landingRoutes(resolved))).toEqual([
      'account-dashboard',
      'dashboard-client',
      'dashboard-registered',
    ])
    expect(screensOf(landingRoutes(resolved)).toSorted()).toEqual(['account/dashboard', 'dashboard/home'])
  })

  it('are the page the provider sends people back to', () => {
    expect(ids(callbackRoutes(resolved))).toEqual(['sign-in-callback'])
  })

  it('have no room for banner and tab bar where nobody sees them', () => {
    expect(ids(bareRoutes(resolved))).toEqual(['app-download', 'app-login', 'app-welcome'])
  })
})
