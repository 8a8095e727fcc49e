// Files that go with a request: the API takes them in pieces, holds them to what was said of them, and keeps them with the request.
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
  first: 'nothing',
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
  ])('has a DOCX looked into: %s', async (_, isTaken, parts) => {
    const { start, give } = files()
    const bytes = zipOf(parts)
    const { contentType } = await describeFile(new File([bytes], 'will.docx'))
    expect(contentType !== '').toBe(isTaken)
    start({
      name: 'will.docx',
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      sizeBytes: bytes.length,
    })
    expect(give({ from: 0, base64: bytes.toString('base64') }).status).toBe(isTaken ? 200 : 422)
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
