// A problem in config/, and how it is printed.

export interface SourcePosition {
  file: string
  line: number
  column: number
}

/** Where the mistake is, which rule it breaks, which people it affects, and what to do. */
export interface Problem extends SourcePosition {
  severity: 'error' | 'warning'
  rule: string
  /** One sentence that names the entry and the people affected. */
  message: string
  /** What to do; names the nearest known name if there is one. */
  hint?: string
}

const byPosition = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1

/** Prints problems in the order of their positions: position, severity and rule; message; code frame; hint. */
export function formatProblems(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
): string {
  return problems
    .toSorted(byPosition)
    .map((problem) => {
      const head = `${problem.file}:${problem.line}:${problem.column}  ${problem.severity}  ${problem.rule}`
      const frame = codeFrame(textOf(problem.file), problem)
      return [head, problem.message, frame, problem.hint].filter((line) => line !== undefined).join('\n')
    })
    .join('\n\n')
}

/** The code frame: the line, the ones before and after it, and a mark under the column; each cut at 120 characters. */
function codeFrame(text: string | undefined, { line, column }: SourcePosition): string | undefined {
  if (text === undefined || text.length > 1_000_000) return undefined
  const lines = text.split(/\r\n|\n|\r/)
  const width = String(Math.min(line + 1, lines.length)).length
  const rows: string[] = []
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const content = (lines[number - 1] ?? '').slice(0, 120)
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`)
    if (number === line && column <= 120) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`)
  }
  return rows.join('\n')
}

/** The known name nearest to what was written. Undefined when more than a third of the letters differ and no name has all its words. */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.ceil(wanted.length / 3)) + 1
  for (const name of known) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase(), bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [name, distance]
  }
  return best ?? [...known].find((name) => hasWords(name, wanted))
}

/** Does the name contain every word of what was written? True for "unread-messages-tab" and "unread-tab". */
function hasWords(name: string, wanted: string): boolean {
  const words = name.split(/[-./]/)
  return wanted.length > 3 && wanted.split(/[-./]/).every((word) => words.includes(word))
}

/** Optimal string alignment distance, given up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    before = previous
    previous = row
  }
  return previous[b.length]!
}
