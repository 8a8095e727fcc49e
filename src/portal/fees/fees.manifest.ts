// The manifest of the firm's fee: its rates by what has been paid in (config/fees.json).
import type { ManifestExtension } from 'portal-engine/manifest/extension.ts'
import { problem } from '#manifest/checks/check.ts'
import type { Problem } from '#manifest/problem.ts'
import type { ConfigFile } from '#manifest/read/config-file.ts'
import schema from '../../../schemas/fees.schema.json' with { type: 'json' }

/** The shape of config/fees.json, as its schema has it. */
interface FeesFile {
  bands: { from: number; percent: number }[]
  source: string
  checked: string
}

const feesOf = (file: ConfigFile) => file.value as FeesFile

const fees: ManifestExtension = {
  name: 'fees',
  schema,
  declares: {},
  check: checkBands,
  figures: (file) =>
    feesOf(file).bands.map(({ from, percent }) => ({
      title: `fee from £${from} paid in`,
      values: { percent },
    })),
  generated: (value) => {
    const bands = (value as FeesFile | undefined)?.bands ?? []
    const rows = bands.map(
      ({ from, percent }) => `  { fromPence: ${from * 100}, rateBps: ${Math.round(percent * 100)} },\n`,
    )
    return { 'src/portal/domain/fees/bands.gen.ts': `export const feeBands = [\n${rows.join('')}]\n` }
  },
}

export default fees

/** Bands begin at nothing, each above the one before; who pays in more never pays a higher rate. */
function checkBands(file: ConfigFile): Problem[] {
  const { bands } = feesOf(file)
  return bands.flatMap(({ from, percent }, i) => {
    const wrong = (message: string, hint: string) => [
      problem(file.positionOf(`/bands/${i}`), 'fees', message, hint),
    ]
    const before = bands[i - 1]
    if (before ? from <= before.from : from !== 0)
      return wrong(
        'The bands of the fee do not follow each other, so somebody would have no rate or two.',
        'Write "from": 0 in the first, and more in each of the others than in the one before it.',
      )
    if (before && percent > before.percent)
      return wrong(
        `A client who has paid in £${from} would pay a higher rate than with less.`,
        `Write at most ${before.percent}.`,
      )
    if (Math.abs(percent * 100 - Math.round(percent * 100)) > 1e-6)
      return wrong(
        `A rate of ${percent}% would be charged as ${Math.round(percent * 100) / 100}%.`,
        'Write at most two decimals.',
      )
    return []
  })
}
