// The page and the files beside it, from what config says; as a Vite plugin for `npm start`.
import type { Plugin } from 'vite'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { lightColour } from '../tokens.ts'
import { earlyScript } from './first-load/early-calls.ts'
import { indexedRoutes } from './first-load/first-pages.ts'
import { SERVED, servedFolder } from './manifest-plugin.ts'
import { logo, withDot } from './pictures.ts'
import { escape, staticShell } from './first-load/static-shell.ts'

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** Under `npm start`: fills the page, and serves the files beside it. A build leaves the page to its releases. */
export function pagePlugin(): Plugin {
  return {
    name: 'portal-page',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { manifest, resolved } = servedFolder()
        if (!manifest || !resolved) return html
        const filled = await fillPage(html, { manifest, resolved })
        return filled.replace('<html ', `<html data-release='${JSON.stringify(SERVED)}' `)
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const type = TYPES[name.split('.').at(-1)!]
        // Whatever else is asked for needs no config.
        const { manifest, resolved } = type === undefined ? {} : servedFolder()
        const content = manifest && resolved && configFiles(resolved, manifest)[name]
        if (content === undefined || type === undefined) return next()
        response.setHeader('content-type', type)
        response.end(content)
      })
    },
  }
}

/** The page with what config says before any script runs: the static shell, the early calls, name and description. */
export async function fillPage(
  html: string,
  { manifest, resolved }: { manifest: Manifest; resolved: Resolved },
): Promise<string> {
  const { head, body } = staticShell(resolved)
  const early = `<script data-early nonce="__CSP_NONCE__">${await earlyScript(resolved)}</script>`
  return html
    .replace('__THEME_COLOUR__', lightColour('pine'))
    .replace(
      '<!--static-shell-head-->',
      () => head.replaceAll(/<(style|script)>/g, '<$1 nonce="__CSP_NONCE__">') + early,
    )
    .replace('<!--static-shell-->', () => body)
    .replace(
      '<title>Loading</title>',
      () =>
        `<title>${escape(manifest.brand.name)}</title>\n    <meta name="description" content="${escape(resolved.brand.strapline)}" />`,
    )
}

/** The files beside the page that config decides, by name: the firm's mark, also with a dot while something is unread, and what browsers and search engines read. */
export const configFiles = (resolved: Resolved, { brand }: Manifest): Record<string, string> => ({
  'favicon.svg': logo(),
  'favicon-badge.svg': withDot(logo()),
  'robots.txt': robotsText(resolved),
  'app.webmanifest': webAppManifest(resolved),
  '.well-known/security.txt': securityText(brand, new Date()),
})

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
