// Owns the pages where links out of the portal end: the older app, the passkey welcome page, external links. And the fonts of
// all pages.
import type { ServerResponse } from 'node:http'
import { send } from './http.ts'
import { linkPage, type LinkContents } from './link-pages.ts'
import { fontAt } from './page-styles.ts'
import { escapeHtml, pageHeaders, renderPage, type Page } from './page.ts'

function showPage(response: ServerResponse, page: Page): void {
  send(response, 200, renderPage(page), pageHeaders(page))
}

/** Serves one of these pages, or returns false if the address is not one of them. */
export function serveStubPage(url: URL, response: ServerResponse, links?: LinkContents): boolean {
  if (url.pathname === '/idp/pwa-welcome') {
    showPage(response, {
      title: 'Welcome to the app',
      main: `<h1>Welcome to the app</h1>
<p>This is the identity provider’s welcome page for the installed app, where a passkey would be set up.</p>`,
    })
    return true
  }
  if (url.pathname === '/older' || url.pathname.startsWith('/older/')) {
    showPage(response, {
      title: 'Older app',
      main: `<h1>Older app</h1>
<p>The portal handed this page over to the older version of the app.</p>
<p>Path: <code>${escapeHtml(url.pathname.slice('/older'.length) || '/')}</code></p>
<p>Query: <code>${escapeHtml(url.search || 'none')}</code></p>`,
    })
    return true
  }
  const font = fontAt(url.pathname)
  if (font) {
    response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).end(font)
    return true
  }
  const link = /^\/links\/([a-z0-9-]+)$/.exec(url.pathname)?.[1]
  const page = link === undefined ? undefined : linkPage(link, links)
  if (!page) return false
  showPage(response, page)
  return true
}
