import { describe, expect, it } from 'vitest'
import { neededValues, type FetchedValue } from '#runtime/needed-values.ts'
import type { Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { Values } from '#runtime/values.ts'
import { drawPeople } from '../../support/drawn-people.ts'
import { client, encode, manifest } from './shipped-manifest.ts'

const needs = (facts: Facts) => [...neededValues(manifest, encode({ ...client, ...facts }))].toSorted()

describe('The values that a view needs', () => {
  it('are the unread count and the content lists for a client on an ordinary page', () => {
    expect(needs({})).toEqual(['list learn-categories', 'list learn-guides', 'number unread'])
  })

  it('are the basket alone where an account is opened, and none for a visitor', () => {
    expect(needs({ area: 'account-opening' })).toEqual(['number basket'])
    expect(needs({ session: 'anonymous', member: 'none', 'own-member': 'none' })).toEqual([])
  })

  it('are none for a viewer on the web, who sees neither messages nor lists', () => {
    expect(needs({ session: 'shared', grants: 'shared-access' })).toEqual([])
  })

  it('include nothing of a menu that is still pending', () => {
    expect(needs({ session: undefined, member: undefined, 'own-member': undefined })).toEqual([])
  })

  it('are all that change the view, and no others, for 300 different people', () => {
    const one: Values = {
      numbers: { unread: 1, basket: 1 },
      userName: 'Amelia',
      activeName: 'Anna',
      lists: {},
    }
    /** Those values with these of them differing. */
    const differingIn = (names: readonly FetchedValue[]): Values => ({
      ...one,
      numbers: {
        unread: names.includes('number unread') ? 2 : 1,
        basket: names.includes('number basket') ? 2 : 1,
      },
      lists: Object.fromEntries(
        ['learn-categories', 'learn-guides'].flatMap((name) =>
          names.includes(`list ${name}`) ? [[name, { state: 'failed' }]] : [],
        ),
      ),
    })
    const all: FetchedValue[] = [
      'number unread',
      'number basket',
      'list learn-categories',
      'list learn-guides',
    ]
    // Views of a second manifest are never those kept for the first.
    const second = structuredClone(manifest)
    for (const { facts } of drawPeople(300)) {
      const person = encode(facts)
      const needed = neededValues(manifest, person)
      const view = resolvePortalView(manifest, person, one)
      const others = all.filter((name) => !needed.has(name))
      expect(resolvePortalView(second, person, differingIn(others))).toEqual(view)
      for (const name of needed)
        expect(resolvePortalView(manifest, person, differingIn([name]))).not.toEqual(view)
    }
  })
})
