// The documents over the sandbox: where the focus goes when what was pressed goes away.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiContext } from '#http/context.ts'
import Documents from '#screens/documents/documents.screen.tsx'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { press, render, stubWidth, WithPortal } from '../../../engine/ui/render.tsx'

beforeEach(() => stubWidth(1280))
afterEach(() => vi.unstubAllGlobals())

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(people.amelia)}>
          <WithPortal>
            <Documents />
          </WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const pressed = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name })
  button!.focus()
  await press(button!)
}
const focused = () => document.activeElement?.textContent

describe('The focus of somebody who looks for documents', () => {
  it('goes to how many there are when the filters that left none are cleared', async () => {
    await open('/documents?q=no+such+document')
    await pressed(/^Clear all filters$/)
    expect(focused()).toMatch(/^\d+ documents$/)
  })

  it('stays on the button that shows all of a year, which then shows fewer', async () => {
    await open('/documents')
    await pressed(/^Show all \d+/)
    expect(focused()).toMatch(/^Show the first 6 only/)
    await press(document.activeElement!)
    expect(focused()).toMatch(/^Show all \d+/)
  })
})

describe('A document in the list', () => {
  it('is opened by its name; one picture beside its size downloads it', async () => {
    await open('/documents?year=2024-25&type=Tax+certificate')
    const table = await screen.findByRole('table', { name: 'Documents of 2024/25, newest first' })
    const name = within(table).getByRole('button', {
      name: /^Open Consolidated tax certificate 2024\/25, All accounts together, 6\u00a0May 2025, PDF, in a new tab$/,
    })
    expect(name.textContent).toBe('Consolidated tax certificate 2024/25')
    expect(within(table).getAllByRole('button')).toHaveLength(2)
    // Alone in its year, it is not offered as one of several.
    expect(screen.queryByRole('button', { name: /^Download all/ })).toBeNull()
    const download = within(table).getByRole('button', {
      name: /^Download Consolidated tax certificate 2024\/25, .*, PDF$/,
    })
    // On paper the button is left out, and the size stays.
    expect(download.previousSibling?.textContent).toBe('PDF')
  })
})
