// Files that go with a request: the API takes them in pieces, holds them to what was said of them, and keeps them with the request.
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { getServiceRequest } from '#forms/requests/request-calls.ts'
import { describeFile } from '#base/files/attached-files.ts'
import { plainDocument, relationsText, typesText, zipOf } from '../../../support/docx.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const ID = '0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b11'
const pages = '/api/request-pages/tell-us-someone-has-died/files'
const text = '%PDF-1.7 a certificate'
const said = { name: 'certificate.pdf', contentType: 'application/pdf', sizeBytes: text.length }
const piece = (from: number, to?: number) => ({
  from,
  base64: Buffer.from(text.slice(from, to)).toString('base64'),
})
const death = {
  who: 'Tom Hart',
  'died-on': '2026-11-12',
  relation: 'executor',
  first: ['none'],
}

function files(who: Caller = people.amelia) {
  const { api, send, get } = openSandbox()
  api.setFlags({ 'shared-access': true })
  const start = (about: object = said, caller = who, id = ID) => send(caller, 'PUT', `${pages}/${id}`, about)
  const give = (content: object, caller = who) => send(caller, 'PUT', `${pages}/${ID}/content`, content)
  const tell = (papers: readonly string[], caller = who) =>
    send(caller, 'POST', '/api/service-requests/tell-us-someone-has-died', {
      answers: { ...death, papers },
    })
  return { api, send, get, start, give, tell, forget: () => send(who, 'DELETE', `${pages}/${ID}`).status }
}

/** Do page and API take this DOCX? */
async function taken(bytes: Buffer<ArrayBuffer>): Promise<boolean> {
  const { start, give } = files()
  const { contentType } = await describeFile(new File([bytes], 'will.docx'))
  start({
    name: 'will.docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    sizeBytes: bytes.length,
  })
  const { status } = give({ from: 0, base64: bytes.toString('base64') })
  expect(status).toBe(contentType === '' ? 422 : 200)
  return status === 200
}

describe('Somebody who uploads a file for a request', () => {
  it('sends it in pieces, and goes on where it broke off', () => {
    const { start, give } = files()
    expect(start().body).toEqual({ receivedBytes: 0 })
    expect(give(piece(0, 12)).body).toEqual({ receivedBytes: 12 })
    expect(start().body).toEqual({ receivedBytes: 12 })
    // The same piece once more, and one that is too far ahead, change nothing.
    expect(give(piece(0, 12)).body).toEqual({ receivedBytes: 12 })
    expect(give(piece(15)).body).toEqual({ receivedBytes: 12 })
    expect(give(piece(12)).body).toEqual({ receivedBytes: 22 })
  })

  it('reads it again with the request that it was sent with', () => {
    const { start, give, tell, get } = files()
    start()
    give(piece(0, 12))
    give(piece(12))
    expect(tell([ID]).status).toBe(200)
    const address = '/api/service-requests/tell-us-someone-has-died/SR-1'
    expect(getServiceRequest.answer.parse(get(people.amelia, address).body).answers).toContainEqual({
      label: 'Papers',
      value: 'certificate.pdf',
      files: [{ id: ID, name: 'certificate.pdf', sizeBytes: 22 }],
    })
    expect(get(people.amelia, `/api/request-files/${ID}`).body).toEqual({
      fileName: 'certificate.pdf',
      contentType: 'application/pdf',
      base64: Buffer.from(text).toString('base64'),
    })
    expect(get(people.ben, `/api/request-files/${ID}`).status).toBe(404)
  })

  it.each<[string, object]>([
    ['is not what its type says', { from: 0, base64: Buffer.from('MZ, a program, ').toString('base64') }],
    ['is larger than was said', { from: 0, base64: Buffer.from(`${text} and more`).toString('base64') }],
    ['comes in pieces that do not join', piece(0, 10)],
  ])('is refused one that %s', (_, content) => {
    const { start, give } = files()
    start()
    expect(give(content)).toMatchObject({ status: 422, body: { reason: 'file-refused' } })
  })

  it('cannot send one that is not all there, or is not theirs', () => {
    const { start, give, tell } = files()
    start()
    give(piece(0, 12))
    const refused = { status: 422, body: { message: 'answers.papers: a file that is not uploaded' } }
    expect(tell([ID])).toMatchObject(refused)
    give(piece(12))
    expect(tell([ID], people.ben)).toMatchObject(refused)
    expect(tell([ID]).status).toBe(200)
    // It went with its request.
    expect(tell([ID])).toMatchObject(refused)
  })

  it('has no use of an id that somebody else uses', () => {
    const { start, give } = files()
    start()
    expect(start(said, people.ben)).toMatchObject({ status: 409, body: { reason: 'id-taken' } })
    expect(start({ ...said, sizeBytes: 21 })).toMatchObject({ status: 409, body: { reason: 'id-taken' } })
    expect(give(piece(0, 12), people.ben).status).toBe(404)
  })

  it('takes it away again', () => {
    const { start, give, forget } = files()
    start()
    expect(forget()).toBe(204)
    expect(give(piece(0, 12)).status).toBe(404)
  })

  it('keeps what another tab has uploaded, for the request that is sent there', () => {
    const { start, give, tell } = files()
    start()
    give(piece(0))
    expect(tell([]).status).toBe(200)
    expect(tell([ID]).status).toBe(200)
  })

  it('leaves nothing behind of what was not sent for thirty days', () => {
    const { api, start, give } = files()
    start()
    api.setClock(new Date('2026-12-22T12:00:00Z'))
    start(said, people.amelia, `${ID.slice(0, -2)}20`)
    expect(give(piece(0, 12)).status).toBe(404)
  })

  it('sends each once', () => {
    const { start, give, tell } = files()
    start()
    give(piece(0))
    expect(tell([ID, ID])).toMatchObject({
      status: 422,
      body: { message: 'answers.papers: Send each file once' },
    })
  })

  const vba = 'application/vnd.ms-office.vbaProject'
  it.each<[string, boolean, Readonly<Record<string, string>>]>([
    ['a document', true, plainDocument],
    ['any other ZIP', false, { 'notes.txt': '', 'word/pictures.xml': '' }],
    ['a document with macros', false, { ...plainDocument, 'word/vbaProject.bin': '' }],
    ['macros of another name', false, { ...plainDocument, 'word/evil.bin': '' }],
    [
      'macros that are called .xml, by their type',
      false,
      {
        ...plainDocument,
        '[Content_Types].xml': typesText({ '/word/notes.xml': vba }),
        'word/notes.xml': 'macros',
      },
    ],
    [
      'the same, with a letter of the type written by its number',
      false,
      { ...plainDocument, '[Content_Types].xml': typesText({ '/a.xml': vba.replace('P', '&#80;') }) },
    ],
    [
      'the same, by what leads to them',
      false,
      { ...plainDocument, 'word/_rels/document.xml.rels': relationsText('vbaProject', 'notes.xml') },
    ],
    [
      'a document that is one with macros by its own type',
      false,
      {
        ...plainDocument,
        '[Content_Types].xml': typesText({
          '/word/document.xml': 'application/vnd.ms-word.document.macroEnabled.main+xml',
        }),
      },
    ],
    [
      'one whose types are there twice',
      false,
      { ...plainDocument, '[content_types].xml': typesText({ '/word/notes.xml': vba }) },
    ],
    [
      'a document with a picture, a font and styles',
      true,
      {
        ...plainDocument,
        '[Content_Types].xml': typesText({
          '/word/styles.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml',
          '/word/fonts/a.odttf': 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
        }),
        ...{ 'word/styles.xml': '', 'word/media/a.JPEG': '', 'word/fonts/a.odttf': '' },
        'word/_rels/document.xml.rels': relationsText('image', 'media/a.JPEG'),
      },
    ],
    [
      'a document with a link and a field with the number of its page',
      true,
      {
        ...plainDocument,
        'word/_rels/document.xml.rels': relationsText('hyperlink', 'https://a.example', 'External'),
        'word/document.xml':
          '<w:document><w:instrText xml:space="preserve"> HYPERLINK "https://a.example/hidden" </w:instrText><w:fldSimple w:instr=" PAGE "/></w:document>',
      },
    ],
    [
      'a document with links and references that are called like other fields',
      true,
      {
        ...plainDocument,
        'word/document.xml':
          '<w:document><w:fldChar/><w:instrText> REF link </w:instrText><w:fldChar/><w:instrText> HYPERLINK "https://a.example/database?import=1" \\o "Include picture"</w:instrText></w:document>',
      },
    ],
    ...[
      ...['keyMapCustomizations', 'ui/extensibility', 'webextension', 'webextensiontaskpanes'],
      ...['mailMergeSource', 'mailMergeHeaderSource'],
    ].map((kind): [string, boolean, Readonly<Record<string, string>>] => [
      `what Word runs or reads with it: ${kind}`,
      false,
      { ...plainDocument, 'word/_rels/document.xml.rels': relationsText(kind, 'a.xml') },
    ]),
    ...[
      '<w:fldChar/><w:instrText> INCLUDEPICTURE "http://a.example/a.png" \\d </w:instrText><w:fldChar/>',
      '<w:fldSimple w:instr="includepicture &quot;\\\\a.example\\a.png&quot;"/>',
      '<w:fldChar/><w:instrText>INCLUDE</w:instrText></w:r><w:r><w:instrText>TEXT "http://a.example"</w:instrText>',
      '<w:fldSimple w:instr="PAGE"/><w:fldSimple w:instr=" INCLUDE a"/>',
      '<w:instrText>&#76;INK Excel.Sheet.12 "\\\\a.example\\a.xlsx" "S!R1C1" \\a</w:instrText>',
      '<w:fldSimple w:instr=\'IMPORT "http://a.example"\'/>',
      '<w:instrText>RD "\\\\a.example\\a.docx"</w:instrText>',
      '<w:instrText>\nDATABASE \\d "\\\\a.example\\a.mdb"</w:instrText>',
      '<w:instrText>EMBED Package</w:instrText>',
      '<w:mailMerge><w:connectString w:val="Data Source=\\\\a.example\\a.mdb"/></w:mailMerge>',
    ].map((xml): [string, boolean, Readonly<Record<string, string>>] => [
      `a field that brings what lies elsewhere: ${xml}`,
      false,
      { ...plainDocument, 'word/header1.xml': xml },
    ]),
    ...['attachedTemplate', 'frame', 'subDocument', 'image'].map(
      (kind): [string, boolean, Readonly<Record<string, string>>] => [
        `something from elsewhere: ${kind}`,
        false,
        { ...plainDocument, 'word/_rels/a.xml.rels': relationsText(kind, 'https://a.example', 'External') },
      ],
    ),
    [
      'the same, with a letter of the mode written by its number',
      false,
      {
        ...plainDocument,
        'word/_rels/a.xml.rels': relationsText('image', 'https://a.example', 'Extern&#97;l'),
      },
    ],
    [
      'another document that Word opens in it',
      false,
      { ...plainDocument, 'word/_rels/document.xml.rels': relationsText('aFChunk', 'chunk.xml') },
    ],
    ...[
      '<w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/>',
      "<w:fldSimple w:instr=' &#x44;&#68;E excel'/>",
      '<w:instrText>PAGE</w:instrText><w:fldChar/><w:instrText>dd</w:instrText></w:r><w:r><w:instrText>e a</w:instrText>',
      '<w:instrText>DD<!-- -->EAUTO</w:instrText>',
      '<!DOCTYPE a [<!ENTITY b "DDE">]><w:instrText>&b;</w:instrText>',
      '<?xml version="1.0" encoding="utf-7"?>',
      'D\0D\0E\0',
    ].map((xml): [string, boolean, Readonly<Record<string, string>>] => [
      `a field that starts a program: ${xml}`,
      false,
      { ...plainDocument, 'word/header1.xml': xml },
    ]),
    [
      'a field in what is called a picture',
      false,
      {
        ...plainDocument,
        '[Content_Types].xml': typesText({
          '/word/a.png': 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml',
        }),
        'word/a.png': '<w:fldSimple w:instr="DDE a"/>',
      },
    ],
  ])('has a DOCX looked into: %s', async (_, isTaken, parts) => {
    expect(await taken(zipOf(parts))).toBe(isTaken)
  })

  const twoDirectories = (): Buffer<ArrayBuffer> => {
    const macros = zipOf({ ...plainDocument, 'word/vbaProject.bin': 'macros' })
    const [good, end] = [zipOf(plainDocument).subarray(0, -22), macros.subarray(-22)]
    end.writeUInt16LE(3, 8)
    end.writeUInt16LE(3, 10)
    end.writeUInt32LE(zipOf(plainDocument).readUInt32LE(good.length + 16), 16)
    return Buffer.concat([good, macros.subarray(0, -22), end])
  }
  /** The end record, changed. */
  const ending = (change: (end: Buffer) => void, more = ''): Buffer<ArrayBuffer> => {
    const bytes = zipOf(plainDocument)
    change(bytes.subarray(-22))
    return Buffer.concat([bytes, Buffer.from(more)])
  }
  /** Many entries of the directory that all name one part. */
  const overlapping = (): Buffer<ArrayBuffer> => {
    const bytes = zipOf({ 'zz.rels': `<Relationships>${' '.repeat(1_000_000)}`, ...plainDocument })
    const [directory, end] = [bytes.readUInt32LE(bytes.length - 6), bytes.subarray(-22)]
    const entry = bytes.subarray(directory, directory + 46 + 'zz.rels'.length)
    const entries = Array.from({ length: 900 }, (_, n) => {
      const other = Buffer.from(entry)
      other.write(n.toString(36).padStart(2, '-'), 46)
      return other
    })
    const all = Buffer.concat([bytes.subarray(directory, -22), ...entries])
    end.writeUInt16LE(904, 8)
    end.writeUInt16LE(904, 10)
    end.writeUInt32LE(all.length, 12)
    return Buffer.concat([bytes.subarray(0, directory), all, end])
  }
  const unnamed = (): Buffer<ArrayBuffer> => {
    const bytes = zipOf(plainDocument)
    const directory = bytes.readUInt32LE(bytes.length - 6)
    const macros = zipOf({ 'word/vbaProject.bin': 'macros' }).subarray(0, 57)
    bytes.writeUInt32LE(directory + 57, bytes.length - 6)
    return Buffer.concat([bytes.subarray(0, directory), macros, bytes.subarray(directory)])
  }
  /** What the directory says of the unpacked size of its first part. */
  const saying = (size: number): Buffer<ArrayBuffer> => {
    const bytes = zipOf({ 'word/a.xml': 'a'.repeat(1_000), ...plainDocument })
    bytes.writeUInt32LE(size, bytes.readUInt32LE(bytes.length - 6) + 24)
    return bytes
  }
  /** Of a picture, which does not pack well. */
  const noise = randomBytes(20_000).toString('base64')
  const describing = (length: number) =>
    `<Relationships xmlns="a">${' '.repeat(length)}<Relationship Id="a" Type="http://a.example/styles" Target="a.xml"/></Relationships>`
  const withText = (length: number, picture: string, before = '<w:p a="') =>
    zipOf({
      ...plainDocument,
      'word/document.xml': `${before}${' '.repeat(length)}"/><w:fldChar/>`,
      'word/a.png': picture,
    })
  const many = (count: number) =>
    zipOf({
      ...plainDocument,
      ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/${n}.xml`, ''])),
    })

  it.each<[string, boolean, Buffer<ArrayBuffer>]>([
    ['none of these', true, ending(() => {})],
    ['two directories', false, twoDirectories()],
    ['fewer parts in the end record than in the directory', false, ending((end) => end.writeUInt16LE(2, 10))],
    ['two numbers of parts', false, ending((end) => end.writeUInt16LE(2, 8))],
    ['a directory that ends elsewhere', false, ending((end) => end.writeUInt32LE(10, 12))],
    ['something after its end', false, ending(() => {}, 'more')],
    ['a comment that goes on beyond the file', false, ending((end) => end.writeUInt16LE(4, 20))],
    ['a part that no directory names', false, unnamed()],
    ['a second file that it goes on in', false, ending((end) => end.writeUInt32LE(1, 4))],
    ['a part that is there many times', false, overlapping()],
    ['a part that is longer than the directory says', false, saying(999)],
    ['a part that is shorter than the directory says', false, saying(1_001)],
    ['parts of more than 30 MB', false, saying(30 * 1024 * 1024)],
    ['997 more parts', true, many(997)],
    ['998 more parts', false, many(998)],
    [
      'more than 1 MB about its parts',
      false,
      zipOf({ ...plainDocument, 'a.rels': `<Relationships>${' '.repeat(1024 * 1024)}` }),
    ],
    [
      'more than 1 MB about its parts, in several of them',
      false,
      zipOf({
        ...plainDocument,
        ...Object.fromEntries(['a.rels', 'b.rels'].map((name) => [name, describing(600_000)])),
        'word/a.png': noise,
      }),
    ],
    [
      'nearly 1 MB about its parts',
      true,
      zipOf({ 'a.rels': describing(1_000_000), 'a.png': noise, ...plainDocument }),
    ],
    [
      'what begins a million times and ends nowhere about its parts',
      false,
      zipOf({ 'a.rels': `<Relationships a="">${'<'.repeat(1_000_000)}`, 'a.png': noise, ...plainDocument }),
    ],
    ['a text that is more than 100 times as long as the file', false, withText(200_000, '')],
    ['a text that is less than 100 times as long as the file', true, withText(200_000, noise)],
    ['fields that say more than 1 MB', false, withText(1_100_000, noise, '<w:fldSimple w:instr="')],
  ])('has a DOCX that is read in one way: with %s', async (_, isTaken, bytes) => {
    expect(await taken(bytes)).toBe(isTaken)
  })

  it('has room for twenty that wait; the oldest goes', () => {
    const { start, give } = files()
    start()
    for (let n = 20; n < 40; n += 1) start(said, people.amelia, `${ID.slice(0, -2)}${n}`)
    expect(give(piece(0, 12)).status).toBe(404)
  })

  it('leaves the files of others who act for the same client where they are', () => {
    const { send, start, give } = files(people.rose)
    start()
    const chloe = { ...people.chloe, clientId: people.rose.userId }
    for (let n = 20; n < 40; n += 1) expect(start(said, chloe, `${ID.slice(0, -2)}${n}`).status).toBe(200)
    expect(give(piece(0, 12)).status).toBe(200)
    expect(
      send(chloe, 'PUT', `/api/request-pages/ask-for-a-letter/files/${ID.slice(0, -2)}50`, said),
    ).toMatchObject({
      status: 404,
      body: { reason: 'page-closed' },
    })
  })

  it('cannot read one of a request that is the owner’s alone, while acting for them', () => {
    const { send, get } = files()
    const kept = '/api/request-pages/power-of-attorney/files'
    expect(send(people.rose, 'PUT', `${kept}/${ID}`, said).status).toBe(200)
    expect(send(people.rose, 'PUT', `${kept}/${ID}/content`, piece(0)).status).toBe(200)
    const answers = {
      ...{ 'made-in': 'scotland', paper: [ID], 'is-registered': 'yes', attorney: 'Ben Osei' },
      ...{ 'has-others': 'no', declared: 'yes' },
    }
    expect(send(people.rose, 'POST', '/api/service-requests/power-of-attorney', { answers }).status).toBe(200)
    const address = `/api/request-files/${ID}`
    expect(get(people.rose, address).status).toBe(200)
    expect(get({ ...people.chloe, clientId: people.rose.userId }, address).status).toBe(403)
  })

  it('is told that the page is gone', () => {
    const { send } = openSandbox()
    expect(send(people.amelia, 'PUT', `/api/request-pages/gone/files/${ID}`, said)).toMatchObject({
      status: 404,
      body: { reason: 'page-closed' },
    })
  })
})
