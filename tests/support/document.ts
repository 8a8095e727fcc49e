// Around every test file that has a document: Testing Library as it is used here, and a document as it was found.
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Testing Library sets this where test functions are global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })
// jsdom draws nothing, so nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(cleanup)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
