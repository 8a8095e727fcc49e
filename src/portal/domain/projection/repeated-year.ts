// What a mix of investments would become if the markets did again what they did in a year of the past. Pure.

/** What one part of the market did in that year; a holding belongs to the class that matches it most precisely. */
export interface ClassInYear {
  /** "UK shares". */
  name: string
  /** Total return of the year as a fraction. */
  growth: number
  matches: readonly { assetClass: string; subClass?: string | undefined; region?: string | undefined }[]
}

export interface Held {
  assetClass: string
  subClass: string
  region: string
  valuePence: number
}

export interface YearLine {
  name: string
  valuePence: number
  /** Null if nothing is known of that year: the value is left as it is. */
  growth: number | null
  afterPence: number
}

export interface YearAgain {
  /** Largest value first; values and results add up to the two sums. */
  lines: YearLine[]
  valuePence: number
  afterPence: number
}

/** What would this mix be worth after such a year? Each class is rounded to the penny, and the sum is that of the rounded amounts. */
export function yearAgain(held: readonly Held[], classes: readonly ClassInYear[]): YearAgain {
  const values = new Map<ClassInYear | undefined, number>()
  for (const one of held) {
    const assetClass = classFor(one, classes)
    values.set(assetClass, (values.get(assetClass) ?? 0) + one.valuePence)
  }
  const lines = [...values]
    .filter(([, valuePence]) => valuePence !== 0)
    .map(([found, valuePence]) => ({
      name: found?.name ?? 'Not known',
      valuePence,
      growth: found?.growth ?? null,
      afterPence: Math.round(valuePence * (1 + (found?.growth ?? 0))),
    }))
    .toSorted((a, b) => b.valuePence - a.valuePence)
  const sum = (of: 'valuePence' | 'afterPence') => lines.reduce((total, line) => total + line[of], 0)
  return { lines, valuePence: sum('valuePence'), afterPence: sum('afterPence') }
}

function classFor(held: Held, classes: readonly ClassInYear[]): ClassInYear | undefined {
  const matches = classes.flatMap((one) =>
    one.matches.flatMap(({ assetClass, subClass, region }) =>
      assetClass === held.assetClass &&
      (subClass === undefined || subClass === held.subClass) &&
      (region === undefined || region === held.region)
        ? [{ one, precision: Number(subClass !== undefined) + Number(region !== undefined) }]
        : [],
    ),
  )
  return matches.toSorted((a, b) => b.precision - a.precision)[0]?.one
}
