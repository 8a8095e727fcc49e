// Owns the style and the headers of the pages the sandbox serves itself. No scripts unless a page brings a nonce.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { withColours } from '#base/theme.ts'
import { liveConfigFile } from '#sandbox/config/config-file.ts'

/** Text that is safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const brandSchema = z.object({
  name: z.string(),
  strapline: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  colours: z.record(z.string(), z.object({ light: z.string(), dark: z.string() })).default({}),
})

/** The firm as config/brand.json has it. */
export const brand = liveConfigFile('brand', brandSchema)

/** The colours of the engine, with the firm's in their place. */
const tokens = withColours(
  readFileSync(join(import.meta.dirname, '../../engine/ui/styles/tokens.css'), 'utf8'),
  brand().colours,
)

/** The firm's name. */
export const brandName = (): string => brand().name

/** A colour token's value in the light theme. Throws if there is no such token. */
export function lightColour(name: string): string {
  const written = new RegExp(`--${name}: light-dark\\((#\\w+),`)
  const colour = written.exec(tokens)?.[1]
  if (colour === undefined) throw new Error(`tokens.css has no colour "${name}"`)
  return colour
}

const styles = `${tokens}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px 64px}
.firm{font:600 1.25rem/1.3 'Source Serif 4',Georgia,serif;color:var(--pine);margin:0 0 32px}
h1{font:600 2rem/1.2 'Source Serif 4',Georgia,serif;margin:0 0 16px}
h2{font:600 1.25rem/1.3 'Source Serif 4',Georgia,serif;margin:0 0 16px}
p{margin:0 0 16px;max-width:66ch}
a{color:var(--pine)}
.quiet{color:var(--quiet)}
.card{background:var(--card);border:1px solid var(--hairline);border-radius:12px;padding:24px;margin:24px 0}
.people{list-style:none;margin:0;padding:0;display:grid;gap:8px}
@media (min-width:640px){.people{grid-template-columns:1fr 1fr}}
.people form{height:100%}
.people button{width:100%;height:100%;text-align:left;background:var(--card);color:var(--ink);border:1px solid var(--hairline);border-radius:12px;padding:16px;font:inherit;cursor:pointer;display:flex;flex-direction:column;justify-content:flex-start}
.people button:hover{border-color:var(--pine)}
.people strong{display:block;color:var(--pine)}
.people span{color:var(--quiet);font-size:.875rem}
label{display:block;font-weight:600;margin:0 0 4px}
input{width:100%;max-width:320px;min-height:44px;padding:8px 12px;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--quiet);border-radius:8px;margin:0 0 16px;display:block}
.primary,.secondary{min-height:44px;padding:8px 24px;font:600 1rem/1.5 Inter,system-ui,sans-serif;border-radius:8px;cursor:pointer;border:1px solid var(--pine)}
.primary{background:var(--pine);color:var(--on-pine)}
.secondary{background:transparent;color:var(--pine)}
.problem{border:2px solid var(--loss);border-radius:12px;padding:16px 24px;margin:24px 0}
.problem h2{color:var(--loss);margin:0 0 8px}
.problem p{margin:0}
label+.hint{margin:0 0 8px}
.passkey{margin-top:16px}
.wrong{color:var(--loss);margin:0 0 8px}
.keys{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.keys li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.codes{columns:2;max-width:320px;font-size:1.125rem;padding:0;list-style:none}
.scan{width:220px;max-width:100%;border-radius:8px}
.actions{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}
`.trim()
const styleHash = createHash('sha256').update(styles).digest('base64')

export interface Page {
  title: string
  /** Markup of the main area; every value in it is already escaped. */
  main: string
  /** Where its forms may lead, after redirects too. */
  formTargets?: readonly string[]
  script?: { nonce: string; text: string }
}

/** Headers that keep a page out of frames, caches and referrers. */
export function pageHeaders({ formTargets = [], script }: Page): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
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

export function renderPage({ title, main, script }: Page): string {
  const firm = escapeHtml(brandName())
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - ${firm}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="firm">${firm}</p>
${main}
</main>
${script ? `<script nonce="${script.nonce}">${script.text}</script>` : ''}
</body>
</html>
`
}
