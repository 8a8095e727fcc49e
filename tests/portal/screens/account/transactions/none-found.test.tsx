// Filters that leave no transaction: where the focus goes when the buttons of that notice go away.
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { FoundPage } from '#api/accounts/transactions.ts'
import { NoneFound } from '#screens/account/transactions/none-found.tsx'
import { FiltersInForce } from '#ui/forms/filters-in-force.tsx'
import { press, render } from '../../../../engine/ui/render.tsx'

const page = { firstOn: '2020-03-02', lastOn: '2026-11-20' } as FoundPage

function List() {
  const [isFiltered, setFiltered] = useState(true)
  return (
    <>
      <FiltersInForce count={isFiltered ? 'No transactions' : '84 transactions'} onClear={undefined} />
      {isFiltered && <NoneFound page={page} onOnly={() => setFiltered(false)} />}
    </>
  )
}

describe('Somebody whose filters leave no transaction', () => {
  it.each(['Clear all filters', 'Go to the first transaction'])(
    'has the focus on how many there are after “%s”',
    async (name) => {
      await render(<List />)
      const button = screen.getByRole('button', { name })
      button.focus()
      await press(button)
      expect(document.activeElement?.textContent).toBe('84 transactions')
    },
  )
})
