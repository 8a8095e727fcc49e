// The facts that layouts find out, from the data that they load for their pages.
import { useLayoutEffect } from 'react'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import type { Names } from 'portal-engine/screen-api/names.ts'

/** The facts of facts.json that come from a layout, with their values. */
type LayoutFacts = Names['layoutFacts']

/** Tells the manifest's conditions a fact while the layout is shown; before the first paint, so that no tab changes. */
export function useLayoutFact<Name extends keyof LayoutFacts>(name: Name, value: LayoutFacts[Name]): void {
  const { setLayoutFact } = usePortal()
  useLayoutEffect(() => {
    setLayoutFact(name, value)
    return () => setLayoutFact(name, undefined)
  }, [setLayoutFact, name, value])
}
