// What the page of the current route shows. It is fetched when the page opens; the screen's Suspense waits for it.
import { use } from 'react'
import { usePortal, type PagePort } from '#screen-api/portal.ts'

/** By release: another one may say something else. */
const fetched = new WeakMap<object, Map<string, Promise<unknown>>>()

/** The contents of the route's page, in the form of its kind, whose screen asks. */
export const useContents = <Contents>(): Contents => use(contentsOf(usePortal().page!)) as Contents

function contentsOf({ id, release, load }: PagePort): Promise<unknown> {
  const ofRelease = fetched.get(release) ?? new Map<string, Promise<unknown>>()
  fetched.set(release, ofRelease)
  const known = ofRelease.get(id)
  if (known) return known
  const asked = load(id)
  ofRelease.set(id, asked)
  // The next time may have an answer.
  asked.catch(() => ofRelease.delete(id))
  return asked
}
