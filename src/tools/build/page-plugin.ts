// Vite plugin: writes the static shell into index.html and the web app manifest, both from the portal's manifest.
import type { Plugin } from 'vite'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { lightColour } from '../tokens.ts'
import { earlyScript } from './first-load/early-calls.ts'
import { indexedRoutes } from './first-load/first-pages.ts'
import { servedFolder } from './manifest-plugin.ts'
import { logo, withDot } from './pictures.ts'
import { escape, staticShell } from './first-load/static-shell.ts'

const WEB_APP = '/app.webmanifest'

/** The firm's mark, and with a dot while something is unread. */
const MARKS = { 'favicon.svg': logo, 'favicon-badge.svg': () => withDot(logo()) } as const

export function pagePlugin(): Plugin {
  return {
    name: 'portal-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { manifest, resolved } = servedFolder()
        if (!manifest || !resolved) return html
        const { head, body } = staticShell(resolved)
        const early = `<script>${await earlyScript(resolved)}</script>`
        return html
          .replace('__THEME_COLOUR__', lightColour('pine'))
          .replace('<!--static-shell-head-->', () => head + early)
          .replace('<!--static-shell-->', () => body)
          .replace(
            '<title>Loading</title>',
            () =>
              `<title>${escape(manifest.brand.name)}</title>\n    <meta name="description" content="${escape(resolved.brand.strapline)}" />`,
          )
      },
    },
    configureServer({ middlewares }) {
      for (const [name, picture] of Object.entries(MARKS))
        middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(picture())
        })
      middlewares.use(WEB_APP, (_request, response) => {
        const { resolved } = servedFolder()
        response.setHeader('content-type', 'application/manifest+json')
        response.end(resolved ? webAppManifest(resolved) : '{}')
      })
    },
    generateBundle() {
      const { manifest, resolved } = servedFolder()
      if (!manifest || !resolved) return
      for (const [fileName, picture] of Object.entries(MARKS))
        this.emitFile({ type: 'asset', fileName, source: picture() })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(resolved) })
      this.emitFile({ type: 'asset', fileName: WEB_APP.slice(1), source: webAppManifest(resolved) })
      this.emitFile({
        type: 'asset',
        fileName: '.well-known/security.txt',
        source: securityText(manifest.brand, new Date()),
      })
    },
  }
}

/**
 * What search engines may fetch (RFC 9309): the pages that they may list, and the files that these show with. Every other page
 * also asks, in its HTML, not to be listed.
 */
export const robotsText = (resolved: Resolved): string =>
  [
    'User-agent: *',
    ...indexedRoutes(resolved).map(({ path }) => `Allow: ${path}$`),
    'Allow: /assets/',
    'Allow: /*.svg$',
    'Allow: /settings.json$',
    'Disallow: /',
    '',
  ].join('\n')

/** Days after its build for which security.txt holds: less than a year (RFC 9116, 2.5.5). */
const SECURITY_TEXT_DAYS = 360

/** Where to report a weakness of the portal (RFC 9116). */
export const securityText = ({ email }: Manifest['brand'], builtAt: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt.getTime() + SECURITY_TEXT_DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    '',
  ].join('\n')

/** What a browser needs to install the portal (W3C web app manifest). */
function webAppManifest({ brand, route }: Resolved): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand['short-name'],
    description: brand.strapline,
    lang: 'en-GB',
    start_url: route(brand['app-start'] ?? '')?.path ?? '/',
    scope: '/',
    display: 'standalone',
    background_color: lightColour('paper'),
    theme_color: lightColour('pine'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
