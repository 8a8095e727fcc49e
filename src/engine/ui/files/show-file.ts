// Opens a downloaded file in a new tab, or saves it. Only PDFs and bitmap pictures are opened: any other file could run
// as a page of the portal.
import { openableType, type ReceivedFile } from '#base/files/file-kind.ts'
import { saveFile } from '../save-file.ts'

/** By then the new tab has read the file. */
const OPEN_FOR = 60_000
/** By then the browser has shown the new tab. */
const TAB_COMES_WITHIN = 1_000

export type Shown =
  | { way: 'opened' | 'saved' }
  /** The browser opened no tab: show a link to this address. `release` frees it. */
  | { way: 'blocked'; address: string; release: () => void }

/** Saves a file with a type that no browser displays. */
export function saveReceived(file: ReceivedFile): void {
  const type = openableType(file) ?? 'application/octet-stream'
  saveFile({ fileName: file.fileName, blob: new Blob([file.bytes], { type }) })
}

export async function showFile(file: ReceivedFile): Promise<Shown> {
  const type = openableType(file)
  if (type === undefined) {
    saveReceived(file)
    return { way: 'saved' }
  }
  const address = URL.createObjectURL(new Blob([file.bytes], { type }))
  const release = () => void setTimeout(() => URL.revokeObjectURL(address), OPEN_FOR)
  if (!(await openTab(address))) return { way: 'blocked', address, release }
  release()
  return { way: 'opened' }
}

/** Did the browser open a tab? With `noopener` it does not report that, but this page loses the focus. */
function openTab(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const watch = new AbortController()
    const settle = (opened: boolean) => {
      watch.abort()
      clearTimeout(timer)
      resolve(opened)
    }
    const timer = setTimeout(() => settle(false), TAB_COMES_WITHIN)
    window.addEventListener('blur', () => settle(true), { signal: watch.signal })
    document.addEventListener('visibilitychange', () => settle(true), { signal: watch.signal })
    window.open(address, '_blank', 'noopener')
  })
}
