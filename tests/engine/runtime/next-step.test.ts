// What the router does next with an address, guard by guard, on the shipped manifest.
import { describe, expect, it } from 'vitest'
import { nextStep, routesAt } from '#runtime/next-step.ts'
import type { Facts } from '#runtime/person.ts'
import { client, encode, manifest } from './shipped-manifest.ts'

const dashboard = manifest.routes.filter(({ path }) => path === '/dashboard')
const step = (facts: Facts, ...loaded: string[]) => {
  const next = nextStep({ manifest, encode, facts }, dashboard, new Set(loaded))
  return 'guard' in next
    ? `loads for ${next.guard}`
    : next.kind === 'outcome'
      ? `${next.by} leads to ${next.action.kind === 'route' ? next.action.route : next.action.kind}`
      : next.kind === 'show'
        ? `shows ${next.route.id}`
        : next.kind
}

describe('A client who opens the dashboard', () => {
  it('waits for the basket, and gets the page once it is there or could not be had', () => {
    expect(step(client)).toBe('loads for opening-backup')
    expect(step(client, 'opening-backup')).toBe('shows dashboard-client')
  })

  it('is turned away all the same when they view the account of a grantor before the basket is there', () => {
    const viewer = { ...client, session: 'shared', grants: 'shared-access' }
    expect(step(viewer, 'opening-backup')).toBe('not-shared leads to account-dashboard')
  })

  it('gets the page of registered people when they turn out to have no account before the basket is there', () => {
    const registered = { ...client, member: 'registered', 'own-member': 'registered' }
    expect(step(registered, 'opening-backup')).toBe('shows dashboard-registered')
  })

  it('signs in again when they are signed out before the basket is there', () => {
    const visitor = { ...client, session: 'anonymous', member: 'none', 'own-member': 'none' }
    expect(step(visitor, 'opening-backup')).toBe('signed-in leads to sign-in')
  })
})

/** What the router does first with this address. */
const firstStep = (facts: Facts, path: string) => {
  const next = nextStep({ manifest, encode, facts }, routesAt(manifest, path))
  if (next.kind === 'show') return `shows ${next.route.id}`
  if (next.kind === 'load') return `loads for ${next.guard}`
  if (next.kind !== 'outcome') return next.kind
  const { action } = next
  if (action.kind === 'route') return `leads to ${action.route}`
  return action.kind === 'external' ? `leaves for ${action.link}` : action.kind
}

describe('A visitor', () => {
  const visitor = { ...client, session: 'anonymous', member: 'none', 'own-member': 'none' }

  it.each([
    '/myaccount',
    '/projections',
    '/retirement-health-check',
    '/retirement-planner',
    '/dashboard',
    '/myaccount/documents',
    '/projections/basket',
    '/learn/educate/isa-guide',
  ])(
    'is asked to sign in at %s before anything else [R-ROUTE-07, R-ROUTE-09, R-ROUTE-13, R-ROUTE-16, R-ROUTE-23, R-ROUTE-37]',
    (path) => {
      expect(firstStep(visitor, path)).toBe('sign-in')
    },
  )

  it('is redirected from /welcome first, so that they sign in for the home page [R-ROUTE-24]', () => {
    expect(firstStep(visitor, '/welcome')).toBe('leads to dashboard-client')
  })

  it.each(['/nw-pwa-download', '/app/login', '/app/welcome'])('reads %s without signing in', (path) => {
    expect(firstStep(visitor, path)).toMatch(/^shows app-/)
  })
})

describe('The router', () => {
  const withFlags = (value: string) => ({
    ...client,
    'flag.fido-authentication': value,
    'flag.retirement-planner': value,
    'flag.retirement-health-check': value,
  })
  it.each([
    ['/nw-pwa', 'on', 'leaves for pwa-welcome'],
    ['/nw-pwa-launch', 'on', 'leaves for pwa-welcome'],
    ['/nw-pwa', 'off', 'leads to account-dashboard'],
    ['/nw-pwa-launch', 'off', 'leads to account-dashboard'],
    ['/retirement-planner', 'on', 'shows retirement-planner'],
    ['/retirement-health-check', 'on', 'shows retirement-health-check'],
    ['/retirement-planner', 'off', 'older-app'],
    ['/retirement-health-check', 'off', 'older-app'],
  ])(
    'at %s with flags %s: %s [R-ROUTE-14, R-ROUTE-17, R-ROUTE-26..29, R-ROUTE-35, R-ROUTE-36]',
    (path, flags, expected) => {
      expect(firstStep(withFlags(String(flags === 'on')), path)).toBe(expected)
    },
  )
})
