// The security headers of the page. Preview sends them; a production web server must too.
import { discoveryAddress, providerOrigins } from '#session/sign-in/discovery.ts'
import type { Settings } from '#session/settings.ts'

type HostSettings = Pick<
  Settings,
  'authority' | 'provider' | 'apiHost' | 'errorReports' | 'errorReportsFormat'
>

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

/**
 * Where browsers report what the policy has blocked; a collector of OpenTelemetry does not read such reports. They hold the whole
 * address, so an address with parameters reports nothing: the provider's answer is among these.
 */
export const policyReports = (settings: HostSettings | undefined, address: string): string | undefined =>
  settings?.errorReportsFormat === 'opentelemetry' || address.includes('?')
    ? undefined
    : settings?.errorReports

/**
 * Headers of the page at an address, path and parameters. They allow connections only to the hosts that settings.json names.
 */
export function pageHeaders(
  nonce: string,
  settings: HostSettings | undefined,
  address = '/',
): Record<string, string> {
  const reports = policyReports(settings, address)
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
    ...(reports === undefined ? {} : { 'report-to': 'portal' }),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; '),
    ...(reports === undefined ? {} : { 'reporting-endpoints': `portal="${reports}"` }),
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
