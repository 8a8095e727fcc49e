// A page of the kind "list" in the words of `portal diff`: what people see of each row, and what they can do with the rows.
import type { ListPageFile } from '../read/types.gen.ts'

type Column = ListPageFile['columns'][number]

/** The routes to which it leads. */
export const routesOf = ({ columns, row, empty }: ListPageFile): string[] => [
  ...new Set([row?.to, ...columns.map(({ to }) => to), empty?.to].filter((to) => to !== undefined)),
]

interface InWords {
  /** That of a column is its name; no column has a dash in it. */
  id: string
  /** What people see or can do, as a verb. */
  does: string
  pointer: string
  /** Of a column that some people only see. */
  when?: Column['when']
  note?: Column['note']
}

/** Each thing that people see or can do, and where it is written. */
export function listInWords(page: ListPageFile): InWords[] {
  const { columns, lead, sort, search, filters = [], totals = [], csv, row, empty, failed } = page
  const labelOf = (id: string) => `"${columns.find((column) => column.id === id)?.label ?? id}"`
  const all = [
    ['the-lead', lead !== undefined && `reads "${lead}"`, '/lead'],
    [
      'the-columns',
      `reads the columns in the order ${columns.map(({ id }) => labelOf(id)).join(', ')}`,
      '/columns',
    ],
    ['the-row', row && `is led by the name of a row to ${targetInWords(row)}`, '/row'],
    ['the-order', sort && `finds the rows sorted by ${labelOf(sort.by)} (${sort.order})`, '/sort'],
    ['the-search', search === true && `can search the ${page.counted.other}`, '/search'],
    ...filters.map(
      (id, i) => [`filter-${id}`, `can choose among the values of ${labelOf(id)}`, `/filters/${i}`] as const,
    ),
    ...totals.map((id, i) => [`total-${id}`, `reads the sum of ${labelOf(id)}`, `/totals/${i}`] as const),
    ['the-csv', csv === true && `can download and print the ${page.counted.other}`, '/csv'],
    ['when-empty', empty && `reads "${empty.title}. ${empty.says}" where there is nothing`, '/empty'],
    ['when-empty-to', empty?.to !== undefined && `is led to ${empty.to} where there is nothing`, '/empty/to'],
    ['when-failed', `reads "We couldn’t load ${failed}" where that fails`, '/failed'],
  ] as const
  return [
    ...columns.map((column, i): InWords => ({
      id: column.id,
      does: `sees "${column.label}" as ${columnInWords(column)}`,
      pointer: `/columns/${i}`,
      when: column.when,
      note: column.note,
    })),
    ...all.flatMap(([id, does, pointer]) => (does ? [{ id, does, pointer }] : [])),
  ]
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
