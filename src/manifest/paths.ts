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

export interface Taken {
  pattern: string
  params: Record<string, string>
}

/** Which pattern takes this URL path? Fixed steps win over parameters, parameters over a rest; undefined when none does. */
export type TakePath = (pathname: string) => Taken | undefined

/** Makes patterns ready to be asked: the time an answer takes does not grow with their number. */
export function indexPaths(patterns: Iterable<string>): TakePath {
  const root = makeBranch()
  for (const pattern of patterns) plant(root, pattern)
  return (pathname) => {
    const steps = stepsOf(pathname).map(decodeStep)
    const pattern = find(root, steps, 0)
    return pattern === undefined ? undefined : { pattern, params: paramsOf(pattern, steps) }
  }
}

/** What comes after the same first steps. */
interface Branch {
  fixed: Map<string, Branch>
  param?: Branch
  /** The pattern that ends here, and the one that takes whatever follows. */
  end?: string
  rest?: string
}

const makeBranch = (): Branch => ({ fixed: new Map() })

/** A slash at the end makes no difference; an empty step between others is one, which only a rest takes. */
function stepsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/(?<=[^/])\/+$/, '')
  return inner === '' ? [] : inner.split('/')
}

function plant(root: Branch, pattern: string): void {
  let branch = root
  for (const step of stepsOf(pattern)) {
    if (step === '*') {
      branch.rest ??= pattern
      return
    }
    if (step.startsWith(':')) branch = branch.param ??= makeBranch()
    else branch = branchAt(branch, step.toLowerCase())
  }
  branch.end ??= pattern
}

function branchAt({ fixed }: Branch, step: string): Branch {
  const known = fixed.get(step)
  if (known) return known
  const made = makeBranch()
  fixed.set(step, made)
  return made
}

function find(branch: Branch, steps: readonly string[], at: number): string | undefined {
  const step = steps[at]
  if (step === undefined) return branch.end ?? branch.rest
  const fixed = branch.fixed.get(step.toLowerCase())
  return (
    (fixed && find(fixed, steps, at + 1)) ||
    (step !== '' && branch.param && find(branch.param, steps, at + 1)) ||
    branch.rest
  )
}

function paramsOf(pattern: string, steps: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [at, step] of stepsOf(pattern).entries()) {
    if (step === '*') params['*'] = steps.slice(at).join('/')
    else if (step.startsWith(':')) params[step.slice(1)] = steps[at]!
  }
  return params
}

/** What a step of an address says; one that is not well encoded stands for itself. */
export function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
