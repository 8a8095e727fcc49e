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
