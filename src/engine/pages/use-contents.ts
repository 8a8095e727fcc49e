// What the page of the current route shows. It is fetched when the page opens; the screen's Suspense waits for it.
import { use } from 'react'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import { kindsWith } from '#base/requests/request-answers.ts'
import { allQuestionsOf, questionsOf, type RequestPage } from '#base/requests/request-page.ts'
import type { Prefills } from '#http/prefills.ts'
import { usePortal, type PagePort } from '#screen-api/portal.ts'

const loaded = new WeakMap<object, Map<string, Promise<unknown>>>()

/** The contents of the route's page, in the form of its kind, whose screen asks. */
export const useContents = <Contents>(): Contents => use(contentsOf(usePortal().page!)) as Contents

/** The engine's kinds of questions, and those of the portal that the page asks. */
export function useKinds(page: RequestPage): Kinds {
  const { release, id, questions } = usePortal().page!
  const names = allQuestionsOf(page).map(({ kind }) => kind)
  const load = async () => kindsWith((await questions?.())?.kinds ?? {}, names)
  return use(loadedOnce(release, `kinds of ${id}`, load))
}

/** What the firm knows, where the page fills some of it in. */
export function usePrefills(page: RequestPage): Prefills {
  const { release, id, prefills } = usePortal().page!
  if (!prefills || questionsOf(page).every(({ prefilled }) => prefilled === undefined)) return NONE
  return use(loadedOnce(release, `prefills of ${id}`, prefills)).prefills
}
const NONE = {}

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
