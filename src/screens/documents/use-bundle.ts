// Saving the documents of one tax year as one zip file. The writer of zip files loads with the first one.
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#api/context.ts'
import { downloadDocument, type Document } from '#api/documents.ts'
import { documentTitle, withoutOwner } from '#domain/own-names.ts'
import { saveFile } from '#ui/save-file.ts'
import { collectBundle } from './bundle.ts'

export type BundleState =
  | { phase: 'idle' | 'cancelled' | 'failed' }
  | { phase: 'getting'; done: number }
  | { phase: 'saved'; saved: number; failed: Document[] }

export function useBundle(taxYear: string, owner: string) {
  const api = useApi()
  const [state, setState] = useState<BundleState>({ phase: 'idle' })
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const start = async (documents: readonly Document[]) => {
    const controller = new AbortController()
    const { signal } = controller
    underway.current = controller
    setState({ phase: 'getting', done: 0 })
    try {
      const [{ downloadZip }, { files, failed }] = await Promise.all([
        import('client-zip'),
        collectBundle(documents, {
          fetchFile: ({ id }) => downloadDocument(api, id, { signal }),
          nameOf: (document) => bundledName(document, owner),
          onProgress: (done) => signal.aborted || setState({ phase: 'getting', done }),
          signal,
        }),
      ])
      const blob = files.length === 0 ? undefined : await downloadZip(files).blob()
      signal.throwIfAborted()
      if (blob) saveFile({ fileName: `Documents ${taxYear.replace('/', '-')}.zip`, blob })
      setState(blob ? { phase: 'saved', saved: files.length, failed } : { phase: 'failed' })
    } catch {
      setState({ phase: signal.aborted ? 'cancelled' : 'failed' })
    }
  }
  return { state, start, cancel: () => underway.current?.abort() }
}

/** "2026-11-03 Contract note, Stocks and Shares ISA" */
function bundledName(document: Document, owner: string): string {
  const { date, accountName } = document
  const account = accountName === null ? '' : `, ${withoutOwner(accountName, owner)}`
  return `${date} ${documentTitle(document, owner)}${account}`
}
