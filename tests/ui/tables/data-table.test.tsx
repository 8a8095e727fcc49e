import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type Column } from '../../../src/ui/tables/data-table.tsx'
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
  it('is a list of cards, each with a definition list', async () => {
    stubWidth(390)
    const place = await render(
      <DataTable caption="Accounts" columns={columns} rows={rows} rowId={(row) => row.name} />,
    )
    expect(place.querySelector('table')).toBeNull()
    expect([...place.querySelectorAll('li')].map((card) => card.textContent)).toEqual([
      'ISAValue3',
      'PensionValue5',
      'TotalValue8',
    ])
    expect(place.querySelectorAll('dl')).toHaveLength(3)
  })
})
