// What people read who act for somebody or view an account: by the guards and parts of config/, for its people.
import { describe, expect, it } from 'vitest'
import { createEncoder } from '#runtime/person.ts'
import { abilitiesOf } from '#shell/session-dialogs/use-abilities.ts'
import { pageWords } from '#tools/build/manifest-plugin.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'
import { factsOfPersona } from '#manifest/resolve/persona-facts.ts'

const { manifest, resolved } = compileFolder()

const POWER = 'register a power of attorney'

function of(persona: string, session: string) {
  const { personas } = resolved!.personas
  const who = personas.find(({ id }) => id === persona)!
  const situation = who.situations.find((each) => each.session === session)!
  return abilitiesOf(
    pageWords(resolved!).lets,
    manifest!,
    createEncoder(manifest!),
    factsOfPersona(who, situation, manifest!),
  )
}

const EVERYTHING_ELSE = [
  'answer the portfolio review',
  'read and write messages',
  'pay money in',
  'set up and change regular payments',
  'withdraw to a bank account that is saved here',
  'change the address, and details of work and tax',
]

describe('Somebody in another person’s account', () => {
  it('acts for a client, but for what identifies them and where their money may go', () => {
    expect(of('delegate', 'delegated')).toEqual({
      own: ['see values, gains and activity', 'read and download documents', ...EVERYTHING_ELSE],
      ofOwnerOnly: [
        POWER,
        'change the phone number and email address',
        'see sign-ins and change the password',
        'add or change bank accounts',
      ],
    })
  })

  it('acts for a donor as their attorney, and appoints nobody else', () => {
    const { own, ofOwnerOnly } = of('multiple-access', 'delegated')
    expect(own).toEqual(expect.arrayContaining(EVERYTHING_ELSE))
    expect(own).not.toContain(POWER)
    expect(ofOwnerOnly).toEqual([
      POWER,
      'change the phone number and email address',
      'see sign-ins and change the password',
      'add or change bank accounts',
    ])
  })

  it('views an account, and can only look', () => {
    const { own, ofOwnerOnly } = of('shared-viewer', 'shared')
    expect(own).toEqual(['see values, gains and activity', 'read and download documents'])
    expect(ofOwnerOnly).toEqual(expect.arrayContaining(EVERYTHING_ELSE))
  })

  it('reads nothing of this in their own account', () => {
    expect(of('client', 'normal').ofOwnerOnly).toEqual([])
  })
})
