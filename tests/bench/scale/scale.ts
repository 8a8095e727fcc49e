// bench scale: calls a second to API and provider of a million open portals, and bytes a visit.
import { requireBuild } from '#tools/serve/require-build.ts'
import { kilobytes, printTable, ratio } from '../table.ts'
import { bytesOfVisits } from './bytes.ts'
import { OPEN, outcomes, type Outcome } from './situations.ts'

export function benchScale(): void {
  const all = outcomes()
  const [ordinary] = all
  const row = ({ name, api, provider }: Outcome) => [
    name,
    ...[api, provider].flatMap(({ mean, peak }, at) => [
      whole(mean),
      whole(peak),
      ratio(peak / [ordinary!.api, ordinary!.provider][at]!.peak),
    ]),
  ]
  printTable(
    `${OPEN.toLocaleString('en-GB')} open portals: calls a second, on average and in the busiest ten seconds`,
    [['situation', 'API', 'peak', '', 'provider', 'peak', ''], ...all.map(row)],
  )
  printTable('Bytes a visit from the host of the files, gzip kB', [
    ['visit', 'kB'],
    ...bytesOfVisits(requireBuild()).map(({ visit, bytes }) => [visit, kilobytes(bytes)]),
  ])
}

const whole = (rate: number): string => Math.round(rate).toLocaleString('en-GB')
