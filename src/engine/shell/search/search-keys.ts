// The keyboard shortcut of the search, by device.
const isApple = () => /Mac|iP(hone|ad)/.test(navigator.platform)

export const searchKeys = () => (isApple() ? '⌘ K' : 'Ctrl K')

export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey
