import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announceMeanwhile } from '#app/release/announce-meanwhile.ts'
import { followRelease } from '#app/release/follow-release.ts'
import type { ReleaseInUse, ReleasePorts } from '#app/release/release.ts'
import { createStore } from '#base/state/store.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { PortalStore } from '#shell/state/portal-state.ts'

vi.mock('#app/release/follow-release.ts', () => ({ followRelease: vi.fn() }))

const link = { id: 'help', when: 0 }
const releaseOf = (id: string, announcements: object[], more: object = {}) =>
  ({ id, manifest: { announcements, menus: id, ...more }, off: [] }) as unknown as ReleaseInUse

/** Somebody who writes by this release; what the page shows from then on. */
function writing(own: ReleaseInUse) {
  const ports = { kind: 'manifest', inUse: createStore(own) } as ReleasePorts
  const shown: Manifest[] = []
  const state = {
    get: () => ({}),
    released: ({ manifest }: { manifest: Manifest }) => void shown.push(manifest),
  }
  const beat = async (current?: ReleaseInUse) => {
    vi.mocked(followRelease).mockResolvedValue(current)
    await announceMeanwhile(ports, state as unknown as PortalStore, () => {})
    return shown.splice(0)
  }
  return { beat, ports }
}

describe('Somebody who is writing while a release is made', () => {
  let own: ReleaseInUse
  // What was told is kept for each manifest.
  beforeEach(() => {
    own = releaseOf('1', [{ id: 'own', when: 3 }], { turns: ['2027'] })
  })
  const newer = releaseOf(
    '2',
    [
      { id: 'down', when: 0, items: [link, { id: 'payments', when: 4 }] },
      { id: 'some', when: 5 },
    ],
    { turns: ['2026'] },
  )

  it('reads what it announces to everybody, and keeps all else of their own', async () => {
    const { beat, ports } = writing(own)
    expect(await beat(newer)).toEqual([
      {
        menus: '1',
        announcements: [
          { id: 'down', when: 0, items: [link] },
          { id: 'own', when: 3 },
        ],
        turns: ['2026', '2027'],
      },
    ])
    expect(ports.inUse.get()).toBe(own)
    expect(await beat(newer)).toEqual([])
  })

  it('reads it no longer once it is taken back, and goes on reading it where nobody knows', async () => {
    const { beat } = writing(own)
    expect(await beat(own)).toEqual([])
    await beat(newer)
    expect(await beat(undefined)).toEqual([])
    expect(await beat(own)).toEqual([own.manifest])
    expect(await beat(own)).toEqual([])
  })

  it('reads the most urgent first, whomever it is for', async () => {
    const { beat } = writing(releaseOf('1', [{ id: 'own', when: 3, kind: 'urgent' }]))
    const [told] = await beat(releaseOf('2', [{ id: 'all', when: 0, kind: 'info' }]))
    expect(told!.announcements.map(({ id }) => id)).toEqual(['own', 'all'])
  })

  it('is told nothing by a flag that is switched off', async () => {
    expect(await writing(own).beat({ ...own, off: ['planner'] })).toEqual([])
  })
})
