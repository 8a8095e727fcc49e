import { describe, expect, it } from 'vitest'
import { signedOutMessage } from '#shell/session-dialogs/signed-out-message.ts'

const says = (note: object) => signedOutMessage({ mode: 'anonymous', ...note }, {} as never)

describe('Somebody whose session ended while they filled in a form', () => {
  it('reads why, and that what they typed is kept', () => {
    expect(says({ reason: 'other-tab', typed: 'kept' })).toBe(
      'You signed out in another tab, so this one has been signed out too. We kept what you typed. Sign in to go on with it.',
    )
  })

  it('reads that the last of it may be lost where it may', () => {
    expect(says({ reason: 'expired', typed: 'unsaved' })).toBe(
      'Your session has ended. Sign in again to carry on. What you typed last may not be saved. Sign in and check it.',
    )
  })
})

describe('Anybody else', () => {
  it('reads why they are signed out, and nothing where they did not sign in', () => {
    expect(says({ reason: 'own-choice' })).toBe('You have signed out. See you next time.')
    expect(says({})).toBeUndefined()
  })
})
