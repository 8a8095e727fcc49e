// What the router does next with an address, guard by guard, on the shipped manifest.
import { describe, expect, it } from 'vitest'
import { nextStep } from '#runtime/next-step.ts'
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
