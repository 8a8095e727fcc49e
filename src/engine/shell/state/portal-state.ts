// The state of the shell: manifest, session, flags, environment. Guards wait for it, components read it.
import type { Manifest } from '#manifest/manifest.ts'
import { manifestAt, turnsPassed } from '#runtime/turns.ts'
import { createEncoder, type Facts, type Person } from '#runtime/person.ts'
import type { SessionState } from '#session/types.ts'
import { factsOf, type FlagsAnswer, type FactSources } from './facts.ts'
import { createStore, type Store } from '#base/state/store.ts'

export interface PortalState {
  manifest: Manifest
  /** Counts the manifests that this page has had. */
  revision: number
  sources: FactSources
  facts: Facts
  /** A fact override is active (inspector only). */
  isOverridden: boolean
  encode(facts: Facts): Person
}

/** What the page knows before it has a session. */
export interface Environment {
  platform: FactSources['platform']
  os: FactSources['os']
  width: number
  publicFlags: FactSources['publicFlags']
  switchedOff?: FactSources['switchedOff']
}

/** Replaces the session's facts; only the inspector under `npm start` sets one. */
export type FactOverride = (live: Facts, manifest: Manifest) => Facts

export interface PortalStore extends Pick<Store<PortalState>, 'get' | 'subscribe'> {
  /** `claims`: those of the ID token. */
  sessionChanged(session: SessionState, claims?: FactSources['claims']): void
  flagsAnswered(flags: FlagsAnswer): void
  resized(width: number): void
  setLayoutFact(name: string, value: string | undefined): void
  /** What in the manifest has its time is as it is now. */
  turn(): void
  /** Another manifest, or other flags that are off for everybody. */
  released(now: { manifest?: Manifest; switchedOff?: readonly string[] }): void
  /** Sets the fact override for menus and guards; undefined removes it. */
  overrideFacts(override: FactOverride | undefined): void
}

/** Makes the store: every change of a source updates the facts in the same step. */
export function createPortalStore(
  manifest: Manifest,
  surroundings: Environment,
  clock: () => number = Date.now,
): PortalStore {
  let whole = manifest
  let passed: number
  const wholeNow = () => {
    passed = turnsPassed(whole, clock())
    return manifestAt(whole, clock())
  }
  const sources: FactSources = {
    session: { mode: 'starting' },
    flags: { state: 'loading' },
    layout: {},
    switchedOff: [],
    ...surroundings,
  }
  let override: FactOverride | undefined
  const factsNow = (of: FactSources, by: Manifest): Facts => {
    const live = factsOf(of, by)
    return override ? override(live, by) : live
  }
  const store = createStore<PortalState>({
    manifest: wholeNow(),
    revision: 1,
    sources,
    facts: factsNow(sources, manifest),
    isOverridden: false,
    encode: createEncoder(manifest),
  })
  const change = (part: Partial<FactSources>) => {
    const before = store.get()
    const next = { ...before.sources, ...part }
    store.set({
      ...before,
      sources: next,
      facts: factsNow(next, before.manifest),
      isOverridden: override !== undefined,
    })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    sessionChanged: (session, claims) => change({ session, claims }),
    flagsAnswered(answer) {
      const { sources: known, facts, manifest: by } = store.get()
      // What an answer leaves out is as it was, until other flags are asked for.
      const flags =
        answer.state === 'ready' && known.flags.state === 'ready'
          ? { ...answer, flags: { ...known.flags.flags, ...answer.flags } }
          : answer
      const next = factsNow({ ...known, flags }, by)
      // Asked once a minute, most answers say what is known; nothing is drawn again for them.
      if (flags.state !== known.flags.state || JSON.stringify(next) !== JSON.stringify(facts))
        change({ flags })
    },
    resized: (width) => change({ width }),
    setLayoutFact(name, value) {
      const { [name]: _, ...others } = store.get().sources.layout
      change({ layout: value === undefined ? others : { ...others, [name]: value } })
    },
    released({ manifest: newer, switchedOff }) {
      const before = store.get()
      const sources = switchedOff ? { ...before.sources, switchedOff } : before.sources
      whole = newer ?? whole
      store.set({
        ...before,
        manifest: newer ? wholeNow() : before.manifest,
        revision: before.revision + (newer ? 1 : 0),
        sources,
        facts: factsNow(sources, whole),
        encode: newer ? createEncoder(newer) : before.encode,
      })
    },
    turn() {
      if (turnsPassed(whole, clock()) !== passed) store.set({ ...store.get(), manifest: wholeNow() })
    },
    overrideFacts(next) {
      override = next
      change({})
    },
  }
}
