// A page of the kind "list" in the words of `portal diff`: what people see of each row, and what they can do with the rows.
import type { ListPageFile } from '../read/types.gen.ts'

type Column = ListPageFile['columns'][number]

/** The routes to which it leads. */
export const routesOf = ({ columns, row, empty }: ListPageFile): string[] => [
  ...new Set([row?.to, ...columns.map(({ to }) => to), empty?.to].filter((to) => to !== undefined)),
]

/** Each thing that people see or can do, as a verb, and where it is written. */
export function listInWords(page: ListPageFile): { id: string; does: string; pointer: string }[] {
  const { columns, lead, sort, search, filters = [], totals = [], csv, row, empty, failed } = page
  const labelOf = (id: string) => `"${columns.find((column) => column.id === id)?.label ?? id}"`
  const all = [
    ['lead', lead !== undefined && `reads "${lead}"`, '/lead'],
    ['columns', `sees the columns ${columns.map(({ id }) => labelOf(id)).join(', ')}`, '/columns'],
    ...columns.map(
      (column, i) =>
        [
          `column-${column.id}`,
          `sees "${column.label}" as ${columnInWords(column)}`,
          `/columns/${i}`,
        ] as const,
    ),
    ['row', row && `is led by the name of a row to ${targetInWords(row)}`, '/row'],
    ['sort', sort && `finds the rows sorted by ${labelOf(sort.by)} (${sort.order})`, '/sort'],
    ['search', search === true && `can search the ${page.counted.other}`, '/search'],
    ...filters.map(
      (id, i) => [`filter-${id}`, `can choose among the values of ${labelOf(id)}`, `/filters/${i}`] as const,
    ),
    ...totals.map((id, i) => [`total-${id}`, `reads the sum of ${labelOf(id)}`, `/totals/${i}`] as const),
    ['csv', csv === true && `can download and print the ${page.counted.other}`, '/csv'],
    ['empty', empty && `reads "${empty.title}. ${empty.says}" where there is nothing`, '/empty'],
    ['empty-to', empty?.to !== undefined && `is led to ${empty.to} where there is nothing`, '/empty/to'],
    ['failed', `reads "We couldn’t load ${failed}" where that fails`, '/failed'],
  ] as const
  return all.flatMap(([id, does, pointer]) => (does ? [{ id, does, pointer }] : []))
}

function columnInWords({ kind, currency, chips = [], to, params }: Column): string {
  if (kind === 'link') return `a link to ${targetInWords({ to: to ?? '', ...(params && { params }) })}`
  if (kind === 'money') return currency === undefined ? 'pounds' : 'money in the currency of its row'
  if (kind !== 'chip') return kind === 'date' ? 'a day' : 'words'
  return [
    'a chip',
    ...chips.map(({ value, label, tone }) => `"${label}" for ${value}${tone ? ` (${tone})` : ''}`),
  ].join(', ')
}

function targetInWords({ to, params = {} }: Pick<NonNullable<ListPageFile['row']>, 'to' | 'params'>): string {
  const given = Object.entries(params).map(([name, field]) => `${name} from ${field}`)
  return given.length === 0 ? to : `${to} with ${given.join(' and ')}`
}
