// Reads the figures and bands of tax law with their positions. They refer to nothing else.
import type { SourcePosition } from '#manifest/problem.ts'
import type { ConfigFile } from '#manifest/read/config-file.ts'
import { escapePointer } from '#manifest/read/pointer.ts'

export interface Band {
  name: string
  /** Pounds a year above which it applies. */
  above: number
  percent: number
}

/** What holds from one tax year on. */
interface Period {
  /** Tax years by the calendar year in which they start. */
  from: number
  until?: number
  source: string
  checked: string
}

/** The shape of config/tax-years.json, as its schema has it. */
export interface TaxYearsFile {
  figures: Record<string, { note: string; values: (Period & { value: number })[] }>
  'income-tax': Record<string, { note: string; values: (Period & { bands: Band[] })[] }>
}

/** A figure of tax law, or the bands of income tax, over the tax years. */
export interface TaxSeries {
  id: string
  note: string
  values: (Period & {
    /** The figure; for bands, the lowest first. */
    value: number | readonly Band[]
    position: SourcePosition
  })[]
}

/** All figures and bands, in the order of the file. */
export function taxSeries(file: ConfigFile): TaxSeries[] {
  const { figures, 'income-tax': incomeTax } = file.value as TaxYearsFile
  const series = [
    ...Object.entries(figures).map(([id, each]) => ({
      id,
      pointer: `/figures/${escapePointer(id)}`,
      ...each,
    })),
    ...Object.entries(incomeTax).map(([id, { note, values }]) => ({
      id: `income tax of ${id}`,
      pointer: `/income-tax/${escapePointer(id)}`,
      note,
      values: values.map(({ bands, ...rest }) => ({ ...rest, value: bands })),
    })),
  ]
  return series.map(({ id, pointer, note, values }) => ({
    id,
    note,
    values: values.map((value, i) => ({ ...value, position: file.positionOf(`${pointer}/values/${i}`) })),
  }))
}
