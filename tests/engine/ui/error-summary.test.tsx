// The title of the document while a form shows errors.
import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { render } from './render.tsx'

const summary = <ErrorSummary attempt={1} errors={[{ fieldId: 'amount', message: 'Enter an amount' }]} />

describe('The title of a page whose form shows errors', () => {
  beforeEach(() => void (document.title = 'Payments'))

  it('says so, until they are mended', async () => {
    await render(summary)
    expect(document.title).toBe('Error: Payments')
    cleanup()
    expect(document.title).toBe('Payments')
  })

  it('is left to the next page, where that is opened first', async () => {
    await render(summary)
    document.title = 'Home'
    cleanup()
    expect(document.title).toBe('Home')
  })
})
