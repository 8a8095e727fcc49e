// Finds the route of a request by its path's segments.
import { ErrorResponse, type ApiRequest, type Route } from 'portal-engine/sandbox/calls/call.ts'

const ORDER = ['GET', 'POST', 'PUT', 'DELETE']

/** Which route answers this request? Throws an ErrorResponse: 404 for an unknown path, 405 with `Allow` for a known one with another method. */
export function findRoute(
  routes: readonly Route[],
  request: Pick<ApiRequest, 'method' | 'path'>,
): { route: Route; params: Record<string, string> } {
  const methods: string[] = []
  for (const route of routes) {
    if (!isPathOf(route, request.path)) continue
    if (route.method === request.method) return { route, params: paramsOf(route, request.path) }
    methods.push(route.method)
  }
  if (methods.length === 0) throw new ErrorResponse(404, 'No such path')
  const error = new ErrorResponse(405, 'Not with this method')
  error.headers = {
    allow: [...new Set(methods)].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(', '),
  }
  throw error
}

/** Is this the route's path, with whatever its parameters name? */
export const isPathOf = (route: Route, path: string): boolean => {
  const segments = path.split('/')
  const pattern = route.path.split('/')
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}

function paramsOf(route: Route, path: string): Record<string, string> {
  const segments = path.split('/')
  return Object.fromEntries(
    route.path
      .split('/')
      .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), decoded(segments[index]!)]] : [])),
  ) as Record<string, string>
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new ErrorResponse(400, 'The path is not well formed')
  }
}
