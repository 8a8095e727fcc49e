// The manifest that this portal adds: what tax law says of each year (config/tax-years.json).
import schema from '../../../schemas/tax-years.schema.json' with { type: 'json' }
import type { ManifestExtension } from 'portal-engine/manifest/extension.ts'
import { checkTaxYears } from './check.ts'
import { taxSeries, type TaxYearsFile } from './read.ts'

const taxYears: ManifestExtension = {
  name: 'tax-years',
  schema,
  declares: { figures: 'tax figure', 'income-tax': 'tax figure income tax of' },
  check: checkTaxYears,
  reviewed: (file) =>
    taxSeries(file).map(({ id, values }) => {
      const { checked, position } = values.at(-1)!
      return { what: `the tax figure ${id}`, on: checked, property: 'checked', position }
    }),
  figures: (file) =>
    taxSeries(file).map(({ id, values }) => ({
      title: `tax figure ${id}`,
      values: Object.fromEntries(
        values.flatMap(({ from, until, value }) => [
          [String(from), value],
          [`${from} until`, until],
        ]),
      ),
    })),
  generated: (value) => ({
    'src/portal/domain/tax-years.gen.ts': figuresModule(value as TaxYearsFile | undefined),
  }),
}

export default taxYears

/** Figures of the tax years as constants, without notes and sources. */
function figuresModule(file: TaxYearsFile = { figures: {}, 'income-tax': {} }): string {
  const rows = (values: Readonly<Record<string, { values: readonly object[] }>>) =>
    Object.entries(values)
      .map(
        ([id, each]) =>
          `  '${id}': ${JSON.stringify(each.values.map(({ from, until, value, bands }: { from?: number; until?: number; value?: number; bands?: object }) => ({ from, until, value, bands })))},`,
      )
      .join('\n')
  return `export const taxFigures = {\n${rows(file.figures)}\n}\n\nexport const incomeTax = {\n${rows(file['income-tax'])}\n}\n`
}
