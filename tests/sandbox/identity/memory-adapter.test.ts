import { describe, expect, it } from 'vitest'
import { memoryAdapters } from '#sandbox/identity/memory-adapter.ts'

describe('what the provider remembers', () => {
  it('is forgotten when its time is over', async () => {
    let now = 0
    const tokens = memoryAdapters(() => now)('AccessToken')
    await tokens.upsert('a', { accountId: 'sub-p02' }, 60)
    now = 59_999
    expect(await tokens.find('a')).toEqual({ accountId: 'sub-p02' })
    now = 60_000
    expect(await tokens.find('a')).toBeUndefined()
  })

  it('belongs to one provider and one kind alone', async () => {
    const mine = memoryAdapters()
    await mine('AccessToken').upsert('a', {}, 60)
    expect(await mine('RefreshToken').find('a')).toBeUndefined()
    expect(await memoryAdapters()('AccessToken').find('a')).toBeUndefined()
  })

  it('notes that a code was used, and when', async () => {
    const codes = memoryAdapters(() => 5000)('AuthorizationCode')
    await codes.upsert('a', {}, 60)
    await codes.consume('a')
    expect(await codes.find('a')).toEqual({ consumed: 5 })
  })

  it('finds a session by its own id', async () => {
    const sessions = memoryAdapters()('Session')
    await sessions.upsert('cookie', { uid: 'session-1' }, 60)
    expect(await sessions.findByUid('session-1')).toEqual({ uid: 'session-1' })
    expect(await sessions.findByUid('session-2')).toBeUndefined()
  })

  it('goes with its grant, and what belongs to other grants stays', async () => {
    const tokens = memoryAdapters()('RefreshToken')
    await tokens.upsert('a', { grantId: 'one' }, 60)
    await tokens.upsert('b', { grantId: 'two' }, 60)
    await tokens.revokeByGrantId('one')
    expect(await tokens.find('a')).toBeUndefined()
    expect(await tokens.find('b')).toEqual({ grantId: 'two' })
  })
})
