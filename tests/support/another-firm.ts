// The second firm's expected views.
import { menuLine, viewOf } from './expected-view.ts'

/** The header menu of a person of the second firm, in the words of `portal.menu()`. */
export const expectedMenu = (persona: string, situation: string): string[] =>
  viewOf('tests/another-firm/menus', persona, [`situation ${situation}`, 'area default', 'header menu']).map(
    menuLine,
  )
