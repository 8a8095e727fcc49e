// What npm start tells of the people to sign in as.
import { describe, expect, it } from 'vitest'
import { whoSignsIn } from '#tools/serve/who-signs-in.ts'

const portal = 'http://localhost:5173'
const person = { id: 'client', 'user-id': 'U-1', name: 'Amelia Hart', about: 'Client', platform: 'web' }
const visitor = { id: 'visitor', name: 'Visitor', about: 'Nobody', platform: 'web' }

describe('Whoever starts the portal', () => {
  it('reads the names and the password of the sandbox’s people', () => {
    expect(whoSignsIn([person, visitor, { ...person, platform: 'pwa' }], undefined, portal)).toBe(
      [
        '  Sign in as (password "sandbox"):',
        '    client                 Amelia Hart    Client',
        '    client                 Amelia Hart    Client — open http://localhost:5173/?platform=pwa',
      ].join('\n'),
    )
  })

  it('reads which claim makes somebody whom, where a provider of their own signs people in', () => {
    const own = { issuer: 'https://id.example', userIdClaim: 'user_id' }
    expect(whoSignsIn([person, visitor], own, portal)).toBe(
      [
        '  Sign in at https://id.example. Its claim user_id says as whom:',
        '    U-1                    Amelia Hart    Client',
      ].join('\n'),
    )
  })
})
