// Web push: what reaches a push service is encrypted for the device, signed, short-lived, and its answer decides.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makePushKeys, webPushService } from '#sandbox/push/web-push.ts'

const endpoint = 'https://push.example/device'
const base64url = (bytes: Buffer) => bytes.toString('base64url')

function device() {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = keys.generateKeys()
  return {
    subscription: { endpoint, p256dh: base64url(p256dh), auth: base64url(auth) },
    /** As a browser decrypts it (RFC 8291, section 3.4). */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20]!)
      const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, by, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const secret = derive(keys.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + body[20]!)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with the byte 2.
      return opened.subarray(0, opened.lastIndexOf(2)).toString()
    },
  }
}

/** A push service at home that answers with this status. */
async function pushService(status: number) {
  const taken: { headers: IncomingMessage['headers']; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const keys = makePushKeys()
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = webPushService(keys, 'us@firm.example', (_, request) => fetch(home, request))
  return { service, taken, keys }
}

describe('A push', () => {
  it('can be read by its device alone, is signed by the sandbox, and waits for a day at most', async () => {
    const { service, taken, keys } = await pushService(201)
    const { subscription, read } = device()
    expect(await service.send(subscription, '{"unread":3}')).toBe('taken')
    const [{ headers, body }] = taken as [(typeof taken)[0]]
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'messages' })
    expect(body.toString('latin1')).not.toContain('unread')
    expect(read(body)).toBe('{"unread":3}')
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!
    expect(key).toBe(keys.publicKey)
    const [head, claims, signature] = token.split('.')
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:us@firm.example',
    })
    const point = Buffer.from(key!, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: base64url(point.subarray(1, 33)),
      y: base64url(point.subarray(33)),
    }
    const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature!, 'base64url')),
    ).toBe(true)
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
    [302, 'failed'],
  ] as const)('that is answered with %i is %s', async (status, delivery) => {
    const { service } = await pushService(status)
    expect(await service.send(device().subscription, '{}')).toBe(delivery)
  })

  it('fails where nobody answers, and where the device’s key is none', async () => {
    const service = webPushService(makePushKeys(), 'us@firm.example', () =>
      Promise.reject(new Error('offline')),
    )
    expect(await service.send(device().subscription, '{}')).toBe('failed')
    expect(await service.send({ ...device().subscription, p256dh: `B${'A'.repeat(86)}` }, '{}')).toBe(
      'failed',
    )
  })
})
