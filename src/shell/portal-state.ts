// What the shell knows at this moment: manifest, session, flags, surroundings. Guards wait on it, components read it.
import type { Manifest } from '#manifest/manifest.ts'
import { makeEncoder, type Facts, type Person } from '#runtime/person.ts'
import type { SessionState } from '#session/types.ts'
import { factsOf, type FlagsAnswer, type World } from './facts.ts'
import { makeStore, type Store } from './store.ts'

export interface PortalState {
  manifest: Manifest
  world: World
  facts: Facts
  /** The facts are not the session's own. */
  isPretended: boolean
  encode(facts: Facts): Person
}

/** What never changes while the page lives, and what the window says now. */
export interface Surroundings {
  platform: World['platform']
  os: World['os']
  width: number
  publicFlags: World['publicFlags']
}

/** The facts of the session as somebody else's; only the inspector of a running `npm start` gives one. */
export type Pretence = (live: Facts, manifest: Manifest) => Facts

export interface PortalStore extends Pick<Store<PortalState>, 'get' | 'subscribe'> {
  sessionChanged(session: SessionState): void
  flagsAnswered(flags: FlagsAnswer): void
  resized(width: number): void
  manifestEdited(manifest: Manifest): void
  /** From now on menus and guards are those of the person made up; undefined for the session's own. */
  pretend(pretence: Pretence | undefined): void
}

/** Joins the sources of facts; every reader sees them change together. */
export function makePortalStore(manifest: Manifest, surroundings: Surroundings): PortalStore {
  const world: World = { session: { mode: 'starting' }, flags: { state: 'loading' }, ...surroundings }
  let pretence: Pretence | undefined
  const known = (of: World, by: Manifest): Facts => {
    const live = factsOf(of, by)
    return pretence ? pretence(live, by) : live
  }
  const store = makeStore<PortalState>({
    manifest,
    world,
    facts: known(world, manifest),
    isPretended: false,
    encode: makeEncoder(manifest),
  })
  const change = (part: Partial<World>) => {
    const before = store.get()
    const next = { ...before.world, ...part }
    store.set({
      ...before,
      world: next,
      facts: known(next, before.manifest),
      isPretended: pretence !== undefined,
    })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    sessionChanged: (session) => change({ session }),
    flagsAnswered: (flags) => change({ flags }),
    resized: (width) => change({ width }),
    manifestEdited: (edited) =>
      store.set({
        ...store.get(),
        manifest: edited,
        facts: known(store.get().world, edited),
        encode: makeEncoder(edited),
      }),
    pretend(next) {
      pretence = next
      change({})
    },
  }
}
