// JSON from outside, bounded before anything walks it.

/** More than any call has. */
const DEEPEST = 32

export class TooDeep extends Error {
  override name = 'TooDeep'
}

/** Throws a SyntaxError, or TooDeep where lists and objects stand in each other more than 32 times. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeperThan(value, DEEPEST)) throw new TooDeep(`nested deeper than ${DEEPEST} times`)
  return value
}

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1)))
