import { describe, expect, it } from 'vitest'
import { refusal } from '#tools/build/own-page.ts'

const own = {
  method: 'POST',
  socket: { remoteAddress: '127.0.0.1' },
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  },
}
const withHeaders = (headers: Record<string, string | undefined>) => ({
  ...own,
  headers: { ...own.headers, ...headers },
})

describe('The development server', () => {
  it('answers pages of its own, by each name of this machine', () => {
    expect(refusal(own)).toBeUndefined()
    for (const host of ['127.0.0.1:5173', '[::1]:5173', 'localhost'])
      expect(refusal(withHeaders({ host, origin: `http://${host}` }))).toBeUndefined()
  })

  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' }],
    [
      'a name that somebody has pointed to this machine',
      { host: 'evil.example', origin: 'http://evil.example' },
    ],
    ['a name that begins like this machine', { host: 'localhost.evil.example' }],
    ['no host', { host: undefined }],
    ['a request without origin', { origin: undefined }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a form, which needs no permission to be sent', { 'content-type': 'text/plain' }],
  ])('refuses %s', (_, headers) => expect(refusal(withHeaders(headers))).toEqual(expect.any(String)))

  it('refuses another machine, and what a link or an image can send', () => {
    expect(refusal({ ...own, socket: { remoteAddress: '192.168.1.7' } })).toBe('Only this machine may ask.')
    expect(refusal({ ...own, socket: {} })).toBe('Only this machine may ask.')
    expect(refusal({ ...own, method: 'GET' })).toBe('Only POST is answered.')
  })
})
