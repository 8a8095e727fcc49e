// Lists what changed in an indented text: removed and added lines, under their headings.

type Sign = ' ' | '−' | '+'
interface Line {
  sign: Sign
  text: string
}

/** Lines of a diff without the unchanged ones, except the headings above a change. Each begins with its sign. */
export function changedLines(before: string, after: string): string[] {
  const shown: string[] = []
  let headings: { line: Line; depth: number; isShown: boolean }[] = []
  for (const line of compared(linesOf(before), linesOf(after))) {
    if (line.text === '') continue
    const depth = line.text.search(/\S/)
    headings = headings.filter((heading) => heading.depth < depth)
    const heading = { line, depth, isShown: false }
    headings.push(heading)
    if (line.sign === ' ') continue
    for (const above of headings.filter(({ isShown }) => !isShown)) {
      shown.push(`${above.line.sign} ${above.line.text}`)
      above.isShown = true
    }
  }
  return shown
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.trimEnd().split('\n'))

/** Both texts in one list, by their longest common subsequence; removed lines come before added ones. */
function compared(before: readonly string[], after: readonly string[]): Line[] {
  // common[i][j]: length of the longest common subsequence of before from i on and after from j on.
  const common = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i]![j] =
        before[i] === after[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      lines.push({ sign: ' ', text: before[i++]! })
      j++
    } else if (j === after.length || (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      lines.push({ sign: '−', text: before[i++]! })
    else lines.push({ sign: '+', text: after[j++]! })
  }
  return lines
}
