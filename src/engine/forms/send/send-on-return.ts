// A form that was sent, and needs the person's password first: once they are back with it, it goes on by itself. It must be
// as it was: the same key, and no save since. The tab keeps the key, the version and the time, and nothing that was typed.
import * as limits from '#base/limits.gen.ts'
import { storageKeys } from '#base/browser/storage-keys.ts'

interface Stored {
  key: string
  version: number
}

const name = storageKeys.sendOnReturn

/** Before the page goes to the provider. Where the browser keeps nothing, people press once more. */
export function sendOnReturn({ key, version }: Stored, tab = () => sessionStorage): void {
  try {
    tab().setItem(name, `${key} ${version} ${Date.now()}`)
  } catch {
    // A browser that keeps nothing.
  }
}

/** Has the person sent this form, and given their password since, within the time for which a sign-in is fresh? */
export function isSentOnReturn(stored: Stored | null, confirmedAt: number): boolean {
  const [key, version, at] = read()
  const waited = confirmedAt - Number(at)
  return (
    stored !== null &&
    stored.key === key &&
    String(stored.version) === version &&
    waited >= 0 &&
    waited <= limits['fresh-sign-in'].value * 1000
  )
}

/** The same, once: a form that has been opened again is not waiting any more, however its sign-in ended. */
export function takeSentOnReturn(stored: Stored | null, confirmedAt: number): boolean {
  const isSent = isSentOnReturn(stored, confirmedAt)
  if (stored?.key === read()[0]) sessionStorage.removeItem(name)
  return isSent
}

function read(): string[] {
  try {
    return (sessionStorage.getItem(name) ?? '').split(' ')
  } catch {
    return []
  }
}
