// The build draws these pages without knowing origins and names of files: what needs them comes in the browser.
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
