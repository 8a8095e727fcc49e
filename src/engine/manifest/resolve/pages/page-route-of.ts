// A route that a page of config/pages/ leads to: it knows no parameters of an address.
import type { PageTarget } from '../../page-contents.ts'
import { paramNames } from '../../paths.ts'
import type { Scope } from '../scope.ts'

export function pageRouteOf(name: string, scope: Scope, pointer: string): PageTarget | undefined {
  if (!scope.requireName('route', name, pointer)) return undefined
  const missing = paramNames(scope.names.paths.get(name) ?? '')
  if (missing.length === 0) return { kind: 'route', to: name }
  scope.report(
    pointer,
    'missing-parameter',
    `A page cannot link to the route "${name}": its path needs ${missing.map((each) => `"${each}"`).join(' and ')}, which no page knows.`,
    'Link to the page that leads there.',
  )
  return undefined
}
