// missing-parameter: a link that does not give every parameter of the path it leads to.
import { paramNames } from '../paths.ts'
import { linksOf } from './links.ts'
import { problem, type Check } from './check.ts'

export const missingParameter: Check = (resolved) =>
  linksOf(resolved).flatMap(({ route, params, position }) => {
    const path = resolved.route(route)?.path
    if (path === undefined || params === undefined) return []
    const missing = paramNames(path)
      .filter((name) => params[name] === undefined)
      .map((name) => `"${name}"`)
      .join(' and ')
    if (missing === '') return []
    return [
      problem(
        position,
        'missing-parameter',
        `The link to route "${route}" does not give ${missing}, so it would lead to an address that does not exist.`,
        `Give ${missing} in "params"; the path is ${path}.`,
      ),
    ]
  })
