import { describe, expect, it } from 'vitest'
import { neededValues, type FetchedValue } from '#runtime/needed-values.ts'
import type { Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { Values } from '#runtime/view.ts'
import { drawPeople } from '../support/drawn-people.ts'
import { client, encode, manifest } from './shipped-manifest.ts'

const needs = (facts: Facts) => [...neededValues(manifest, encode({ ...client, ...facts }))].toSorted()

describe('The values that a view needs', () => {
  it('are the unread count and the content lists for a client on an ordinary page', () => {
    expect(needs({})).toEqual(['lists', 'unread'])
  })

  it('are the basket alone where an account is opened, and none for a visitor', () => {
    expect(needs({ area: 'account-opening' })).toEqual(['basket'])
    expect(needs({ session: 'anonymous', member: 'none', 'own-member': 'none' })).toEqual([])
  })

  it('are none for a viewer on the web, who sees neither messages nor lists', () => {
    expect(needs({ session: 'shared', grants: 'shared-access' })).toEqual([])
  })

  it('include nothing of a menu that is still pending', () => {
    expect(needs({ session: undefined, member: undefined, 'own-member': undefined })).toEqual([])
  })

  it('are all that change the view, and no others, for 300 different people', () => {
    const one: Values = { unread: 1, basket: 1, userName: 'Amelia', activeName: 'Anna', lists: {} }
    const other: Pick<Values, FetchedValue> = {
      unread: 2,
      basket: 2,
      lists: { 'learn-categories': { state: 'failed' }, 'learn-guides': { state: 'failed' } },
    }
    // Views of a second manifest are never those kept for the first.
    const second = structuredClone(manifest)
    for (const { facts } of drawPeople(300)) {
      const person = encode(facts)
      const needed = neededValues(manifest, person)
      const view = resolvePortalView(manifest, person, one)
      const kept = Object.fromEntries([...needed].map((name) => [name, one[name]]))
      expect(resolvePortalView(second, person, { ...one, ...other, ...kept })).toEqual(view)
      for (const name of needed)
        expect(resolvePortalView(manifest, person, { ...one, [name]: other[name] })).not.toEqual(view)
    }
  })
})
