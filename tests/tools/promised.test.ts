import { describe, expect, it } from 'vitest'
import { promisedDocument, unsaid } from '#tools/generate/promised.ts'

describe('What the engine promises', () => {
  it('is a list of names, which somebody who imports one can hold us to', () => {
    const list = promisedDocument()
    expect(list).toContain('card.tsx (Card)')
    expect(list).toContain('- tools: define-tools.ts (PortalTools, callsIn, defineTools)')
    expect(list.match(/\.(tsx?|css)/g)!.length).toBeGreaterThan(60)
  })

  it('loses no name and no module unless a version says what a portal does instead', () => {
    const list = '- ui: badge.tsx (Badge, BadgeTone); prose.module.css'
    expect(unsaid(list, list, '')).toEqual([])
    expect(unsaid(list, '- ui: badge.tsx (Badge)', '')).toEqual([
      'ui/badge.tsx BadgeTone',
      'ui/prose.module.css',
    ])
    const versions = 'Instead of `BadgeTone`, the tone is a word. `ui/prose.module.css` is gone.'
    expect(unsaid(list, '- ui: badge.tsx (Badge)', versions)).toEqual([])
  })
})
