// A list of a portal's definition: its fields are those of the query's rows.
import { queryOptions } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { listOf } from '#shell/define-portal.ts'

interface Row {
  id: string
  to: string | null
  pence: number
  isPaid: boolean
  parts: string[]
}

const query = async () => () => queryOptions<Row[]>({ queryKey: ['rows'] })

describe('A list of a portal', () => {
  it('has the id of its rows beside the fields that it says', () => {
    expect(listOf(query, { to: 'text', pence: 'money', isPaid: 'yes-no' }).fields).toEqual({
      id: 'text',
      to: 'text',
      pence: 'money',
      isPaid: 'yes-no',
    })
  })

  it('does not compile with a kind that its rows cannot be', () => {
    // @ts-expect-error -- Words are no amount.
    listOf(query, { to: 'money' })
    // @ts-expect-error -- A list cannot be shown in a cell.
    listOf(query, { parts: 'text' })
    // @ts-expect-error -- The rows have no such field.
    listOf(query, { from: 'text' })
    expect(listOf(query, {}).fields).toEqual({ id: 'text' })
  })
})
