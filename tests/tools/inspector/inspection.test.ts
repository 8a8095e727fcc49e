import { beforeAll, describe, expect, it } from 'vitest'
import type { InspectedNode } from '#inspector/inspection.ts'
import { bySubject } from '#inspector/tree.ts'
import { compile } from '#manifest/compile.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { inspect } from '#tools/inspector/inspection.ts'

let resolved: Resolved
beforeAll(() => {
  resolved = compile(readConfigFolder(), readProduct()).resolved!
})

const factsOf = (persona: string) => inspect(resolved, {}).personas.find(({ id }) => id === persona)!.facts
const partsFor = (facts: Record<string, string>): Map<string, InspectedNode> =>
  bySubject(inspect(resolved, { area: 'default', view: 'desktop', ...facts }).tree)

describe('What the inspector tells of a shared viewer', () => {
  let parts: Map<string, InspectedNode>
  beforeAll(() => {
    parts = partsFor(factsOf('shared-viewer/viewing-margaret-hale'))
  })
  const stateOf = (subject: string) => {
    const { status, because } = parts.get(subject)!.reasons!
    return `${status}: ${because}`
  }

  it('has a state and a reason for entries, surfaces, dialogs and routes', () => {
    expect(stateOf('client/admin/messages')).toBe(
      'hidden: wants session anonymous or normal or delegated; it is shared',
    )
    expect(stateOf('shared-access/documents')).toBe('shown: all its conditions hold')
    expect(stateOf('messages-icon')).toBe('hidden: wants session normal or delegated; it is shared')
    expect(stateOf('banner')).toBe('shown: its condition holds')
    expect(stateOf('route messages')).toBe(
      'hidden: wants session anonymous or normal or delegated; it is shared',
    )
  })

  it('says where a closed route leads, and by which line', () => {
    expect(parts.get('route messages')!.reasons!.ends).toEqual([
      expect.stringMatching(
        /^arrives at "account-dashboard" \/myaccount \(guard not-shared, config\/guards\.json:\d+\)$/,
      ),
    ])
  })
})

describe('What the inspector tells of anybody', () => {
  it('names every route and every entry of every menu', () => {
    const parts = partsFor(factsOf('client/own-account'))
    expect(resolved.routes.filter(({ id }) => !parts.get(`route ${id}`)?.reasons)).toEqual([])
    expect([...resolved.menus.keys()].filter((id) => !parts.get(id)?.reasons)).toEqual([])
  })

  it('calls pending what depends on a fact not known yet', () => {
    const { 'flag.disclosure-document': _, ...unknown } = factsOf('client/own-account')
    expect(partsFor(unknown).get('footer/legal/services-and-charges')!.reasons!.status).toBe('pending')
  })

  it('says why nobody has these facts together, and the least to change', () => {
    const { impossible } = inspect(resolved, { ...factsOf('client/own-account'), session: 'shared' })
    expect(impossible!.reasons.length).toBeGreaterThan(0)
    expect(impossible!.ways).toContainEqual([{ fact: 'session', from: ['shared'], to: ['normal'] }])
  })

  it('gives the least to change to turn the answer of what is asked about', () => {
    const { changes } = inspect(resolved, factsOf('client/own-account'), 'route child-details')
    expect(changes.ways).toEqual([[{ fact: 'has-children', from: ['false'], to: ['true'] }]])
  })

  it('calls a situation by the name of the account', () => {
    const { personas } = inspect(resolved, {})
    expect(personas.find(({ id }) => id === 'shared-viewer/viewing-margaret-hale')!.name).toBe(
      'Isla Reid, viewing Margaret Hale',
    )
  })

  it('refuses a word that is not declared, by its name', () => {
    expect(() => inspect(resolved, { sesion: 'shared' })).toThrow('There is no fact "sesion".')
  })
})
