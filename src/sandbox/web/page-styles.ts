// The style of the pages the sandbox serves itself, and the fonts that they use.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tokens } from './brand.ts'

const { resolve } = createRequire(import.meta.url)

/** By path. They stand outside the provider's paths, so that no journal has them. */
const fonts: Record<string, string> = {
  '/fonts/inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '/fonts/source-serif.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
}

/** The font at this path. */
export function fontAt(path: string): Buffer | undefined {
  const file = Object.hasOwn(fonts, path) ? fonts[path] : undefined
  return file === undefined ? undefined : readFileSync(resolve(file))
}

export const styles = `${tokens}
@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/fonts/inter.woff2) format('woff2')}
@font-face{font-family:'Source Serif 4';font-weight:600;font-display:swap;src:url(/fonts/source-serif.woff2) format('woff2')}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Inter Variable',system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px 64px}
.firm{display:flex;gap:12px;align-items:center;font:600 1.25rem/1.3 'Source Serif 4',Georgia,serif;color:var(--pine);margin:0 0 32px}
.firm img{width:40px;height:40px}
h1{font:600 2rem/1.2 'Source Serif 4',Georgia,serif;margin:0 0 16px}
h2{font:600 1.25rem/1.3 'Source Serif 4',Georgia,serif;margin:0 0 16px}
p{margin:0 0 16px;max-width:66ch}
a{color:var(--pine)}
.quiet{color:var(--quiet)}
.card{background:var(--card);border:1px solid var(--hairline);border-radius:12px;padding:24px;margin:24px 0}
label{display:block;font-weight:600;margin:0 0 4px}
input{width:100%;max-width:320px;min-height:44px;padding:8px 12px;font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--quiet);border-radius:8px;margin:0 0 16px;display:block}
.primary,.secondary{min-height:44px;padding:8px 24px;font:600 1rem/1.5 'Inter Variable',system-ui,sans-serif;border-radius:8px;cursor:pointer;border:1px solid var(--pine)}
.primary{background:var(--pine);color:var(--on-pine)}
.primary:hover{background:var(--pine-deep)}
.secondary{background:transparent;color:var(--pine)}
.secondary:hover{background:var(--pine-wash)}
.problem{border:2px solid var(--loss);border-radius:12px;padding:16px 24px;margin:24px 0}
.problem h2{color:var(--loss);margin:0 0 8px}
.problem p{margin:0}
label+.hint{margin:0 0 8px}
.wrong{color:var(--loss);margin:0 0 8px}
.keys{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.keys li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
.codes{columns:2;max-width:320px;font-size:1.125rem;padding:0;list-style:none}
.scan{width:220px;max-width:100%;border-radius:8px}
.actions{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}
.sign-in main{max-width:432px;padding-block:clamp(24px,8vh,72px) 48px}
.sign-in .firm{margin:0 0 24px}
.sign-in .card{margin:0 0 24px}
.sign-in h1{font-size:1.5rem;margin:0 0 8px;text-wrap:balance}
.sign-in form{margin:16px 0 0}
.sign-in input{max-width:none}
.sign-in .primary,.sign-in .secondary{width:100%}
.sign-in .problem{margin:16px 0}
.link{min-height:44px;padding:0;border:0;background:none;color:var(--pine);font:inherit;text-decoration:underline;cursor:pointer}
summary{display:flex;gap:12px;align-items:center;min-height:44px;color:var(--pine);font-weight:600;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{width:8px;height:8px;margin-top:-4px;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg);content:''}
[open]>summary::after{margin-top:4px;transform:rotate(225deg)}
.named{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;margin-block-end:4px}
.named label{margin:0}
.named .link{min-height:24px;font-size:.875rem}
details p{margin:0 0 12px}
.help p{margin:0}
.people{list-style:none;margin:0;padding:0;border-top:1px solid var(--hairline)}
.sign-in .people form{margin:0}
.people button{width:100%;min-height:44px;padding:10px 0;text-align:left;font:inherit;font-size:.875rem;color:var(--quiet);background:none;border:0;border-bottom:1px solid var(--hairline);cursor:pointer}
.people button:hover strong{text-decoration:underline}
.people strong{display:block;color:var(--pine)}
.field{display:none}
@media (min-width:900px){
.sign-in{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:100vh}
.sign-in main{width:100%;align-self:start}
.field{position:sticky;top:0;display:grid;grid-template-rows:1fr 45%;height:100vh;background:light-dark(var(--pine),color-mix(in srgb,var(--pine) 30%,var(--paper)));color:light-dark(var(--on-pine),var(--ink))}
.field p{align-self:center;margin:0;padding:64px;max-width:16ch;box-sizing:content-box;font:600 clamp(2.5rem,4.5vw,4rem)/1.15 'Source Serif 4',Georgia,serif}
.field svg{width:100%;height:100%;fill:currentColor;opacity:.14}
}
@media print{.field{display:none}}
`.trim()
