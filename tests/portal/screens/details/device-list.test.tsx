import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Api } from '#http/client.ts'
import { ApiContext } from '#http/context.ts'
import { DeviceList } from '#screens/details/security/device-list.tsx'
import { press, render, WithPortal } from '../../../engine/ui/render.tsx'

const device = (id: string, name: string, isCurrent = false) => ({
  ...{ id, name, about: name, isCurrent },
  ...{ firstSeenAt: '2026-10-01T09:00:00.000Z', lastSeenAt: '2026-11-26T09:00:00.000Z' },
})

describe('Somebody who signed in from several devices that look alike', () => {
  it('reads the one in use and one of each kind, and unfolds those like it', async () => {
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ actor: 'amelia' } as unknown as Api}>
          <WithPortal>
            <DeviceList
              devices={[
                device('d1', 'Chrome on Linux', true),
                device('d2', 'Chrome on Linux'),
                device('d3', 'Phone'),
                device('d4', 'Chrome on Linux'),
              ]}
            />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>,
    )
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names()).toEqual(['Chrome on Linux This device', 'Chrome on Linux ', 'Phone '])
    await press(screen.getByRole('button', { name: '1 more like “Chrome on Linux”' }))
    expect(names()).toEqual(['Chrome on Linux This device', 'Chrome on Linux ', 'Chrome on Linux ', 'Phone '])
  })
})
