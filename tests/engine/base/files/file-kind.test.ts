// Which files may be opened: what they say they are and what they begin with have to agree.
import { describe, expect, it } from 'vitest'
import { canBeOpened, openableType } from '#base/files/file-kind.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const typeOf = (contentType: string, text: string) =>
  openableType({ fileName: 'statement.pdf', contentType, bytes: bytesOf(text) })

describe('A file from the API', () => {
  it.each([
    ['application/pdf', '%PDF-1.7 …'],
    ['image/png', '\x89PNG\r\n\x1a\n…'],
    ['image/jpeg', '\xff\xd8\xff\xe0…'],
    ['image/gif', 'GIF89a…'],
    ['image/webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ])('may be opened when it is %s and begins like it', (contentType, text) => {
    expect(typeOf(contentType, text)).toBe(contentType)
  })

  it.each([
    ['text/html', '<!doctype html><script>alert(1)</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['text/xml', '%PDF-1.7'],
    ['application/octet-stream', '%PDF-1.7'],
    ['__proto__', '%PDF-1.7'],
    ['', '%PDF-1.7'],
  ])('may not be opened when it is “%s”', (contentType, text) => {
    expect(typeOf(contentType, text)).toBeUndefined()
  })

  it.each([
    ['application/pdf', '<!doctype html>%PDF-1.7'],
    ['application/pdf', ' %PDF-1.7'],
    ['image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['image/png', '\xff\xd8\xff\xe0'],
    ['image/webp', 'RIFF\x00\x00\x00\x00AVI '],
    ['image/jpeg', ''],
  ])('may not be opened when it says %s and begins otherwise', (contentType, text) => {
    expect(typeOf(contentType, text)).toBeUndefined()
  })

  it('may state its type in capitals and with parameters', () => {
    expect(typeOf('Application/PDF; charset=binary', '%PDF-1.4')).toBe('application/pdf')
    expect([canBeOpened('IMAGE/PNG'), canBeOpened('text/html; image/png')]).toEqual([true, false])
  })
})
