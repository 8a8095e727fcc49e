// Who may ask the development server about manifests, or have them edited: pages of this server, on this machine.
import type { IncomingMessage } from 'node:http'

type Asked = Pick<IncomingMessage, 'headers' | 'method'> & { socket: { remoteAddress?: string | undefined } }

const NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Why the request is refused; undefined for a page of this server. A page of another site can send requests here: the
 * browser names its origin, and another name that points to this machine (DNS rebinding) is in Host.
 */
export function refusal({ headers, method, socket }: Asked): string | undefined {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'Only this machine may ask.'
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!NAMES.test(host)) return `"${host}" is not a name of this machine.`
  if (method !== 'POST') return 'Only POST is answered.'
  if (origin !== `http://${host}`) return 'Only pages of this server may ask.'
  if (site !== undefined && site !== 'same-origin') return 'Only pages of this server may ask.'
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'Only JSON is read.'
  return undefined
}
