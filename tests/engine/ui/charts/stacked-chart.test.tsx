// Columns of stacked parts: read by keyboard, and as a table.
import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatPounds } from '#base/money.ts'
import StackedChart from '#ui/charts/stacked/stacked-chart.tsx'
import { buttonNamed, press, pressKey, render, stubWidth } from '../render.tsx'

beforeEach(() => stubWidth(1280))

const chart = () =>
  render(
    <StackedChart
      label="Income by source"
      summary="There is enough."
      columns={[67, 68, 69]}
      columnName="Age"
      parts={[
        { id: 'state', name: 'State Pension', values: [0, 12_000_00, 12_000_00], colour: '--slate' },
        { id: 'isa', name: 'ISAs', values: [20_000_00, 8_000_00, 0], colour: '--info' },
        { id: 'missing', name: 'Missing', values: [0, 0, 8_000_00], colour: '--loss', isMissing: true },
        { id: 'unused', name: 'Pay', values: [0, 0, 0], colour: '--gain' },
      ]}
      line={{ name: 'Spending', values: [20_000_00, 20_000_00, 20_000_00] }}
      inTable={[{ id: 'tax', name: 'Tax', values: [0, 100_00, 0] }]}
      format={(pence) => formatPounds(pence)}
      formatTick={(pence) => formatPounds(pence)}
      whenEmpty="Nothing is planned yet."
    />,
  )

describe('A stacked chart', () => {
  it('says the parts of a column that has them, and moves by keys within its ends', async () => {
    const place = await chart()
    const cursor = within(place).getByRole('slider', { name: 'Income by source, by age' })
    const text = () => cursor.getAttribute('aria-valuetext')
    expect(text()).toBe('Age 67: ISAs £20,000, Spending £20,000')
    await pressKey(cursor, 'ArrowRight')
    expect(text()).toBe('Age 68: State Pension £12,000, ISAs £8,000, Spending £20,000')
    for (const key of ['End', 'ArrowRight']) await pressKey(cursor, key)
    expect(text()).toBe('Age 69: State Pension £12,000, Missing £8,000, Spending £20,000')
    for (const key of ['Home', 'PageDown']) await pressKey(cursor, key)
    expect(cursor.getAttribute('aria-valuenow')).toBe('67')
  })

  it('has the same figures as a table, with those that only the table has, and no column of nothing', async () => {
    const place = await chart()
    await press(buttonNamed(place, 'Show as table')!)
    const table = within(place).getByRole('table', { name: 'Income by source' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Age', 'State Pension', 'ISAs', 'Missing', 'Spending', 'Tax'])
    expect(within(table).getAllByRole('row')[2]!.textContent).toBe('68£12,000£8,000£0£20,000£100')
  })
})
