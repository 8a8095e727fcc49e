/** Puts a file into the browser's downloads. */
export function saveFile({ fileName, blob }: { fileName: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
