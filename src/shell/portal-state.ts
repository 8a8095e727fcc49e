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
  encode(facts: Facts): Person
}

/** What never changes while the page lives, and what the window says now. */
export interface Surroundings {
  platform: World['platform']
  os: World['os']
  width: number
  publicFlags: World['publicFlags']
}

export interface PortalStore extends Pick<Store<PortalState>, 'get' | 'subscribe'> {
  sessionChanged(session: SessionState): void
  flagsAnswered(flags: FlagsAnswer): void
  resized(width: number): void
  manifestEdited(manifest: Manifest): void
}

/** Joins the sources of facts; every reader sees them change together. */
export function makePortalStore(manifest: Manifest, surroundings: Surroundings): PortalStore {
  const world: World = { session: { mode: 'starting' }, flags: { state: 'loading' }, ...surroundings }
  const store = makeStore<PortalState>({
    manifest,
    world,
    facts: factsOf(world, manifest),
    encode: makeEncoder(manifest),
  })
  const change = (part: Partial<World>) => {
    const before = store.get()
    const next = { ...before.world, ...part }
    store.set({ ...before, world: next, facts: factsOf(next, before.manifest) })
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
        facts: factsOf(store.get().world, edited),
        encode: makeEncoder(edited),
      }),
  }
}
