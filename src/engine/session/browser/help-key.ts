// Whether "?" opens the help for the phone in this browser. Apart from storage.ts, because no first page needs it.
import { storageKeys } from '#base/browser/storage-keys.ts'
import { safeStore } from './safe-store.ts'

export interface HelpKey {
  isOff(): boolean
  switchOff(isOff: boolean): void
}

export function helpKeyIn(open: () => Storage | null, report: (error: Error) => void): HelpKey {
  const store = safeStore(open, report)
  return {
    isOff: () => store.getItem(storageKeys.helpKey) !== null,
    switchOff: (isOff) =>
      isOff ? store.setItem(storageKeys.helpKey, 'off') : store.removeItem(storageKeys.helpKey),
  }
}
