// A file that is gone since the base is one problem: what only follows from it is left out.
import type { Problem } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'

const key = ({ file, line, column, message }: Problem) => `${file}:${line}:${column} ${message}`

/** `problemsOf`: of these files. */
export function oneForEachGone(
  problems: Problem[],
  texts: readonly ConfigText[],
  base: readonly ConfigText[],
  problemsOf: (texts: readonly ConfigText[]) => Problem[],
): Problem[] {
  const gone = base.filter(({ file }) => texts.every((each) => each.file !== file))
  if (gone.length === 0) return problems
  const others = new Set(problemsOf([...texts, ...gone]).map(key))
  const left = problems.filter((each) => others.has(key(each)))
  const follow = problems.length - left.length
  if (follow === 0) return problems
  return [
    ...gone.map(({ file }): Problem => ({
      ...{ file, line: 1, column: 1, severity: 'error', rule: 'missing-file' },
      message: `${file} is gone, and ${follow} ${follow === 1 ? 'place needs' : 'places need'} what it said.`,
      hint: 'Bring it back, or take out what it declared: npm run portal -- remove.',
    })),
    ...left,
  ]
}
