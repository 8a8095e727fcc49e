// The portal view of the current person and page. The header menu updates on its schedule, everything else at once.
import { useEffect, useMemo, useRef, useState } from 'react'
import * as limits from '#base/limits.gen.ts'
import { neededValues } from '#runtime/needed-values.ts'
import type { Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import { actorOf } from '#session/types.ts'
import { scheduleMenu } from './menu-schedule.ts'
import { usePortalState, useServices } from './portal-services.tsx'
import { useValues } from './use-values.ts'
import { matchedRoute, useRouteResult } from '../routing/route-match.ts'

/** The view around the screen. Requests only the values that the view needs. */
export function usePortalView(): PortalView {
  const { manifest, revision, encode, facts, sources } = usePortalState()
  const { values: source } = useServices()
  const values = useValues()
  const area = useArea()
  const current = useMemo((): Facts => ({ ...facts, area }), [facts, area])
  // Facts of before may have values that another manifest does not know.
  const menuFacts = useScheduled(current, `${actorOf(sources.session) ?? sources.session.mode} ${revision}`)
  const person = useMemo(() => encode(current), [encode, current])
  const menuPerson = useMemo(() => encode(menuFacts), [encode, menuFacts])
  useEffect(() => {
    for (const each of [person, menuPerson])
      for (const name of neededValues(manifest, each)) source.request(name)
  }, [manifest, person, menuPerson, source])
  return useMemo(() => {
    const view = resolvePortalView(manifest, person, values)
    const scheduled = resolvePortalView(manifest, menuPerson, values)
    if (scheduled === view) return view
    return { ...view, context: scheduled.context, navigation: scheduled.navigation }
  }, [manifest, person, menuPerson, values])
}

/** The area of the shown route; undefined before the first route. A fact override wins. */
export function useArea(): string | undefined {
  const { area } = usePortalState().facts
  const route = matchedRoute(useRouteResult())
  return typeof area === 'string' ? area : route?.area
}

function useScheduled(facts: Facts, subject: string): Facts {
  const [shown, setShown] = useState(facts)
  const schedule = useRef<ReturnType<typeof scheduleMenu<Facts>>>(undefined)
  const [subjectNow, setSubjectNow] = useState(subject)
  useEffect(() => {
    schedule.current ??= scheduleMenu<Facts>(setShown, limits['menu-debounce'].value, {
      setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
      clearTimeout: (handle) => window.clearTimeout(handle as number),
    })
    schedule.current.changed(facts, subject)
    setSubjectNow(subject)
  }, [facts, subject])
  useEffect(() => () => schedule.current?.stop(), [])
  // Another person's menu must not show for even one frame.
  return subject === subjectNow ? shown : facts
}
