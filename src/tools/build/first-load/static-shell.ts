// The static shell: header and skeleton in index.html with inline CSS, so that the firm's header is on screen before any
// script has loaded. It is generated from the manifest; React replaces it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BootAnswer, BootCondition } from '#manifest/surfaces/view.ts'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { engineFolder } from '../../config-folder.ts'
import { tokensCss } from '../../tokens.ts'
import { bareRoutes, callbackRoutes, reservedParts } from './first-pages.ts'

/** Markup and style of the shell. The boot script picks its variant from path, platform, stored theme and grant. */
export function staticShell(resolved: Resolved): { head: string; body: string } {
  const shell = readFileSync(join(engineFolder, 'src/engine/app/first-load/static-shell.css'), 'utf8')
  const { name } = resolved.brand
  const reserved = reservedParts(resolved).map((part) => ({ ...part, className: `boot-${part.paths[0]}` }))
  const spaces = (place: 'above' | 'below') =>
    reserved.flatMap((part) => (part.place === place ? `<div class="${part.className}"></div>` : [])).join('')
  const spaceCss = reserved
    .map(({ on, className, style }) => `${bootSelector(on)} .${className} {${style}}`)
    .join('')
  return {
    head: `<style>${squeeze(tokensCss() + shell + spaceCss)}</style><!--import-map--><script>${bootScript(resolved)}</script><script>${askScript}</script>`,
    body:
      `<div class="boot"><header class="boot-header"><div class="boot-row"><span class="boot-mark"><img src="/favicon.svg" width="28" height="28" alt=""><span>${escape(name)}</span></span></div></header>` +
      `${spaces('above')}<main class="boot-main" role="status">${mainArea}</main>${spaces('below')}</div>`,
  }
}

const reload = '<a href="" class="boot-reload">Reload</a>'
/** What is said if the page cannot start. */
export const troubles =
  `<div class="boot-problem"><p>We couldn’t load this page. Check your connection, then reload it.</p>${reload}</div>` +
  `<noscript><p>This page needs JavaScript. Allow it in your browser’s settings, then reload the page.</p>${reload}</noscript>`
const mainArea = `<span class="boot-ring"></span><span class="boot-words">Loading</span>${troubles}`

/** Where this holds, on routes that have space for parts of the view. */
export const bootSelector = (on: BootCondition): string =>
  on.startsWith('not ') ? `:root:not(.${on.slice(4)},.boot-bare)` : `.${on}:not(.boot-bare)`

/**
 * At most 1 kB. Sets classes from path, platform, theme, stored user and grant: main.tsx reads
 * `boot-signed-in` and loads that page mode; the others reserve space for parts of the view.
 */
export function bootScript(resolved: Resolved): string {
  const paths = (routes: readonly ResolvedRoute[]) => JSON.stringify(routes.map(({ path }) => path))
  const has = (storage: string, start: string) => `Object.keys(${storage}).some(k=>k.startsWith("${start}"))`
  const answers: Record<BootAnswer, string> = {
    'boot-signed-in': `${paths(callbackRoutes(resolved))}.includes(p)||${has('sessionStorage', 'oidc.user:')}`,
    'boot-switched': `sessionStorage.length&&${has('localStorage', 'portal.switched-grant.')}`,
    'boot-tabbed': 'navigator.standalone||matchMedia("(display-mode: standalone)").matches',
  }
  return [
    'try{(d=>{',
    "var t=localStorage.getItem('portal.theme'),c=d.classList,p=location.pathname;",
    "if(t=='light'||t=='dark')d.dataset.theme=t;",
    ...Object.entries({ ...answers, 'boot-bare': `${paths(bareRoutes(resolved))}.includes(p)` }).map(
      ([name, isSo]) => `if(${isSo})c.add('${name}');`,
    ),
    '})(document.documentElement)}catch(e){}',
  ].join('')
}

/** How soon the files are wanted. A drawn page replaces it, because it shows its content without them. */
export const PRIORITY = 'priority="auto"'

/**
 * Shows the shell's message when a script fails to load. Requests the files that main.tsx and the router need;
 * a release fills in their names. Files of the release, in JSON, are read as well: app/release/own-file.ts takes them from
 * `portalFiles`. Names in /assets/ have their hash; the host is asked whether any other file has changed.
 */
const askScript = [
  'addEventListener("error",e=>{/^(SCRIPT)?$/.test(e.target.tagName||"")&&document.documentElement.classList.add("boot-failed")},!0);',
  '(f=>{',
  'var k=document.documentElement.classList.contains("boot-signed-in")?"signedIn":"signedOut";',
  `portalFiles={};var ${PRIORITY};`,
  '(f[k]||[]).concat((f[k+"At"]||{})[location.pathname]||[]).forEach(h=>{',
  'var l=document.createElement("link"),a=/css$/.test(h);l.rel=a?"preload":"modulepreload";',
  'if(a)l.as="style";l.crossOrigin="";l.fetchPriority=priority;l.href=h;',
  '/json$/.test(h)?(portalFiles[h]=fetch(h,{priority,cache:h<"/b"?"default":"no-cache"}).then(r=>r.text().then(t=>[r,t]))).catch(e=>e):document.head.append(l)})',
  '})(/*files*/{})',
].join('')

export const squeeze = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .replace(/(?<![\w.])0(?=\.\d)/g, '')
    .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')

/** Escapes text for HTML. */
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
