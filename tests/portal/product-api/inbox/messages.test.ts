// Messages in the sandbox: the badge follows reading, archiving and writing.
import { describe, expect, it } from 'vitest'
import { listDrafts, type Draft } from '#api/inbox/message-writing.ts'
import { saveOver } from '#screens/messages/writing/use-draft.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { threadsQuery, type Thread, type Threads } from '#api/inbox/messages.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const message = {
  threadId: null,
  topic: 'My accounts',
  accountId: null,
  subject: 'A question',
  body: 'How do I pay in?',
  attachments: [],
  draftId: null,
}

describe('Ben Osei’s messages', () => {
  const open = () => {
    const sandbox = openSandbox()
    const folder = (name: string) => sandbox.get(people.ben, `/api/messages?folder=${name}`).body as Threads
    const unread = () =>
      (sandbox.get(people.ben, '/api/messages/unreadcount').body as { unreadCount: number }).unreadCount
    return { ...sandbox, folder, unread }
  }

  it('are twelve unread ones to begin with, and the badge is their sum', () => {
    const { folder, unread } = open()
    const { threads, unreadCount } = folder('inbox')
    expect([unread(), unreadCount, threads.reduce((sum, thread) => sum + thread.unread, 0)]).toEqual([
      12, 12, 12,
    ])
  })

  it('count less when read and again when marked unread', () => {
    const { send, unread } = open()
    const path = '/api/messages/threads/TH-U-20003-1/read'
    expect(send(people.ben, 'PUT', path, { isRead: true }).status).toBe(204)
    expect(unread()).toBe(11)
    send(people.ben, 'PUT', path, { isRead: false })
    expect(unread()).toBe(12)
  })

  it('are read once archived, and lie in the archive', () => {
    const { send, folder, unread } = open()
    send(people.ben, 'PUT', '/api/messages/threads/TH-U-20003-2/archived', { isArchived: true })
    expect(unread()).toBe(11)
    expect(folder('archive').threads.map(({ id }) => id)).toEqual(['TH-U-20003-2'])
    expect(folder('inbox').threads.map(({ id }) => id)).not.toContain('TH-U-20003-2')
  })

  it('are all read at once, but for what came later than was seen', () => {
    const { send, folder, unread } = open()
    const { threads } = folder('inbox')
    const fromSecond = threads[1]!.lastAt
    expect(send(people.ben, 'PUT', '/api/messages/read', { until: fromSecond }).status).toBe(204)
    expect(unread()).toBe(1)
    expect(folder('inbox').threads.filter((thread) => thread.unread > 0)).toMatchObject([
      { id: threads[0]!.id },
    ])
    send(people.ben, 'PUT', '/api/messages/read', { until: threads[0]!.lastAt })
    expect(unread()).toBe(0)
    expect(send(people.ben, 'PUT', '/api/messages/read', { until: 'now' }).status).toBe(400)
  })

  it('stay unread when another person reads all of theirs', () => {
    const { send, unread } = open()
    expect(unread()).toBe(12)
    send(people.amelia, 'PUT', '/api/messages/read', { until: '2030-01-01T00:00:00.000Z' })
    expect(unread()).toBe(12)
  })

  it('are previewed by their own words', () => {
    const [latest] = open().folder('inbox').threads
    expect(latest!.preview).toBe(
      'Your latest quarterly valuation is now in your documents. It shows what you hold, what moved and what you paid.',
    )
  })

  it('have attachments of the size and kind they say', () => {
    const { get } = open()
    const { messages } = get(people.ben, '/api/messages/threads/TH-U-20003-1').body as Thread
    const [file] = messages[0]!.attachments
    const path = `/api/messages/threads/TH-U-20003-1/attachments/${file!.id}/file`
    const { base64, ...rest } = get(people.ben, path).body as { base64: string }
    expect(rest).toEqual({ fileName: 'Valuation summary.pdf', contentType: 'application/pdf' })
    const bytes = Buffer.from(base64, 'base64')
    expect([bytes.length, bytes.toString('latin1', 0, 5)]).toEqual([file!.sizeBytes, '%PDF-'])
    expect(get(people.amelia, path).status).toBe(404)
    expect(get(people.ben, path.replace('-F1', '-F9')).status).toBe(404)
  })

  it('can be searched', () => {
    const { get } = open()
    const { threads } = get(people.ben, '/api/messages?folder=inbox&q=SCAMS').body as Threads
    expect(threads.map(({ subject }) => subject)).toEqual(['How we protect you from scams'])
    const found = (text: string) =>
      (get(people.ben, `/api/messages?folder=inbox&q=${encodeURIComponent(text)}`).body as Threads).threads
        .length
    // Less than three letters, marks that a search could read as its own, and the text of somebody else.
    expect(found('sc')).toBeGreaterThanOrEqual(1)
    expect(found('"scams" OR person_id:')).toBe(0)
    expect(found('%')).toBe(0)
  })

  it('are searched by characters, of which an emoji is one', () => {
    const { send, get } = open()
    const subjects = (text: string) =>
      (
        get(people.ben, `/api/messages?folder=sent&q=${encodeURIComponent(text)}`).body as Threads
      ).threads.map(({ subject }) => subject)
    send(people.ben, 'POST', '/api/messages', message)
    send(people.ben, 'POST', '/api/messages', { ...message, subject: 'Well done 🎉🎉' })
    expect(subjects('🎉')).toEqual(['Well done 🎉🎉'])
    expect(subjects('🎉🎉')).toEqual(['Well done 🎉🎉'])
    expect(subjects('e 🎉🎉')).toEqual(['Well done 🎉🎉'])
    expect(subjects('🎈🎈')).toEqual([])
  })

  it('are not searched for what nobody can see, which the page leaves out', async () => {
    const { get } = open()
    for (const text of ['\0ab', '\u202Eab', 'a\u0007'])
      expect(get(people.ben, `/api/messages?q=${encodeURIComponent(text)}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('q: no control characters') as string },
      })
    const api = overSandbox().as(people.ben)
    const { queryFn } = threadsQuery(api, { folder: 'inbox', q: 'SC\u202EAMS\0' }, { first: 20, more: 20 })
    const asked = { signal: new AbortController().signal, pageParam: { cursor: undefined, limit: 20 } }
    const { threads } = await (queryFn as (context: object) => Promise<Threads>)(asked)
    expect(threads.map(({ subject }) => subject)).toEqual(['How we protect you from scams'])
  })

  it('are newest first', () => {
    const times = open()
      .folder('inbox')
      .threads.map(({ lastAt }) => lastAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('take a new message into the sent folder', () => {
    const { send, folder } = open()
    expect(send(people.ben, 'POST', '/api/messages', message)).toMatchObject({
      status: 200,
      body: { reference: expect.stringMatching(/^M-/) },
    })
    expect(folder('sent').threads[0]).toMatchObject({
      subject: 'A question',
      lastFrom: 'Ben Osei',
      unread: 0,
    })
  })

  it('take a reply into its conversation', () => {
    const { send, get } = open()
    send(people.ben, 'POST', '/api/messages', { ...message, threadId: 'TH-U-20003-1' })
    expect(get(people.ben, '/api/messages/threads/TH-U-20003-1').body).toMatchObject({
      messageCount: 2,
      lastFrom: 'Ben Osei',
    })
  })

  it('keep both texts of a draft that two tabs write', async () => {
    const over = overSandbox()
    const api = over.as(people.ben)
    const { attachments: _files, draftId: _draft, ...draft } = { ...message, topic: 'My accounts' as const }
    const begun = await saveOver(api, draft, undefined, undefined)
    // The other tab has saved it at another time.
    const earlier = new Date(Date.parse(begun.savedAt) - 1000).toISOString()
    const mine = await saveOver(api, { ...draft, body: 'Mine' }, begun.id, earlier)
    expect(mine.id).not.toBe(begun.id)
    const again = await saveOver(api, { ...draft, body: 'Mine, longer' }, mine.id, mine.savedAt)
    expect(again.id).toBe(mine.id)
    const { drafts } = await api.call(listDrafts)
    expect(drafts.map(({ body }) => body).toSorted()).toEqual(['How do I pay in?', 'Mine, longer'])
  })

  it('keep a draft until it is sent', () => {
    const { send, get } = open()
    const { attachments: _files, draftId: _draft, ...draft } = message
    const saved = send(people.ben, 'POST', '/api/messages/drafts', draft).body as Draft
    send(people.ben, 'PUT', `/api/messages/drafts/${saved.id}`, { ...draft, body: 'How do I pay more in?' })
    expect(get(people.ben, '/api/messages/drafts').body).toMatchObject({
      drafts: [{ id: saved.id, body: 'How do I pay more in?' }],
    })
    send(people.ben, 'POST', '/api/messages', { ...message, draftId: saved.id })
    expect(get(people.ben, '/api/messages/drafts').body).toEqual({ drafts: [], nextCursor: null })
  })

  it.each([
    ['no subject', { subject: ' ' }, 'subject: enter a subject'],
    ['no text', { body: '' }, 'body: enter a message'],
    [
      'a program attached',
      { attachments: [{ name: 'a.exe', contentType: 'application/x-msdownload', sizeBytes: 1 }] },
      'attachments.0.contentType: must be PDF, JPG, PNG or DOCX',
    ],
    [
      'a program that is called a picture',
      { attachments: [{ name: 'setup.exe', contentType: 'image/png', sizeBytes: 1 }] },
      'attachments.0.name: must be the name of such a file',
    ],
    [
      'a file in another folder',
      { attachments: [{ name: '../../etc/passwd.pdf', contentType: 'application/pdf', sizeBytes: 1 }] },
      'attachments.0.name: must be the name of such a file',
    ],
    [
      'a line break in the name of a file',
      { attachments: [{ name: 'a\nb.pdf', contentType: 'application/pdf', sizeBytes: 1 }] },
      'attachments.0.name: must be the name of such a file',
    ],
    [
      'an empty file',
      { attachments: [{ name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 0 }] },
      'attachments.0.sizeBytes: must not be empty',
    ],
    [
      'too large a file',
      { attachments: [{ name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 10_485_761 }] },
      'attachments.0.sizeBytes: must be 10 MB or less',
    ],
  ])('are not sent with %s', (_, change, text) => {
    expect(open().send(people.ben, 'POST', '/api/messages', { ...message, ...change })).toMatchObject({
      status: 400,
      body: { message: text },
    })
  })
})
