// The security headers of the page. Preview sends them; a production web server must too.
import { discoveryAddress, providerOrigins } from '#session/sign-in/discovery.ts'
import type { Settings } from '#session/settings.ts'

type HostSettings = Pick<Settings, 'authority' | 'provider' | 'apiHost' | 'errorReports'>

/** The origins that a page with these settings connects to, each once. */
export const connectedHosts = (settings: HostSettings): string[] => [
  ...new Set(
    [
      ...providerOrigins(settings),
      discoveryAddress(settings),
      settings.apiHost,
      settings.errorReports,
    ].flatMap((address) => (address === undefined ? [] : [new URL(address).origin])),
  ),
]

/** Headers of index.html. They allow connections only to the hosts that settings.json names. */
export function pageHeaders(nonce: string, settings: HostSettings | undefined): Record<string, string> {
  const hosts = (settings ? connectedHosts(settings) : []).join(' ')
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob: ${hosts}`,
    'font-src': "'self'",
    'connect-src': `'self' ${hosts}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; '),
    'cache-control': 'no-store',
    ...everyFile,
  }
}

/** Headers of every file. */
export const everyFile: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
