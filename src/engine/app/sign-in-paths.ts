// The paths that signing in needs, from the manifest.
import type { Manifest, Route } from '#manifest/manifest.ts'
import type { SignInPaths } from '#session/contract.ts'

export function signInPaths({ routes, guards }: Pick<Manifest, 'routes' | 'guards'>): SignInPaths {
  const isCallback = (route: Route) =>
    route.guards.some((id) => {
      const guard = guards[id]
      return guard?.kind === 'load' && guard.load === 'complete-sign-in'
    })
  const isOpen = ({ screen, guards: ids }: Route) => screen !== undefined && ids.length === 0
  return {
    callback: routes.find(isCallback)?.path ?? '/',
    // Its redirect leads signed-in people to their dashboard.
    home: '/',
    excludedTargets: routes
      .filter(
        (route) => (isCallback(route) || isOpen(route)) && !/[:*]/.test(route.path) && route.path !== '/',
      )
      .map(({ path }) => path),
  }
}
