// Gives a screen its window on the manifest: links that follow access, parts, commands, brand.
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import type { CommandName } from '#manifest/supplied.ts'
import { verdict } from '#runtime/verdict.ts'
import { isSignedIn } from '#session/types.ts'
import { PortalContext, type PortalPort } from '#ui/portal.tsx'
import { partsOf } from './parts-of.ts'
import { usePortalState, useServices } from './portal-services.tsx'
import { loadScreen } from './registry/screens.ts'
import { signedOutWords } from './signed-out-words.ts'

const noParams = {}

interface PortalProviderProps {
  route: Route
  params?: PortalPort['params']
  errorReference?: string
  children: ReactNode
}

export function PortalProvider({ route, params = noParams, errorReference, children }: PortalProviderProps) {
  const { manifest, facts, encode, world } = usePortalState()
  const { settings, run, session: acting, report } = useServices()
  const navigate = useNavigate()
  const port = useMemo((): PortalPort => {
    const person = encode({ ...facts, area: route.area })
    const find = (id: string) => {
      const found = manifest.routes.find((each) => each.id === id)
      if (!found) throw new Error(`Screen ${route.screen} links to the route "${id}", which does not exist`)
      return found
    }
    const href = (id: string, params: Record<string, string> = {}) => {
      const target = find(id)
      return verdict(manifest, target.admits, person) === 'shown' ? fill(target.path, params) : undefined
    }
    const { session } = world
    const farewell = signedOutWords(session)
    return {
      brand: manifest.brand,
      title: route.title,
      params,
      part: partsOf(manifest, route, person),
      href,
      routeTitle: (id) => find(id).title,
      external: (id) => ({ href: settings.links[id] ?? '#', label: manifest.links[id]?.label ?? id }),
      run: (command) => run(command as CommandName),
      go: (id, params, search = '') => void navigate((href(id, params) ?? '/') + search),
      prefetch: (id) => {
        const { screen } = find(id)
        if (screen !== undefined) void loadScreen(screen).catch(() => {})
      },
      refreshAccess: async () => {
        // A renewal that failed is met by the session's own dialog; the grants are worth asking for all the same.
        await acting.renew().catch(() => undefined)
        await acting.refreshAccess()
      },
      viewAccountOf: (grantor) => acting.switchTo({ grantor }),
      report,
      userName: isSignedIn(session) ? session.loggedIn.userName : '',
      activeUserName: isSignedIn(session) ? session.active.userName : '',
      ...(farewell === undefined ? {} : { signedOutMessage: farewell }),
      ...(errorReference === undefined ? {} : { errorReference }),
    }
  }, [manifest, facts, encode, world, settings, run, acting, report, navigate, route, params, errorReference])
  return <PortalContext value={port}>{children}</PortalContext>
}
