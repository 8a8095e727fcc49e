// Finds the route of a request by its path's segments.
import { ErrorResponse, type ApiRequest, type Route } from './call.ts'

const ORDER = ['GET', 'POST', 'PUT', 'DELETE']

/** Which route answers this request? Throws an ErrorResponse: 404 for an unknown path, 405 with `Allow` for a known one with another method. */
export function findRoute(
  routes: readonly Route[],
  request: Pick<ApiRequest, 'method' | 'path'>,
): { route: Route; params: Record<string, string> } {
  const segments = request.path.split('/')
  const methods: string[] = []
  for (const route of routes) {
    const params = match(route.path.split('/'), segments)
    if (!params) continue
    if (route.method === request.method) return { route, params }
    methods.push(route.method)
  }
  if (methods.length === 0) throw new ErrorResponse(404, 'No such path')
  const error = new ErrorResponse(405, 'Not with this method')
  error.headers = {
    allow: [...new Set(methods)].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(', '),
  }
  throw error
}

/** Is it this route that a request of this method and path reaches? */
export const isRoute = (route: Route, method: string, path: string): boolean =>
  route.method === method && match(route.path.split('/'), path.split('/')) !== undefined

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]!
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment)
    else if (part !== segment) return undefined
  }
  return params
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new ErrorResponse(400, 'The path is not well formed')
  }
}
