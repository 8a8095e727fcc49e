// The colours and pictures of a new portal: its initial on a plain ground as its mark, and the ground alone for the app's icons.
import { crc32, deflateSync } from 'node:zlib'
import brand from '../../../../tests/another-firm/config/brand.json' with { type: 'json' }

const GROUND = brand.colours.pine.light

export const mark = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="${GROUND}"/><text x="14" y="20" text-anchor="middle" font-family="Georgia, serif" font-size="17" fill="white">${/[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''}</text></svg>\n`

/** A square PNG of one colour, 8 bits a channel. */
export function plainPng(size: number): Buffer {
  const pixel = Buffer.from(GROUND.slice(1), 'hex')
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: size }, () => pixel)])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}
