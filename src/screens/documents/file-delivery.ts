// Hands a fetched file to the browser: into the downloads, or into a tab of its own.
import type { DocumentFile } from '#api/documents.ts'

/** Long enough for a new tab to have read the file. */
const OPEN_FOR = 60_000

export function saveFile({ fileName, blob }: DocumentFile): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** Opens a tab at the press and shows the file there once it has come. Where the browser allows no tab, the file is saved. */
export async function openFile(fetchFile: () => Promise<DocumentFile>): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const file = await fetchFile()
    if (!tab) return saveFile(file)
    const address = URL.createObjectURL(file.blob)
    tab.location.replace(address)
    setTimeout(() => URL.revokeObjectURL(address), OPEN_FOR)
  } catch (error) {
    tab?.close()
    throw error
  }
}
