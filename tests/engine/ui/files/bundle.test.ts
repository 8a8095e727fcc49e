// A bundle of documents: what comes, what is named as missing, and how it is cancelled.
import { describe, expect, it } from 'vitest'
import type { Document } from '#api/inbox/documents.ts'
import { collectBundle } from '#ui/files/bundle.ts'
import { distinctFileNames } from '#ui/files/file-names.ts'

const documentOf = (id: string): Document => ({
  id,
  name: id,
  type: 'Valuation',
  accountId: null,
  accountName: null,
  date: '2026-10-01',
  taxYear: '2026/27',
  sizeBytes: 1,
  isNew: false,
})
const documents = ['a', 'b', 'c', 'd', 'e'].map(documentOf)
const fileOf = ({ id }: Document) => ({
  fileName: `${id}.pdf`,
  contentType: 'application/pdf',
  bytes: Uint8Array.from([1]),
})
const ways = (part: Partial<Parameters<typeof collectBundle<Document>>[1]> = {}) => ({
  fetchFile: (document: Document) => Promise.resolve(fileOf(document)),
  nameOf: ({ id }: Document) => `2026-10-01 ${id}`,
  onProgress: () => {},
  signal: new AbortController().signal,
  ...part,
})

describe('A bundle', () => {
  it('holds every file in the order of the list, and counts as it goes', async () => {
    const counted: number[] = []
    const { files, failed } = await collectBundle(
      documents,
      ways({ onProgress: (done) => counted.push(done) }),
    )
    expect(files.map(({ name }) => name)).toEqual([
      '2026-10-01 a.pdf',
      '2026-10-01 b.pdf',
      '2026-10-01 c.pdf',
      '2026-10-01 d.pdf',
      '2026-10-01 e.pdf',
    ])
    expect([failed, counted]).toEqual([[], [1, 2, 3, 4, 5]])
  })

  it('names a file that fails and brings the rest', async () => {
    const fetchFile = (document: Document) =>
      document.id === 'b' ? Promise.reject(new Error('500')) : Promise.resolve(fileOf(document))
    const { files, failed } = await collectBundle(documents, ways({ fetchFile }))
    expect(files).toHaveLength(4)
    expect(failed.map(({ id }) => id)).toEqual(['b'])
  })

  it('asks for no more once it is cancelled', async () => {
    const controller = new AbortController()
    const asked: string[] = []
    const fetchFile = (document: Document) => {
      asked.push(document.id)
      if (document.id === 'c') controller.abort(new Error('cancelled'))
      return Promise.resolve(fileOf(document))
    }
    const collecting = collectBundle(documents, ways({ fetchFile, signal: controller.signal }))
    await expect(collecting).rejects.toThrow('cancelled')
    expect(asked).toEqual(['a', 'b', 'c'])
  })
})

describe('Names of files in a bundle', () => {
  it('are told apart, whatever their capitals', () => {
    expect(distinctFileNames(['Note.pdf', 'note.pdf', 'Note.pdf', 'Other'])).toEqual([
      'Note.pdf',
      'note (2).pdf',
      'Note (3).pdf',
      'Other',
    ])
  })

  it('contain no path separators and no characters that a system reserves', () => {
    expect(
      distinctFileNames(['../../etc/passwd', 'C:\\a<b>.pdf', '2024/25 note.pdf', '...', 'a\u0000b.pdf']),
    ).toEqual(['etc passwd', 'C a b .pdf', '2024 25 note.pdf', 'Document', 'a b.pdf'])
  })
})
