// Tasks of a kind that the portal knows lead somewhere; others are shown all the same.
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TaskList } from '#screen-api/cards/task-list.tsx'
import { render, WithPortal } from '../../ui/render.tsx'

const task = (kind: string) => ({
  id: kind,
  kind,
  title: `About ${kind}`,
  detail: 'Soon',
  dueOn: null,
  accountId: null,
})

describe('The list of tasks', () => {
  it('shows a task of an unknown kind without a link', async () => {
    const place = await render(
      <MemoryRouter>
        <WithPortal>
          <TaskList tasks={[task('add-money'), task('toString'), task('sign-the-new-terms')]} />
        </WithPortal>
      </MemoryRouter>,
    )
    const items = [...place.querySelectorAll('li')]
    expect(items.map((item) => item.textContent)).toEqual([
      'About add-moneySoon',
      'About toStringSoon',
      'About sign-the-new-termsSoon',
    ])
    expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
      '/bank-transfers',
      undefined,
      undefined,
    ])
  })
})
