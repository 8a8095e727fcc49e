import { describe, expect, it } from 'vitest'
import type { Session } from '#session/contract.ts'
import { createStorage } from '#session/browser/storage.ts'
import type { SessionState } from '#session/types.ts'
import { createAnonymousSession } from '#session/anonymous-session.ts'
import { MemoryStorage } from './page.ts'

/** A whole session as far as signing in goes. */
function wholeSession(outcome: 'redirecting' | 'failed', state: SessionState = { mode: 'starting' }) {
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
  const [local, kept] = [new MemoryStorage(), new MemoryStorage()]
  const storage = createStorage({
    local: () => local,
    session: () => kept,
    report: () => {},
  })
  const session = createAnonymousSession({ storage, loadSession, report: (error) => reported.push(error) })
  const seen: SessionState[] = []
  session.subscribe(() => seen.push(session.get()))
  return { session, storage, seen, reported }
}

const never = () => Promise.reject(new Error('not needed'))

describe('A visitor', () => {
  it('is anonymous at once, without loading the sign-in code [R-SESS-01]', async () => {
    const { session, seen, reported } = visit(never)
    expect(session.get()).toEqual({ mode: 'starting' })
    await session.start()
    expect(seen).toEqual([{ mode: 'anonymous' }])
    expect(session.api()).toBeUndefined()
    expect(reported).toEqual([])
  })

  it('sees once why they were signed out', async () => {
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

  it('is redirected to the provider by the full session, loaded once', async () => {
    const whole = wholeSession('redirecting')
    let fetched = 0
    const { session, seen } = visit(async () => {
      fetched += 1
      return whole.session
    })
    expect(await session.signIn('/myaccount')).toBe('redirecting')
    expect(await session.signIn('/dashboard')).toBe('redirecting')
    expect(whole.targets).toEqual(['/myaccount', '/dashboard'])
    expect(fetched).toBe(1)
    expect(seen).toEqual([])
  })

  it('sees the full session’s message when the provider cannot be reached', async () => {
    const failed: SessionState = {
      mode: 'anonymous',
      reason: 'sign-in-failed',
      message: 'Check your connection.',
    }
    const { session } = visit(async () => wholeSession('failed', failed).session)
    expect(await session.signIn('/myaccount')).toBe('failed')
    expect(session.get()).toEqual(failed)
  })

  it('sees a message when the sign-in code cannot be loaded, and can try again', async () => {
    const whole = wholeSession('redirecting')
    const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(whole.session)]
    const { session, reported } = visit(() => answers.shift()!)
    expect(await session.signIn('/myaccount')).toBe('failed')
    expect(session.get()).toEqual({
      mode: 'anonymous',
      reason: 'sign-in-failed',
      message: 'We could not reach the sign-in service. Check your connection, then try again.',
    })
    expect(reported).toHaveLength(1)
    expect(await session.signIn('/myaccount')).toBe('redirecting')
  })

  it('cannot switch, renew or sign out', async () => {
    const { session } = visit(never)
    for (const ask of [
      () => session.switchTo({ kind: 'client', id: 'C-1' }),
      session.renew,
      () => session.logOut('own-choice'),
    ])
      await expect(ask()).rejects.toThrow('nobody is signed in')
  })
})
