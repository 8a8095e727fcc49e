import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Column } from '#ui/tables/data-rows.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { press, render, stubWidth } from '../render.tsx'

interface Row {
  name: string
  value: number
}

const rows: Row[] = [
  { name: 'ISA', value: 3 },
  { name: 'Pension', value: 5 },
]
const columns: Column<Row>[] = [
  { id: 'name', header: 'Account', cell: (row) => row.name, total: 'Total' },
  { id: 'value', header: 'Value', figures: true, sortable: true, cell: (row) => row.value, total: 8 },
]

afterEach(() => vi.unstubAllGlobals())

describe('a table on a wide screen', () => {
  it('is a real table with a caption, scopes and the order of its sorted column', async () => {
    stubWidth(1280)
    const place = await render(
      <DataTable
        caption="Accounts"
        columns={columns}
        rows={rows}
        rowId={(row) => row.name}
        sort={{ column: 'value', direction: 'descending' }}
        onSort={() => undefined}
      />,
    )
    expect(place.querySelector('caption')!.textContent).toBe('Accounts')
    expect(
      [...place.querySelectorAll('thead th')].map((head) => [head.getAttribute('scope'), head.ariaSort]),
    ).toEqual([
      ['col', null],
      ['col', 'descending'],
    ])
    expect([...place.querySelectorAll('tbody th')].map((head) => head.getAttribute('scope'))).toEqual([
      'row',
      'row',
    ])
    expect(place.querySelector('tfoot')!.textContent).toBe('Total8')
  })

  it('turns the order round when its column is pressed again', async () => {
    stubWidth(1280)
    const onSort = vi.fn()
    const place = await render(
      <DataTable
        caption="Accounts"
        columns={columns}
        rows={rows}
        rowId={(row) => row.name}
        sort={{ column: 'value', direction: 'descending' }}
        onSort={onSort}
      />,
    )
    await press(place.querySelector('thead button')!)
    expect(onSort).toHaveBeenCalledWith({ column: 'value', direction: 'ascending' })
  })
})

describe('a table on a phone', () => {
  const many: Column<Row>[] = [
    ...columns,
    { id: 'where', header: 'Where', cell: () => 'London', narrow: 'note' },
    { id: 'cost', header: 'Cost', cell: () => '2', narrowCell: () => '2 pounds', total: 4 },
  ]

  it('stays a table with up to three columns', async () => {
    stubWidth(390)
    const place = await render(
      <DataTable caption="Accounts" columns={columns} rows={rows} rowId={(row) => row.name} />,
    )
    expect(place.querySelector('table')).not.toBeNull()
  })

  it('is a list of one line for each row, with its amount and its note, and unfolds the rest', async () => {
    stubWidth(390)
    const place = await render(
      <DataTable
        caption="Accounts"
        columns={many}
        rows={rows}
        rowId={(row) => row.name}
        groupOf={() => 'November'}
        groupNote={(group) => `${group.length} accounts`}
        details={(row) => `More of ${row.name}`}
      />,
    )
    expect(place.querySelector('table')).toBeNull()
    expect(place.querySelector('h3')!.parentElement!.textContent).toBe('November2 accounts')
    const lines = () => [...place.querySelectorAll('li')].map((row) => row.textContent)
    expect(lines()).toEqual(['ISA3London: details', 'Pension5London: details', 'Total8: details'])
    for (const button of place.querySelectorAll('li button')) await press(button)
    expect(lines()).toEqual([
      'ISA3London: detailsCost2 poundsMore of ISA',
      'Pension5London: detailsCost2 poundsMore of Pension',
      'Total8: detailsCost4',
    ])
  })

  it('has a button of its own for the rest where the names are links', async () => {
    stubWidth(390)
    const place = await render(
      <DataTable caption="Accounts" namesAreControls columns={many} rows={rows} rowId={(row) => row.name} />,
    )
    const namesOf = (button: Element) =>
      button
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent)
    expect([...place.querySelectorAll('button')].map(namesOf)).toEqual([
      ['Details of', 'ISA'],
      ['Details of', 'Pension'],
      ['Details of', 'Total'],
    ])
  })
})
