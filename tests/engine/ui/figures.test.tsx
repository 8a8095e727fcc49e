import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Change } from '#ui/figures/change.tsx'
import { Money } from '#ui/figures/money.tsx'

const textOf = (markup: string) => markup.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, '')

describe('an amount of money', () => {
  it('is whole pounds, or pence where it must be exact', () => {
    expect(textOf(renderToStaticMarkup(<Money pence={123_456_789} />))).toBe('£1,234,568')
    expect(textOf(renderToStaticMarkup(<Money pence={123_456_789} exact />))).toBe('£1,234,567.89')
  })

  it('is read as "minus", not as a dash, when it is negative', () => {
    const markup = renderToStaticMarkup(<Money pence={-4_321} exact />)
    expect(markup).toContain('<span aria-hidden="true">−£43.21</span>')
    expect(markup).toContain('minus £43.21')
  })

  it('has a plus sign where signs matter', () => {
    expect(textOf(renderToStaticMarkup(<Money pence={50_000} signed />))).toBe('+£500')
    expect(textOf(renderToStaticMarkup(<Money pence={0} signed />))).toBe('£0')
  })

  it('keeps its currency', () => {
    expect(textOf(renderToStaticMarkup(<Money pence={100_000} currency="USD" exact />))).toBe('US$1,000.00')
  })
})

describe('a gain or a loss', () => {
  it.each([
    [<Change pence={421_000} ratio={0.031} />, 'Up £4,210 (3.1%)'],
    [<Change pence={-123_400} />, 'Down £1,234'],
    [<Change ratio={-0.004} />, 'Down 0.4%'],
    [<Change pence={0} />, 'No change'],
  ])('says so in words', (element, words) => {
    expect(textOf(renderToStaticMarkup(element))).toBe(words)
  })
})
