// The pension annual allowance with carry forward from the three tax years before (HMRC Pensions Tax Manual PTM055100).

export interface PensionYear {
  /** The tax year, by the calendar year in which it starts. */
  year: number
  allowancePence: number
  /** Gross contributions. */
  usedPence: number
  /** Only years in which the person was a member of a pension scheme can be carried forward. */
  isMember: boolean
}

export interface UnusedYear extends PensionYear {
  /** What is left of the year's allowance after what later years have taken from it. */
  unusedPence: number
}

const YEARS_BACK = 3

/** What is left of each year, oldest first? More than a year's allowance is taken from the earliest of the three years before. */
export function unusedYears(years: readonly PensionYear[]): UnusedYear[] {
  const left = years.map(({ allowancePence, isMember }) => (isMember ? allowancePence : 0))
  years.forEach(({ year, allowancePence, usedPence }, i) => {
    let over = usedPence - allowancePence
    left[i] = Math.max(0, (left[i] ?? 0) - usedPence)
    for (let before = 0; before < i && over > 0; before += 1) {
      if (years[before]!.year < year - YEARS_BACK) continue
      const taken = Math.min(over, left[before]!)
      left[before] = left[before]! - taken
      over -= taken
    }
  })
  return years.map((each, i) => ({ ...each, unusedPence: left[i]! }))
}

/** How much more may be paid in the last of these years, and from where? The years before it are the three that count. */
export function pensionRoom(years: readonly PensionYear[]): {
  thisYear: UnusedYear | undefined
  carried: UnusedYear[]
  totalPence: number
} {
  const unused = unusedYears(years)
  const thisYear = unused.at(-1)
  const carried = unused
    .slice(0, -1)
    .filter(({ year }) => thisYear !== undefined && year >= thisYear.year - YEARS_BACK)
  const totalPence = [...carried, ...(thisYear ? [thisYear] : [])].reduce(
    (sum, { unusedPence }) => sum + unusedPence,
    0,
  )
  return { thisYear, carried, totalPence }
}
