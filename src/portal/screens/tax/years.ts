// Which tax year the page shows: the current one, the one before or the next. Another one has its place in the URL.

export interface ChosenYear {
  year: number
  /** What the URL asks for is none of these years. */
  isUnknown: boolean
}

/** The year before, this year and the next. */
export const yearsAround = (current: number): readonly number[] => [current - 1, current, current + 1]

/** Which year does `?year=` ask for? Without it, and with anything else, the current one. */
export function chosenYear(asked: string | null, current: number): ChosenYear {
  if (asked === null) return { year: current, isUnknown: false }
  const year = yearsAround(current).find((each) => String(each) === asked)
  return { year: year ?? current, isUnknown: year === undefined }
}
