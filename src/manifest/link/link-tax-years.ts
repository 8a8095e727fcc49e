// Reads the figures and bands of tax law with their positions. They refer to nothing else.
import type { ConfigFile } from '../read/config-file.ts'
import { escapePointer } from '../read/pointer.ts'
import type { TaxYearsFile } from '../read/types.gen.ts'
import type { LinkedTaxSeries } from './linked.ts'

/** All figures and bands, in the order of the file. */
export function linkTaxYears(file: ConfigFile): LinkedTaxSeries[] {
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
    position: file.positionOf(pointer),
    values: values.map((value, i) => ({ ...value, position: file.positionOf(`${pointer}/values/${i}`) })),
  }))
}
