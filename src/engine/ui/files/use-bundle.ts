// Saving several documents as one zip file. The writer of zip files loads with the first one.
import { useEffect, useRef, useState } from 'react'
import type { ReceivedFile } from '#base/files/file-kind.ts'
import { saveFile } from '../save-file.ts'
import { collectBundle, type Bundled } from './bundle.ts'

export type BundleState<Document extends Bundled> =
  | { phase: 'idle' | 'cancelled' | 'failed' }
  | { phase: 'getting'; done: number }
  | { phase: 'saved'; saved: number; failed: Document[] }

export interface BundleWays<Document extends Bundled> {
  /** Name of the zip file, with its ending. */
  fileName: string
  fetchFile: (document: Document, signal: AbortSignal) => Promise<ReceivedFile>
  /** What a document's file is called in it, without its ending. */
  nameOf: (document: Document) => string
}

export function useBundle<Document extends Bundled>({ fileName, fetchFile, nameOf }: BundleWays<Document>) {
  const [state, setState] = useState<BundleState<Document>>({ phase: 'idle' })
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
          fetchFile: (document) => fetchFile(document, signal),
          nameOf,
          onProgress: (done) => signal.aborted || setState({ phase: 'getting', done }),
          signal,
        }),
      ])
      const blob = files.length === 0 ? undefined : await downloadZip(files).blob()
      signal.throwIfAborted()
      if (blob) saveFile({ fileName, blob })
      setState(blob ? { phase: 'saved', saved: files.length, failed } : { phase: 'failed' })
    } catch {
      setState({ phase: signal.aborted ? 'cancelled' : 'failed' })
    }
  }
  return { state, start, cancel: () => underway.current?.abort() }
}
