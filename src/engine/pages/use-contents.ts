// What the page of the current route shows. It is fetched when the page opens; the screen's Suspense waits for it.
import { use } from 'react'
import { usePortal, type PagePort } from '#screen-api/portal.ts'

const loaded = new WeakMap<object, Map<string, Promise<unknown>>>()

/** The contents of the route's page, in the form of its kind, whose screen asks. */
export const useContents = <Contents>(): Contents => use(contentsOf(usePortal().page!)) as Contents

/** By release: another one may say something else. */
const contentsOf = ({ id, release, load }: PagePort) => loadedOnce(release, id, () => load(id))

/** By then what waits for an answer has been told that there is none: asked at once, it would wait for the next, for ever. */
const AGAIN_MS = 5000

/** Loads a thing of this owner once; where that failed, a later time may have an answer. */
export function loadedOnce<Loaded>(owner: object, id: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const ofOwner = loaded.get(owner) ?? new Map<string, Promise<unknown>>()
  loaded.set(owner, ofOwner)
  const known = ofOwner.get(id)
  if (known) return known as Promise<Loaded>
  const asked = load()
  ofOwner.set(id, asked)
  asked.catch(() => setTimeout(() => ofOwner.delete(id), AGAIN_MS))
  return asked
}
