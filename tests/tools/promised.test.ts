import { describe, expect, it } from 'vitest'
import { promisedDocument, unsaid } from '#tools/generate/promised.ts'
import { otherEngine } from '#tools/other-engine.ts'

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

  it('refuses a portal of another first number, and says how it is brought here, or where the engine is that it needs', () => {
    const said = (made: string) => otherEngine(made, 'CHANGELOG.md', '2.1.0')
    expect(said('2.0.0')).toBeUndefined()
    expect(said('1.4.0')).toBe(
      "this portal is for version 1.4.0 of the engine, and this is 2.1.0. Take the steps of CHANGELOG.md, then say engine: '2.1.0'.",
    )
    expect(said('10.0.0')).toBe(
      'this portal is for version 10.0.0 of the engine, and this is 2.1.0. npm install portal-engine@10.0.0.',
    )
  })
})
