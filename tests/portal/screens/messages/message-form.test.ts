// What a message needs before it can be sent, in the words people read.
import { describe, expect, it } from 'vitest'
import type { Draft } from '#api/inbox/message-writing.ts'
import { addFiles, describeFile, filesProblem } from '#base/files/attached-files.ts'
import { draftToRestore, replyToRestore } from '#screens/messages/writing/drafts.ts'
import { messageQuestions, replyQuestions } from '#screens/messages/writing/message-questions.ts'
import { begunMessage, blankText, draftOf, type MessageText } from '#screens/messages/writing/message-text.ts'
import { errorsOf } from '#forms/form-logic.ts'
import { replyBy } from '#screens/messages/reply-time.ts'
import { plainDocument, zipOf } from '../../../support/docx.ts'

const good = {
  topic: 'My accounts',
  accountId: '',
  subject: 'A question',
  body: 'How am I doing?',
} as const
const checkMessage = (text: MessageText) => errorsOf({ questions: messageQuestions([]) }, text)
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const pdf = { name: 'Letter.pdf', contentType: 'application/pdf', sizeBytes: 1_000 }

describe('A person who sends a message', () => {
  it('is told everything that is missing, in the order of the form [R-PAGE-12]', () => {
    expect(Object.entries(checkMessage(blankText))).toEqual([
      ['topic', 'Choose what your message is about'],
      ['subject', 'Enter a subject'],
      ['body', 'Enter your message'],
    ])
  })

  it('may send a topic, a subject and a text, with up to five files [R-PAGE-12]', () => {
    expect(checkMessage(good)).toEqual({})
    expect(filesProblem([pdf, pdf, pdf, pdf, pdf])).toBeUndefined()
    expect(filesProblem([pdf, pdf, pdf, pdf, pdf, pdf])).toBe('You can attach up to 5 files')
  })

  it('may write as much as the service takes, and no more [R-PAGE-12]', () => {
    expect(checkMessage({ ...good, subject: 'x'.repeat(200), body: 'x'.repeat(10_000) })).toEqual({})
    expect(checkMessage({ ...good, subject: 'x'.repeat(201), body: 'x'.repeat(10_001) })).toEqual({
      subject: 'Enter 200 characters or fewer',
      body: 'Enter 10,000 characters or fewer',
    })
  })

  it('may not reply with blanks [R-PAGE-12]', () => {
    expect(errorsOf({ questions: replyQuestions }, { ...good, body: ' \n ' })).toEqual({
      body: 'Enter your message',
    })
  })
})

describe('An attached file', () => {
  const beginnings = {
    pdf: ascii('%PDF-1.7'),
    jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
    png: Uint8Array.of(0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a),
    heic: Uint8Array.of(0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0),
    zip: Uint8Array.of(...ascii('PK'), 3, 4),
    exe: ascii('MZ'),
    none: new Uint8Array(),
  }
  const chosen = (name: string, kind: keyof typeof beginnings) =>
    describeFile(new File([beginnings[kind]], name))
  const problemOf = async (name: string, kind: keyof typeof beginnings) =>
    filesProblem([await chosen(name, kind)])

  it('is known by its ending, in either case, and by its first bytes [R-PAGE-12]', async () => {
    const files = [
      await chosen('a.PDF', 'pdf'),
      await chosen('a.jpg', 'jpg'),
      await chosen('a.jpeg', 'jpg'),
      await chosen('a.png', 'png'),
      await describeFile(new File([zipOf(plainDocument)], 'a.docx')),
    ]
    expect(files.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/jpeg',
      'image/png',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ])
  })

  it('is named as the problem when it is of another kind, whatever its name says [R-PAGE-12]', async () => {
    expect(await problemOf('run.exe', 'exe')).toBe('“run.exe” must be a PDF, JPG, PNG or DOCX file')
    expect(await problemOf('run.png', 'exe')).toBe('“run.png” must be a PDF, JPG, PNG or DOCX file')
    expect(await problemOf('scan.pdf', 'jpg')).toBe('“scan.pdf” must be a PDF, JPG, PNG or DOCX file')
    expect(await problemOf('will.docx', 'zip')).toBe('“will.docx” must be a PDF, JPG, PNG or DOCX file')
    expect(await problemOf('IMG_1.jpg', 'heic')).toBe(
      '“IMG_1.jpg” is a HEIC photo, whatever its name says. Save or send it as a JPG, and choose that',
    )
    expect(await problemOf('empty.pdf', 'none')).toBe('“empty.pdf” is empty')
    expect((await chosen('constructor', 'exe')).contentType).toBe('')
    const gone = Object.assign(new File(['x'], 'gone.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    })
    expect((await describeFile(gone as unknown as File)).contentType).toBe('')
  })

  it.each([
    ['../../etc/passwd.pdf', 'etc passwd.pdf'],
    ['a\nb.pdf', 'a b.pdf'],
    ['\u202egpj.pdf', 'gpj.pdf'],
    ['.pdf', 'pdf'],
  ])('has a name that every system takes: %j', async (name, safe) => {
    expect((await chosen(name, 'pdf')).name).toBe(safe)
  })

  it('is attached once, however often it is chosen [R-PAGE-12]', () => {
    expect(addFiles([pdf], [pdf, { ...pdf, sizeBytes: 2_000 }]).map(({ sizeBytes }) => sizeBytes)).toEqual([
      1_000, 2_000,
    ])
  })

  it('may be 10 MB and not a byte more [R-PAGE-12]', () => {
    expect(filesProblem([{ ...pdf, sizeBytes: 10_485_760 }])).toBeUndefined()
    expect(filesProblem([{ ...pdf, sizeBytes: 10_485_761 }])).toBe('“Letter.pdf” must be 10 MB or smaller')
  })
})

describe('A draft', () => {
  const draft = (part: Partial<Draft>): Draft => ({
    ...good,
    accountId: null,
    id: 'DR-1',
    threadId: null,
    savedAt: '2026-11-20T09:00:00.000Z',
    ...part,
  })
  const drafts = [
    draft({ id: 'older' }),
    draft({ id: 'newer', savedAt: '2026-11-20T10:00:00.000Z' }),
    draft({ id: 'reply', threadId: 'TH-1', savedAt: '2026-11-20T11:00:00.000Z' }),
  ]

  it('is taken up again where an address names it, otherwise the newest new message [R-PAGE-12]', () => {
    expect(draftToRestore(drafts, 'older')?.id).toBe('older')
    expect(draftToRestore(drafts, null)?.id).toBe('newer')
    expect(draftToRestore(drafts, 'sent long ago')).toBeUndefined()
    expect(draftToRestore(undefined, null)).toBeUndefined()
  })

  it('is taken up again in its own conversation when it is of a reply [R-PAGE-12]', () => {
    expect(replyToRestore(drafts, 'TH-1')?.id).toBe('reply')
    expect(replyToRestore(drafts, 'TH-2')).toBeUndefined()
  })

  it('is filed under something else without a topic [R-PAGE-12]', () => {
    expect(draftOf({ ...blankText, body: 'Hello' }, null)).toEqual({
      threadId: null,
      topic: 'Something else',
      accountId: null,
      subject: '',
      body: 'Hello',
    })
  })
})

describe('A reply of the firm', () => {
  it('is promised within two working days, whatever the hour in London [R-PAGE-12]', () => {
    expect(replyBy(new Date('2026-11-18T09:00:00Z'))).toBe('2026-11-20')
    expect(replyBy(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-24')
    expect(replyBy(new Date('2026-12-24T10:00:00Z'))).toBe('2026-12-30')
    expect(replyBy(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-06')
  })
})

describe('A message that an address has begun', () => {
  const begun = (address: string) => begunMessage(new URLSearchParams(address))

  it('has the topic, the subject and the account of the address', () => {
    expect(begun('topic=Tax+and+allowances&subject=Make+your+ISA+declaration&account=A-1')).toEqual({
      topic: 'Tax and allowances',
      subject: 'Make your ISA declaration',
      accountId: 'A-1',
      body: '',
    })
  })

  it('has no topic that the form does not know, and no subject that could not be sent', () => {
    expect(begun('topic=Gossip&subject=Hello')).toEqual({
      topic: '',
      subject: 'Hello',
      accountId: '',
      body: '',
    })
    expect(begun(`subject=${'x'.repeat(300)}`)!.subject).toHaveLength(200)
  })

  it('is none where the address says nothing', () => {
    expect(begun('topic=Gossip&draft=D-1')).toBeUndefined()
  })
})
