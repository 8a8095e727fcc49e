// Path patterns with parameters.

/** A path with its parameters filled in, each encoded; ":name" and "*" remain if a value is missing. */
export function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path
    .split('/')
    .map((segment) => {
      if (segment === '*') return params['*']?.split('/').map(encodeSegment).join('/') ?? segment
      const value = segment.startsWith(':') ? params[segment.slice(1)] : undefined
      return value === undefined ? segment : encodeSegment(value)
    })
    .join('/')
}

/** Like `fill`, for a link written in the manifest: a value ":name" stays, to be filled in from the current address. */
export function fillLink(path: string, params: Readonly<Record<string, string>>): string {
  const isCarried = (value: string) => value.startsWith(':')
  const written = Object.entries(params).filter(([, value]) => !isCarried(value))
  const withCarried = path.split('/').map((segment) => {
    const value = segment.startsWith(':') ? params[segment.slice(1)] : undefined
    return value !== undefined && isCarried(value) ? value : segment
  })
  return fill(withCarried.join('/'), Object.fromEntries(written))
}

/** A segment of one or two dots, also percent-encoded, would lead up the path; encoded twice, it is plain text. */
const encodeSegment = (value: string): string =>
  /^\.\.?$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)

/** Names of the parameters of a path; "*" is the catch-all at its end. */
export const paramNames = (path: string): string[] =>
  path === '*'
    ? []
    : path
        .split('/')
        .flatMap((segment) => (segment === '*' ? ['*'] : segment.startsWith(':') ? [segment.slice(1)] : []))

/** Equal for patterns that match the same URLs with the same specificity, of which `indexPaths` takes the first. */
export const shapeOf = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')

export interface PathMatch {
  pattern: string
  params: Record<string, string>
}

/** The pattern that matches this URL path: fixed segments win over parameters, parameters over "*". */
export type MatchPath = (pathname: string) => PathMatch | undefined

/** Indexes patterns in a tree, so a match takes the same time however many there are. */
export function indexPaths(patterns: Iterable<string>): MatchPath {
  const root = createBranch()
  for (const pattern of patterns) insert(root, pattern)
  return (pathname) => {
    const segments = segmentsOf(pathname).map(decodeSegment)
    const pattern = find(root, segments, 0)
    return pattern === undefined ? undefined : { pattern, params: paramsOf(pattern, segments) }
  }
}

/** A node of the index: the segments that may follow the same prefix. */
interface Branch {
  fixed: Map<string, Branch>
  param?: Branch
  /** The pattern that ends here, and the one that matches any further segments. */
  end?: string
  catchAll?: string
}

const createBranch = (): Branch => ({ fixed: new Map() })

/** A trailing slash is ignored; an empty segment inside the path matches only "*". */
function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/(?<=[^/])\/+$/, '')
  return inner === '' ? [] : inner.split('/')
}

function insert(root: Branch, pattern: string): void {
  let branch = root
  for (const segment of segmentsOf(pattern)) {
    if (segment === '*') {
      branch.catchAll ??= pattern
      return
    }
    if (segment.startsWith(':')) branch = branch.param ??= createBranch()
    else branch = branchAt(branch, segment.toLowerCase())
  }
  branch.end ??= pattern
}

function branchAt({ fixed }: Branch, segment: string): Branch {
  const known = fixed.get(segment)
  if (known) return known
  const made = createBranch()
  fixed.set(segment, made)
  return made
}

function find(branch: Branch, segments: readonly string[], at: number): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return branch.end ?? branch.catchAll
  const fixed = branch.fixed.get(segment.toLowerCase())
  return (
    (fixed && find(fixed, segments, at + 1)) ||
    (segment !== '' && branch.param && find(branch.param, segments, at + 1)) ||
    branch.catchAll
  )
}

function paramsOf(pattern: string, segments: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [at, segment] of segmentsOf(pattern).entries()) {
    if (segment === '*') params['*'] = segments.slice(at).join('/')
    else if (segment.startsWith(':')) params[segment.slice(1)] = segments[at]!
  }
  return params
}

/** Decodes a segment of a path; a malformed one is kept as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
