// A part of a page that cannot be drawn.
import { describe, expect, it, vi } from 'vitest'
import { NotKnownYet } from '#base/not-known-yet.ts'
import { CardBoundary, CardErrorsContext, type CardErrors } from '#ui/cards/card-boundary.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { render } from '../render.tsx'

function Broken({ error }: { error: Error }): never {
  throw error
}

/** A page of two parts, the first of which cannot be drawn. */
async function pageWith(error: Error, isOfCard = true) {
  // React tells of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = vi.fn<CardErrors['report']>()
  const place = await render(
    <ErrorBoundary resetKey={1} fallback={() => <p>The page is gone</p>}>
      <CardErrorsContext value={{ isOfCard: () => isOfCard, report, signInAfter: () => undefined }}>
        <CardBoundary what="your gains" resetKey={1}>
          <Broken error={error} />
        </CardBoundary>
        <p>The rest of the page</p>
      </CardErrorsContext>
    </ErrorBoundary>,
  )
  return { place, report }
}

describe('A part of a page that cannot be drawn', () => {
  it('says so in its place, is reported once, and leaves the rest of the page', async () => {
    const error = new RangeError('No figure')
    const { place, report } = await pageWith(error)
    expect(place.textContent).toMatch(/We couldn’t show your gains\.If you call us, quote [\dA-F]{8}\./)
    expect(place.textContent).toContain('The rest of the page')
    expect(report).toHaveBeenCalledExactlyOnceWith(error, expect.stringMatching(/^[\da-f]{32}$/))
  })

  it('says why where the portal does not know something yet', async () => {
    const { place } = await pageWith(
      new NotKnownYet('The figures of the tax year 2031/32 are not known here yet'),
    )
    expect(place.textContent).toContain(
      'The figures of the tax year 2031/32 are not known here yet. We couldn’t show your gains.',
    )
  })

  it('leaves to the page what concerns the whole page, such as a missing file', async () => {
    const { place, report } = await pageWith(new Error('no file'), false)
    expect(place.textContent).toBe('The page is gone')
    expect(report).not.toHaveBeenCalled()
  })
})
