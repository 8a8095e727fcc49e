// The portal view for the person and page shown now. Header items follow their schedule, everything else at once.
import { useEffect, useMemo, useRef, useState } from 'react'
import { limits } from '#domain/limits.gen.ts'
import type { Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { PortalView } from '#runtime/view.ts'
import { personShown } from '#session/types.ts'
import { scheduleMenu } from './menu-schedule.ts'
import { usePortalState } from './portal-services.tsx'
import { useValues } from './use-values.ts'
import { routeShown, useShown } from './shown.ts'

/** What stands around the screen. Numbers and lists are fetched only when something shown asks for them. */
export function usePortalView(): PortalView {
  const { manifest, encode, facts, world } = usePortalState()
  const area = useArea()
  const here = useMemo((): Facts => ({ ...facts, area }), [facts, area])
  const menuFacts = useScheduled(here, personShown(world.session) ?? world.session.mode)
  const { values, asking } = useValues()
  return useMemo(() => {
    const whole = resolvePortalView(manifest, encode(here), asking(values))
    if (menuFacts === here) return whole
    const { context, navigation } = resolvePortalView(manifest, encode(menuFacts), asking(values))
    return { ...whole, context, navigation }
  }, [manifest, encode, here, menuFacts, values, asking])
}

/** The area of the route shown; before the first one shows, not known. One that is set over the session comes first. */
export function useArea(): string | undefined {
  const { area } = usePortalState().facts
  const route = routeShown(useShown())
  return typeof area === 'string' ? area : route?.area
}

function useScheduled(facts: Facts, person: string): Facts {
  const [shown, setShown] = useState(facts)
  const schedule = useRef<ReturnType<typeof scheduleMenu<Facts>>>(undefined)
  const [personNow, setPersonNow] = useState(person)
  useEffect(() => {
    schedule.current ??= scheduleMenu<Facts>(setShown, limits['menu-debounce'].value, {
      setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
      clearTimeout: (handle) => window.clearTimeout(handle as number),
    })
    schedule.current.changed(facts, person)
    setPersonNow(person)
  }, [facts, person])
  useEffect(() => () => schedule.current?.stop(), [])
  // Another person's menu must not stay for even one frame.
  return person === personNow ? shown : facts
}
