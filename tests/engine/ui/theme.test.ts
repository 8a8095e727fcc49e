import { describe, expect, it } from 'vitest'
import { startTheme, type ThemeChoice } from '#ui/theme.ts'

function start(kept?: ThemeChoice) {
  const written: ThemeChoice[] = []
  const root = { dataset: {} as DOMStringMap } as HTMLElement
  const theme = startTheme({ read: () => kept, write: (choice) => written.push(choice) }, root)
  return { theme, root, written }
}

describe('the theme', () => {
  it('follows the system for somebody who never chose', () => {
    const { theme, root } = start()
    expect(theme.choice()).toBe('system')
    expect(root.dataset['theme']).toBeUndefined()
  })

  it('is what was chosen before', () => {
    expect(start('dark').root.dataset['theme']).toBe('dark')
  })

  it('changes at once, is kept, and can go back to the system', () => {
    const { theme, root, written } = start()
    theme.choose('light')
    expect(root.dataset['theme']).toBe('light')
    theme.choose('system')
    expect(root.dataset['theme']).toBeUndefined()
    expect(written).toEqual(['light', 'system'])
  })
})
