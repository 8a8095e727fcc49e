// The way back from a page to the one that lists it.
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { RouteId } from '#screen-api/names.ts'
import { BackTo } from '#screen-api/links/back-to.tsx'
import { render, WithPortal } from '../ui/render.tsx'

const wayBack = async (title: string) => {
  const place = await render(
    <MemoryRouter>
      <WithPortal href={(id: RouteId) => `/${id}`} routeTitle={() => title}>
        <BackTo to="requests" />
      </WithPortal>
    </MemoryRouter>,
  )
  return place.textContent
}

describe('Somebody on a page that another page lists', () => {
  it('reads the name of that page beside the arrow', async () => {
    expect(await wayBack('Requests')).toBe('Requests')
  })

  it('finds no arrow alone as a visitor, whose portal has no name for it', async () => {
    expect(await wayBack('')).toBe('')
  })
})
