// What stands at the end of a run: what was slow, what it counted, what failed.
import { counted, overBudget, readBudget, total } from './budget.ts'
import { linesOf, resultsFolder, slowest, type Results } from './results.ts'

interface Ended {
  outcomes: readonly Results[]
  /** Everything has run, so that its counts are held against the budget. */
  isWhole: boolean
  minutes: number
  folders?: readonly string[]
}

/** Prints it, and says whether everything is right. The last line counts what passed and failed. */
export function conclude({ outcomes, isWhole, minutes, folders = [resultsFolder] }: Ended): boolean {
  const counts = counted(folders)
  const over = isWhole ? overBudget(readBudget(), counts) : []
  const failed = outcomes.flatMap((each) => each.failed)
  const red = redSteps(folders)
  const hasRun = outcomes.every(({ passed }) => passed > 0)
  const isRight = red.length === 0 && failed.length === 0 && hasRun && over.length === 0
  list('Slowest files', slowest(outcomes))
  if (isWhole)
    list(
      'Counted',
      Object.entries(counts).map(([kind, of]) => `${kind}: ${total(of)}`),
    )
  list(
    'Needed a second try',
    outcomes.flatMap(({ flaky }) => flaky),
  )
  list('Failed', failed)
  list('Red steps', red)
  list('Over the budget (tests/budget.json)', over)
  if (!hasRun) console.log('\nNo test ran.')
  console.log(
    `\n${isRight ? 'All green' : 'Something is red; see above'}, after ${minutes.toFixed(1)} minutes.`,
  )
  if (outcomes.length > 0)
    console.log(`${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
  return isRight
}

/** Steps that were red when they last ran, in any of these folders. */
const redSteps = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) => {
    const last = new Map(
      linesOf<{ name: string; isGreen: boolean }>('steps.jsonl', [folder]).map((line) => [
        line.name,
        line.isGreen,
      ]),
    )
    return [...last].flatMap(([name, isGreen]) => (isGreen ? [] : [name]))
  })

function list(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((each) => `  ${each}`).join('\n')}`)
}
