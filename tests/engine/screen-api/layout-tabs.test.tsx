import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LayoutTabs } from '#screen-api/layout/layout-tabs.tsx'
import { render, WithPortal } from '../ui/render.tsx'

const entry = (id: string, unavailable?: string) => ({
  ...{ id, label: id, href: `/${id}`, description: undefined },
  ...(unavailable !== undefined && { unavailable }),
})

describe('A menu below each other', () => {
  it('ends with what cannot be opened, and shows a reason once, which each entry has', async () => {
    const items = [
      entry('Contribute', 'With a pension'),
      entry('Withdraw'),
      entry('Drawdown', 'With a pension'),
    ]
    await render(
      <MemoryRouter>
        <WithPortal tabs={() => ({ label: 'Payments', items, groups: [] })}>
          <LayoutTabs variant="side" />
        </WithPortal>
      </MemoryRouter>,
    )
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Withdraw', 'Contribute', 'Drawdown'])
    for (const name of ['Contribute', 'Drawdown'])
      expect(screen.getByRole('link', { name, description: 'With a pension' })).toBeDefined()
    expect(
      screen.getAllByText('With a pension').map(({ className }) => className === 'visually-hidden'),
    ).toEqual([true, false])
  })
})
