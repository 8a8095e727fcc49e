// Pages of requests, read by their names.
import { describe, expect, it } from 'vitest'
import { requestPage } from '#product-api/data/request-pages.ts'

describe('A page of requests', () => {
  it('is found by its name and by nothing that leads to a file', () => {
    expect(requestPage('power-of-attorney')?.name).toBe('Power of attorney')
    expect(requestPage('../pages/power-of-attorney')).toBeUndefined()
    expect(requestPage('./power-of-attorney')).toBeUndefined()
  })
})
