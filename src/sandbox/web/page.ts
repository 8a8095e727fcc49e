// Owns the frame and the headers of the pages the sandbox serves itself. No scripts unless a page brings a nonce.
import { createHash } from 'node:crypto'
import { brand, brandName, markAddress } from './brand.ts'
import { styles } from './page-styles.ts'

/** Text that is safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const styleHash = createHash('sha256').update(styles).digest('base64')

export interface Page {
  title: string
  /** Markup of the main area; every value in it is already escaped. */
  main: string
  /** Where its forms may lead, after redirects too. */
  formTargets?: readonly string[]
  script?: { nonce: string; text: string }
  /** A page on which people sign in: a narrow card, with the firm's field beside it where there is room. */
  isSignIn?: boolean
}

/** What has been built, drawn from edge to edge. */
const growth = `<svg viewBox="0 0 200 90" preserveAspectRatio="none"><path d="M0 74 C40 70 56 48 92 52 S150 20 200 24 V90 H0Z"/></svg>`

/** Headers that keep a page out of frames, caches and referrers. */
export function pageHeaders({ formTargets = [], script }: Page): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `font-src 'self'`,
    'img-src data:',
    ...(script ? [`script-src 'nonce-${script.nonce}'`] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}

export function renderPage({ title, main, script, isSignIn = false }: Page): string {
  const firm = escapeHtml(brandName())
  const mark = markAddress()
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - ${firm}</title>
<style>${styles}</style>
</head>
<body${isSignIn ? ' class="sign-in"' : ''}>
<main>
<p class="firm">${mark === undefined ? '' : `<img src="${mark}" alt="">`}${firm}</p>
${main}
</main>
${isSignIn ? `<div class="field" aria-hidden="true"><p>${escapeHtml(brand().strapline)}</p>${growth}</div>` : ''}
${script ? `<script nonce="${script.nonce}">${script.text}</script>` : ''}
</body>
</html>
`
}
