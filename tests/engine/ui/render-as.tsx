// Renders a page’s piece for somebody whose calls the sandbox answers.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { ApiContext } from '#http/context.ts'
import { overSandbox } from '../../portal/api/over-sandbox.ts'
import type { Caller } from '../../portal/product-api/support/sandbox.ts'
import { render, WithPortal } from './render.tsx'

export const renderAs = (person: Caller, piece: ReactNode): Promise<HTMLElement> =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={overSandbox().as(person)}>
          <WithPortal>{piece}</WithPortal>
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
