// Everything that this person's search can find: entries of the portal view, and what the portal's definition adds.
import { useEffect, useState } from 'react'
import { hiddenAmounts, useHiddenAmounts } from '#ui/figures/hidden-amounts.ts'
import { routeOf, type Route } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import { evaluate } from '#runtime/evaluate.ts'
import type { Found, FoundEntry, SearchModule } from '../define-portal.ts'
import { usePortalState, useServices } from '../state/portal-services.tsx'
import { usePortalView } from '../state/use-portal-view.ts'
import { entriesOfView, entry, type SearchEntry } from './entries.ts'

interface Entries extends Pick<Found, 'missing'> {
  entries: SearchEntry[]
  ask: ((text: string) => SearchEntry) | undefined
}

export function useEntries({ useFound }: SearchModule): Entries {
  const view = usePortalView()
  const { manifest } = usePortalState()
  const words = useWords()
  const isOpen = useIsOpen()
  const choices = useChoices()
  const pathOf = (name: string) => {
    const route = routeOf(manifest, manifest.header.panel?.search?.finds[name])
    return route && isOpen(route) ? route.path : undefined
  }
  // oxlint-disable-next-line react/hooks -- A portal's definition is the same on every render.
  const found = useFound((name) => pathOf(name) !== undefined, view.panel?.userName ?? '')
  const foundEntry = ({ find, id, label, detail, params, query, open }: FoundEntry): SearchEntry => {
    const path = fill(pathOf(find) ?? '', params ?? {})
    const href = query ? `${path}?${new URLSearchParams(query)}` : path
    return {
      ...entry(find, label, detail, { kind: 'route', href }),
      id: `${find} ${id}`,
      ...(open && { open }),
    }
  }
  const named = manifest.routes.flatMap((route) => {
    const more = words[route.id]
    if (more === undefined || route.path.includes(':') || !isOpen(route)) return []
    return [{ ...entry('page', route.title, '', { kind: 'route', href: route.path }), words: more }]
  })
  const shown = entriesOfView(view).map((each) => {
    const more = named.find(({ id }) => id === each.id)?.words
    return more === undefined ? each : { ...each, words: more }
  })
  const entries = [
    ...shown,
    ...named.filter(({ id }) => !shown.some((each) => each.id === id)),
    ...(view.panel ? choices : []),
    ...found.entries.map(foundEntry),
  ]
  return { entries, missing: found.missing, ask: found.ask && ((text) => foundEntry(found.ask!(text))) }
}

/** What the side panel lets people choose. */
function useChoices(): SearchEntry[] {
  const { theme } = useServices()
  const areHidden = useHiddenAmounts()
  const choice = (label: string, words: string, choose: () => void): SearchEntry => ({
    ...entry('action', label, '', { kind: 'command', command: 'open-panel' }),
    ...{ id: label, words, isOnlyForText: true },
    async open() {
      choose()
      return true
    },
  })
  return [
    choice('Dark appearance', 'dark mode night theme colours', () => theme.choose('dark')),
    choice('Light appearance', 'light mode day theme colours', () => theme.choose('light')),
    choice('Appearance of the system', 'automatic mode theme colours', () => theme.choose('system')),
    choice(areHidden ? 'Show amounts' : 'Hide amounts', 'hide show amounts privacy', () =>
      hiddenAmounts.set(!areHidden),
    ),
  ]
}

/** Until they are there, and where they cannot be had, pages are found by their titles. */
function useWords(): Readonly<Record<string, string>> {
  const { pageWords, report } = useServices()
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => void pageWords().then(({ search }) => setWords(search), report), [pageWords, report])
  return words
}

/** May this person open the route? */
function useIsOpen(): (route: Route) => boolean {
  const { manifest, encode, facts } = usePortalState()
  return ({ match, admits, area }) => {
    const person = encode({ ...facts, area })
    return evaluate(manifest, match, person) === 'yes' && evaluate(manifest, admits, person) === 'yes'
  }
}
