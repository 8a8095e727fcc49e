import { describe, expect, it } from 'vitest'
import { Disclosure } from '#ui/disclosure.tsx'
import { press, pressKey, render } from './render.tsx'

describe('a disclosure', () => {
  it('unfolds on a press and says so', async () => {
    const place = await render(<Disclosure label="Details">Opened in 2020</Disclosure>)
    const button = place.querySelector('button')!
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!
    expect([button.ariaExpanded, panel.hidden]).toEqual(['false', true])
    await press(button)
    expect([button.ariaExpanded, panel.hidden]).toEqual(['true', false])
  })

  it('folds with Escape and gives the focus back to its button', async () => {
    const place = await render(
      <Disclosure label="Details" startsOpen>
        <a href="/somewhere">A link</a>
      </Disclosure>,
    )
    const link = place.querySelector('a')!
    link.focus()
    await pressKey(link, 'Escape')
    const button = place.querySelector('button')!
    expect(button.ariaExpanded).toBe('false')
    expect(document.activeElement).toBe(button)
  })
})
