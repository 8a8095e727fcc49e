// All files of a list of documents, fetched a few at a time. One that fails is left out and named.
import type { ReceivedFile } from '#base/files/file-kind.ts'
import { distinctFileNames } from './file-names.ts'

const AT_A_TIME = 3

/** What a bundle needs to know of a document. */
export interface Bundled {
  id: string
  date: string
}

export interface Bundle<Document extends Bundled> {
  files: { name: string; input: Uint8Array<ArrayBuffer>; lastModified: Date }[]
  failed: Document[]
}

interface Ways<Document extends Bundled> {
  fetchFile: (document: Document) => Promise<ReceivedFile>
  /** What the document's file is called, without its ending. */
  nameOf: (document: Document) => string
  /** How many documents are fetched or have failed. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Rejects when it is cancelled. */
export async function collectBundle<Document extends Bundled>(
  documents: readonly Document[],
  ways: Ways<Document>,
): Promise<Bundle<Document>> {
  const received = new Map<Document, ReceivedFile>()
  const waiting = [...documents]
  let done = 0
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      ways.signal.throwIfAborted()
      try {
        received.set(next, await ways.fetchFile(next))
      } catch {
        ways.signal.throwIfAborted()
      }
      done += 1
      ways.onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  ways.signal.throwIfAborted()
  const got = documents.flatMap((document) => {
    const file = received.get(document)
    return file ? [{ document, file }] : []
  })
  const names = distinctFileNames(
    got.map(({ document, file }) => `${ways.nameOf(document)}${endingOf(file.fileName)}`),
  )
  return {
    files: got.map(({ document, file }, index) => ({
      name: names[index]!,
      input: file.bytes,
      lastModified: new Date(`${document.date}T12:00:00Z`),
    })),
    failed: documents.filter((document) => !received.has(document)),
  }
}

const endingOf = (fileName: string) => /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? ''
