// Owns the settings document of a portal that runs against a sandbox.
import { configFile } from './config-file.ts'

const { links } = configFile<{ links: object }>('links', { links: {} })

/** Links that aren't in the footer or a menu but have an address: ways to get in touch, and statements. */
const furtherLinks = ['modern-slavery', 'contact-phone', 'contact-email', 'contact-post']

/** What should /settings.json hold so that a portal signs in at this sandbox? */
export function createSettings({ sandboxUrl }: { sandboxUrl: string }) {
  const linkIds = [...Object.keys(links), ...furtherLinks]
  return {
    authority: `${sandboxUrl}/idp`,
    clients: { web: 'portal-web', pwa: 'portal-pwa' },
    apiHost: sandboxUrl,
    scope: 'openid profile portal-api',
    publicFlags: { 'fido-authentication': false, 'disclosure-document': true },
    links: {
      ...Object.fromEntries(linkIds.map((id) => [id, `${sandboxUrl}/links/${id}`])),
      'pwa-welcome': `${sandboxUrl}/idp/pwa-welcome`,
    },
    olderApp: `${sandboxUrl}/older`,
    errorReports: `${sandboxUrl}/sandbox/errors`,
    switchParameter: 'userId',
  }
}
