// Tasks of a kind that the portal knows lead somewhere; others are shown all the same.
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { TaskList } from '#screens/shared/cards/task-list.tsx'
import { render, WithPortal } from '../../../../engine/ui/render.tsx'

const task = (kind: string) => ({
  id: kind,
  kind,
  title: `About ${kind}`,
  detail: 'Soon',
  dueOn: null,
  accountId: null,
  job: null,
})

const unsent = (job: string, accountId: string | null) => ({
  ...task('unsent-form'),
  id: job,
  job,
  accountId,
})

describe('The list of tasks', () => {
  it('leads on to each form that is not sent, for the person whose account is shown', async () => {
    const place = await render(
      <MemoryRouter>
        <ApiContext value={{ actor: 'normal U-1 U-1' } as Api}>
          <WithPortal>
            <TaskList
              tasks={[
                unsent('bank-transfer', 'A-1'),
                unsent('regular-payment-of-pension', null),
                unsent('request-make-a-complaint', null),
                unsent('of-another-version', null),
              ]}
            />
          </WithPortal>
        </ApiContext>
      </MemoryRouter>,
    )
    expect(
      [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Continue About unsent-form', '/bank-transfers?account=A-1&for=U-1'],
      ['Continue About unsent-form', '/pension-drawdown?regular=new&for=U-1'],
      ['Continue About unsent-form', '/make-a-complaint?for=U-1'],
    ])
  })

  it('says by when, and what it is about', async () => {
    const declaration = { ...task('isa-declaration'), detail: 'Rainy day ISA', dueOn: '2027-04-05' }
    const place = await render(
      <MemoryRouter>
        <WithPortal>
          <TaskList tasks={[declaration]} />
        </WithPortal>
      </MemoryRouter>,
    )
    expect(place.querySelector('p')!.textContent).toBe('By 5\u00a0April 2027 · Rainy day ISA')
  })

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
