// shadowed-path: a route that nobody can reach because earlier routes on its path take everybody.
import { overlap, union, without } from '../conditions/cover.ts'
import { shapeOf } from '../paths.ts'
import { problem, type Check } from './check.ts'

export const shadowedPath: Check = ({ routes, vocabulary, possible }) => {
  const alike = Map.groupBy(routes, ({ path }) => shapeOf(path))
  return routes.flatMap((route) => {
    const others = alike.get(shapeOf(route.path))!
    const earlier = others.slice(0, others.indexOf(route))
    if (earlier.length === 0) return []
    const left = without(route.match, union(...earlier.map(({ match }) => match)), vocabulary.universe)
    if (overlap(left, possible, possible)) return []
    const names = earlier.map(({ id }) => `"${id}"`).join(', ')
    return [
      problem(
        route.position,
        'shadowed-path',
        `No URL reaches the route "${route.id}": ${names} ${earlier.length === 1 ? 'takes' : 'take'} everybody at ${route.path}.`,
        'Give it another path, or narrow the earlier match.',
      ),
    ]
  })
}
