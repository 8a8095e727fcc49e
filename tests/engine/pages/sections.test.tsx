// What a page of text draws: sections to read, rows that lead elsewhere, and things to do at once.
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { TextPageSection } from '#manifest/page-contents.ts'
import { Sections } from '../../../src/engine/pages/text/sections.tsx'
import { render, WithPortal } from '../ui/render.tsx'

const section = (id: string, rest: Partial<TextPageSection> = {}): TextPageSection => ({
  id,
  heading: `About ${id}`,
  blocks: [{ kind: 'paragraph', texts: [[`Read ${id}.`]] }],
  ...rest,
})

const shows = (sections: readonly TextPageSection[]) =>
  render(
    <MemoryRouter>
      <WithPortal>
        <Sections sections={sections} />
      </WithPortal>
    </MemoryRouter>,
  )

describe('Somebody who reads a page of text', () => {
  it('finds rows whose headings lead to other pages, together', async () => {
    await shows([section('letters', { to: 'letters' }), section('cards', { to: 'cards' }), section('rest')])
    const rows = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(rows).toEqual(['About letters', 'About cards'])
    const [letters, cards, rest] = ['letters', 'cards', 'rest'].map((id) => document.getElementById(id)!)
    expect(letters!.parentElement).toBe(cards!.parentElement)
    expect(rest!.parentElement).not.toBe(cards!.parentElement)
  })

  it('calls from a number in the text, and not from one in a link', async () => {
    const link = { kind: 'address' as const, to: 'https://help.example/', text: ['Help on 0808 808 1677'] }
    await shows([
      section('help', { blocks: [{ kind: 'paragraph', texts: [['Call 07700 900123. ', link]] }] }),
    ])
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      'tel:07700900123',
      'https://help.example/',
    ])
  })

  it('chooses among what can be done at once, with one button', async () => {
    await shows([section('call', { as: 'choice' }), section('online', { as: 'choice', to: 'tell' })])
    expect(within(screen.getByRole('region', { name: 'About call' })).queryByRole('link')).toBeNull()
    expect(within(screen.getByRole('region', { name: 'About online' })).getAllByRole('link')).toHaveLength(1)
  })

  it('sees amounts drawn against the greatest', async () => {
    await shows([
      section('limits', {
        figures: [
          { pounds: 120_000, of: 'Cash', says: 'for each bank' },
          { pounds: 90_000, of: 'Investments', says: 'for each firm' },
        ],
      }),
    ])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['£120,000', '', 'for each bank'],
      ...['£90,000', '', 'for each firm'],
    ])
    const widths = [...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
    expect(widths).toEqual(['100%', '75%'])
  })
})
