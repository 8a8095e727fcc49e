// The lines of a performance chart. Pure.
import type { AccountPerformance, Comparator } from '#api/accounts/performance.ts'
import type { Span } from '#domain/returns/spans.ts'
import { growthOf, type IndexedClose } from '#domain/returns/time-weighted.ts'
import type { ChartLine } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { valueLines } from 'portal-engine/ui/charts/value-lines.ts'

export type ComparatorInfo = AccountPerformance['comparators'][number]

/** Colour and dash of each comparator, by its place in the list of all. */
const looks = [
  { colour: '--brass', dash: '8 4' },
  { colour: '--info', dash: '2 4' },
  { colour: '--plum', dash: '12 4 2 4' },
  { colour: '--slate', dash: '5 3' },
] as const

export const lookOf = (all: readonly ComparatorInfo[], id: string): { colour: string; dash: string } =>
  looks[
    Math.max(
      0,
      all.findIndex((one) => one.id === id),
    ) % looks.length
  ]!

/** "Cash" for "Cash (SONIA)", where there is little room. */
export const shortName = ({ name }: ComparatorInfo): string => name.replace(/ \(.*\)$/, '')

/** What the chart of a span draws: its opening, if there was one, and the closes after it. */
export const drawnCloses = ({ opening, closes }: Span): readonly IndexedClose[] =>
  opening.date === closes[0]?.date ? closes : [opening, ...closes]

export const moneyLines = (span: Span): ChartLine[] => valueLines(drawnCloses(span))

/** Growth since the opening, as fractions: the account, then each comparator on the same days. */
export function growthLines(
  span: Span,
  compared: readonly { info: ComparatorInfo; data: Comparator }[],
  all: readonly ComparatorInfo[],
): ChartLine[] {
  const shown = drawnCloses(span)
  return [
    {
      id: 'account',
      name: 'This account',
      values: shown.map(({ twrIndex }) => growthOf(span.opening.twrIndex, twrIndex)),
      colour: '--pine',
    },
    ...compared.map(({ info, data }): ChartLine => {
      const byDate = new Map(data.points.map(({ date, index }) => [date, index]))
      const opening = byDate.get(span.opening.date)
      return {
        id: info.id,
        name: shortName(info),
        values: shown.map(({ date }) => {
          const index = byDate.get(date)
          return index === undefined || opening === undefined ? null : growthOf(opening, index)
        }),
        ...lookOf(all, info.id),
      }
    }),
  ]
}
