import { describe, expect, it } from 'vitest'
import type { Session } from '../../src/session/contract.ts'
import { createStorage } from '../../src/session/storage.ts'
import type { SessionState } from '../../src/session/types.ts'
import { createVisit } from '../../src/session/visit.ts'
import { MemoryStorage } from './page.ts'

/** A whole session as far as signing in goes. */
function wholeSession(outcome: 'left' | 'failed', state: SessionState = { mode: 'starting' }) {
  const targets: string[] = []
  const session: Pick<Session, 'signIn' | 'get'> = {
    get: () => state,
    signIn: async (target) => {
      targets.push(target)
      return outcome
    },
  }
  return { session: session as Session, targets }
}

function visit(loadSession: () => Promise<Session>) {
  const reported: unknown[] = []
  const storage = createStorage({
    local: new MemoryStorage(),
    session: new MemoryStorage(),
    report: () => {},
  })
  const session = createVisit({ storage, loadSession, report: (error) => reported.push(error) })
  const seen: SessionState[] = []
  session.subscribe(() => seen.push(session.get()))
  return { session, storage, seen, reported }
}

const never = () => Promise.reject(new Error('not needed'))

describe('A visitor', () => {
  it('is known to be nobody at once, without the code of sign-in [R-SESS-01]', async () => {
    const { session, seen, reported } = visit(never)
    expect(session.get()).toEqual({ mode: 'starting' })
    await session.start()
    expect(seen).toEqual([{ mode: 'anonymous' }])
    expect(session.api()).toBeUndefined()
    expect(reported).toEqual([])
  })

  it('is told once why they were signed out', async () => {
    const { session, storage } = visit(never)
    storage.keepSignedOutNote({ reason: 'sign-in-failed', message: 'The clock is wrong.' })
    await session.start()
    expect(session.get()).toEqual({
      mode: 'anonymous',
      reason: 'sign-in-failed',
      message: 'The clock is wrong.',
    })
    expect(storage.takeSignedOutNote()).toBeUndefined()
  })

  it('is taken to the provider by the whole session, fetched once', async () => {
    const whole = wholeSession('left')
    let fetched = 0
    const { session, seen } = visit(async () => {
      fetched += 1
      return whole.session
    })
    expect(await session.signIn('/myaccount')).toBe('left')
    expect(await session.signIn('/dashboard')).toBe('left')
    expect(whole.targets).toEqual(['/myaccount', '/dashboard'])
    expect(fetched).toBe(1)
    expect(seen).toEqual([])
  })

  it('reads what the whole session says when the provider cannot be reached', async () => {
    const failed: SessionState = {
      mode: 'anonymous',
      reason: 'sign-in-failed',
      message: 'Check your connection.',
    }
    const { session } = visit(async () => wholeSession('failed', failed).session)
    expect(await session.signIn('/myaccount')).toBe('failed')
    expect(session.get()).toEqual(failed)
  })

  it('reads a calm sentence when the code of sign-in does not come, and can try again', async () => {
    const whole = wholeSession('left')
    const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(whole.session)]
    const { session, reported } = visit(() => answers.shift()!)
    expect(await session.signIn('/myaccount')).toBe('failed')
    expect(session.get()).toEqual({
      mode: 'anonymous',
      reason: 'sign-in-failed',
      message: 'We could not reach the sign-in service. Check your connection, then try again.',
    })
    expect(reported).toHaveLength(1)
    expect(await session.signIn('/myaccount')).toBe('left')
  })

  it('has nobody to switch, renew or sign out', async () => {
    const { session } = visit(never)
    for (const ask of [
      () => session.switchTo({ client: 'C-1' }),
      session.renew,
      () => session.logOut('own-choice'),
    ])
      await expect(ask()).rejects.toThrow('nobody is signed in')
  })
})
