// The frame that the HTML itself carries: header and skeleton as static markup with inlined critical CSS, so that
// something true is on screen before any script has come. Written from the manifest; React replaces it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../manifest/manifest.ts'
import { root } from './config-folder.ts'

/** Markup and style of the shell. The boot script picks its variant from path, platform, stored theme and grant. */
export function staticShell(manifest: Manifest): { head: string; body: string } {
  const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')
  const shell = readFileSync(join(root, 'src/app/static-shell.css'), 'utf8')
  const { name } = manifest.brand
  return {
    head: `<style>${squeeze(tokens + shell)}</style><script>${bootScript(manifest)}</script><script>${askScript}</script>`,
    body:
      `<div class="boot"><header class="boot-header"><div class="boot-row"><span class="boot-mark"><img src="/mark.svg" width="28" height="28" alt=""><span>${escape(name)}</span></span></div></header>` +
      `<div class="boot-banner"></div><main class="boot-main" role="status"><span class="boot-ring"></span><span class="boot-words">Loading</span></main><div class="boot-tabs"></div></div>`,
  }
}

/**
 * At most 1 kB (decisions 23). Decides who the page is for, from path, platform, stored theme, user and grant: main.tsx
 * loads what goes with `boot-signed-in`, the other classes hold the room of what will stand there.
 */
export function bootScript(manifest: Manifest): string {
  const bare = manifest.routes
    .filter(({ area }) => area === 'download' || area === 'mobile-app')
    .map(({ path }) => path)
  return [
    'try{(d=>{',
    "var t=localStorage.getItem('portal.theme'),c=d.classList,p=location.pathname;",
    "if(t=='light'||t=='dark')d.dataset.theme=t;",
    `if(${JSON.stringify(callbackPaths(manifest))}.includes(p)||Object.keys(sessionStorage).some(k=>k.startsWith("oidc.user:")))c.add('boot-signed-in');`,
    `if(${JSON.stringify(bare)}.includes(p))c.add('boot-bare');else{`,
    "if(navigator.standalone||matchMedia('(display-mode: standalone)').matches)c.add('boot-tabbed');",
    "for(var k in localStorage)if(k.startsWith('portal.switched-grant.')&&sessionStorage.length)c.add('boot-switched')}",
    '})(document.documentElement)}catch(e){}',
  ].join('')
}

/** Asks at once for the files that main.tsx and the router will want; build.ts fills in their names. */
const askScript = [
  '(f=>{',
  'var k=document.documentElement.classList.contains("boot-signed-in")?"signedIn":"visit";',
  '(f[k]||[]).concat((f[k+"At"]||{})[location.pathname]||[]).forEach(h=>{',
  'var l=document.createElement("link");l.rel=h.endsWith(".css")?"preload":"modulepreload";',
  'if(l.rel=="preload")l.as="style";l.crossOrigin="";l.href=h;document.head.append(l)})',
  '})(/*files*/{})',
].join('')

/** Where the provider sends people back to. */
function callbackPaths({ routes, guards }: Manifest): string[] {
  const completes = (id: string) => {
    const guard = guards[id]
    return guard?.kind === 'load' && guard.load === 'complete-sign-in'
  }
  return routes.filter((route) => route.guards.some(completes)).map(({ path }) => path)
}

const squeeze = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')

/** Text as it stands in HTML. */
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
