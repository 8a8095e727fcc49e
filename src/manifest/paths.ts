// Paths with parameters.

/** A path with its parameters filled in; ":name" and "*" stand for what is not given. */
export function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path
    .split('/')
    .map((step) =>
      step === '*' ? (params['*'] ?? step) : step.startsWith(':') ? (params[step.slice(1)] ?? step) : step,
    )
    .join('/')
}

/** Do two patterns match the same URLs with the same specificity? Parameters' names do not matter. */
export const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1')

/** Which pattern takes this URL path? Fixed steps win over parameters, parameters over a rest; undefined when none does. */
export function takePath(
  patterns: Iterable<string>,
  pathname: string,
): { pattern: string; params: Record<string, string> } | undefined {
  let best: { pattern: string; params: Record<string, string>; score: string } | undefined
  for (const pattern of patterns) {
    const taken = match(pattern, pathname)
    if (taken && (best === undefined || taken.score > best.score)) best = { pattern, ...taken }
  }
  return best && { pattern: best.pattern, params: best.params }
}

function match(
  pattern: string,
  pathname: string,
): { params: Record<string, string>; score: string } | undefined {
  const steps = pattern.split('/').filter(Boolean)
  const given = pathname.split('/').filter(Boolean)
  const params: Record<string, string> = {}
  let score = ''
  for (const [i, step] of steps.entries()) {
    if (step === '*') {
      params['*'] = given.slice(i).join('/')
      return { params, score: `${score}1` }
    }
    const value = given[i]
    if (value === undefined || (!step.startsWith(':') && step.toLowerCase() !== value.toLowerCase()))
      return undefined
    if (step.startsWith(':')) params[step.slice(1)] = decodeURIComponent(value)
    score += step.startsWith(':') ? '2' : '3'
  }
  return steps.length === given.length ? { params, score: `${score}4` } : undefined
}
