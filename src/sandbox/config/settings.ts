// Owns the settings document of a portal that runs against a sandbox.
import { configFile } from './config-file.ts'

const { links } = configFile<{ links: object }>('links', { links: {} })

interface SettingsOptions {
  sandboxUrl: string
  /** The flags of people who are not signed in. */
  publicFlags?: Readonly<Record<string, boolean>> | undefined
}

/** What should /settings.json hold so that a portal signs in at this sandbox? */
export function createSettings({ sandboxUrl, publicFlags = {} }: SettingsOptions) {
  return {
    authority: `${sandboxUrl}/idp`,
    clients: { web: 'portal-web', pwa: 'portal-pwa' },
    apiHost: sandboxUrl,
    scope: 'openid profile portal-api',
    publicFlags,
    links: {
      ...Object.fromEntries(Object.keys(links).map((id) => [id, `${sandboxUrl}/links/${id}`])),
      ...('pwa-welcome' in links && { 'pwa-welcome': `${sandboxUrl}/idp/pwa-welcome` }),
    },
    olderApp: `${sandboxUrl}/older`,
    errorReports: `${sandboxUrl}/sandbox/errors`,
    countPeople: true,
    switchParameter: 'userId',
  }
}
