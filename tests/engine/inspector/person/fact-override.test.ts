import { describe, expect, it } from 'vitest'
import { choose, overrideOf, inspectionRequestOf } from '#inspector/person/fact-override.ts'
import { addressWith, chosenIn } from '#inspector/person/shared-address.ts'
import { personName } from '#inspector/person/person-name.ts'
import type { Manifest } from '#manifest/manifest.ts'

const manifest = {
  facts: [
    { id: 'session', values: ['anonymous', 'normal', 'shared'], word: 0, shift: 0 },
    { id: 'view', values: ['mobile', 'desktop'], word: 0, shift: 3 },
  ],
} as unknown as Manifest
const live = { session: 'normal', view: 'desktop' }

describe('Facts chosen over the live session', () => {
  it('stand over those of the session; the others stay as they are', () => {
    expect(overrideOf({ session: 'shared' })(live, manifest)).toEqual({ session: 'shared', view: 'desktop' })
  })

  it('may be set to "not known yet"', () => {
    expect(overrideOf({ session: null })(live, manifest)).toEqual({ session: undefined, view: 'desktop' })
  })

  it('are left out once an edited manifest no longer declares the fact or the value', () => {
    expect(overrideOf({ session: 'acting', 'flag.gone': 'true' })(live, manifest)).toEqual(live)
  })

  it('are chosen and given back one by one', () => {
    expect(choose({ session: 'shared' }, 'view', 'mobile')).toEqual({ session: 'shared', view: 'mobile' })
    expect(choose({ session: 'shared', view: 'mobile' }, 'view', undefined)).toEqual({ session: 'shared' })
  })

  it('are asked about without those not known, or that the portal does not declare', () => {
    expect(
      inspectionRequestOf({ session: undefined, view: 'mobile', grants: 'no-access' }, manifest),
    ).toEqual({ facts: { view: 'mobile' } })
  })
})

describe('The person made up', () => {
  const personas = [
    { id: 'viewer/a', name: 'Isla Reid, viewing Margaret Hale', about: '', facts: { session: 'shared' } },
    { id: 'client/a', name: 'Amelia Hart, own account', about: '', facts: { session: 'normal' } },
  ]

  it('is called by the persona, and by what differs from it', () => {
    expect(personName({ session: 'shared' }, personas)).toBe('Isla Reid, viewing Margaret Hale')
    expect(personName({ session: 'shared', view: 'mobile' }, personas)).toBe(
      'Isla Reid, viewing Margaret Hale, with view mobile',
    )
  })

  it('is the live session with single facts set, or the live session alone', () => {
    expect(personName({ view: null }, personas)).toBe('the live session with view not known')
    expect(personName({}, personas)).toBeUndefined()
  })
})

describe('An address of what is pretended', () => {
  const page = 'http://localhost:5173/myaccount?tab=1#top'

  it('has the chosen facts, those not known among them, and gives the same ones back', () => {
    const chosen = { session: 'shared', 'flag.shared-access': null }
    const address = addressWith(chosen, page)
    expect(address).toBe(
      'http://localhost:5173/myaccount?tab=1&pretend=session%3Ashared%2Cflag.shared-access%3A%3F#top',
    )
    expect(chosenIn(new URL(address).search)).toEqual(chosen)
    expect(addressWith({}, address)).toBe(page)
  })

  it.each(['', '?pretend=', '?pretend=session', '?pretend=<b>:x', '?other=session:shared'])(
    'that names no facts changes nothing: "%s"',
    (search) => expect(chosenIn(search)).toBeUndefined(),
  )
})
