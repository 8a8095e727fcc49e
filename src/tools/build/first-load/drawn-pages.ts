// Writes the pages that everybody may open with their content in the HTML, so that it is on screen before any script has
// loaded: the real components, rendered for each kind of device. A script in the head says which version shows, and React
// takes that over (src/engine/app/first-load/drawn-page.tsx).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import * as limits from '#base/limits.gen.ts'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { detectOs } from '#shell/state/os.ts'
import type { prerender } from '#app/first-load/prerender.tsx'
import { engineFolder } from '../../config-folder.ts'
import { readBundle } from '../built-files.ts'
import { filesToAsk } from './files-to-ask.ts'
import { drawnRoutes } from './first-pages.ts'
import { manifestForVisitors } from '../manifest-plugin.ts'
import { outsidePlugin, screensPlugin } from '../screens-plugin.ts'
import { escape, PRIORITY, squeeze, staticShell, troubles } from './static-shell.ts'

/** The folder of these pages in dist/: the page of /app/login is pages/app/login.html. */
export const PAGES = 'pages'

/** Early calls are for pages behind a sign-in. */
const EARLY = /<script data-early[\s\S]*?<\/script>/

/** Stands for the portal's origin, which no build knows. */
const ORIGIN = 'https://origin.invalid'

/** React asks for images ahead, which the markup names right behind. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/

/** Asks search engines not to list the page. */
const ROBOTS = /\s*<meta name="robots"[^>]*>/

const DESCRIPTION = /(<meta name="description" content=")([^"]*)"/

/** Views by width as in src/engine/shell/state/facts.ts, in em, so that larger text makes the window narrower. */
const VIEWS = {
  mobile: `(width < ${em(limits['mobile-max'].value + 1)})`,
  tablet: `(${em(limits['mobile-max'].value + 1)} <= width < ${em(limits['tablet-max'].value + 1)})`,
  desktop: `(${em(limits['tablet-max'].value + 1)} <= width)`,
}
const SYSTEMS = ['other', 'ios', 'android'] as const

function em(pixels: number): string {
  return `${pixels / 16}em`
}

/** Writes them into pages/ of a folder. `index`: the finished index.html, whose style sheets lie in dist/. */
export async function writeDrawnPages(
  dist: string,
  index: string,
  resolved: Resolved,
  folder = dist,
): Promise<void> {
  const { signedOut, signedOutAt } = filesToAsk(readBundle(dist), index, resolved)
  await withPrerender(resolved, async (rendered) => {
    for (const route of drawnRoutes(resolved)) {
      const versions = await versionsOf(rendered, route)
      const files = [...signedOut, ...(signedOutAt[route.path] ?? [])]
      const style = pageStyle(stylesOf(dist, [...sheetsOf(index), ...files.filter(isSheet)]))
      const file = join(folder, PAGES, `${route.path}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, drawnPage(index, { resolved, route, style, versions }))
    }
  })
}

type Prerender = (path: string, device: string) => Promise<string>

/** Calls `use` while the components can be rendered. */
async function withPrerender(resolved: Resolved, use: (rendered: Prerender) => Promise<void>): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: join(engineFolder, 'src/engine/app'),
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    plugins: [outsidePlugin(), screensPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  // What components read of a window while they render.
  const page = { window: { location: { origin: ORIGIN } }, addEventListener: () => {} }
  Object.assign(globalThis, page)
  try {
    const module = (await server.ssrLoadModule('/first-load/prerender.tsx')) as {
      prerender: typeof prerender
    }
    const pages = Object.fromEntries([...resolved.pages].map(([id, { contents }]) => [id, contents]))
    const drawn = { manifest: manifestForVisitors(resolved), pages }
    await use((path, device) => module.prerender(drawn, path, device))
  } finally {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name)
    await server.close()
  }
}

/** The markup of a page, each with the devices for which it is the same. */
async function versionsOf(rendered: Prerender, { path }: ResolvedRoute): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>()
  for (const view of Object.keys(VIEWS))
    for (const os of SYSTEMS) {
      const device = `${view}-${os}`
      const markup = (await rendered(path, device)).replaceAll(ORIGIN, '').replace(PRELOADS, '')
      if (markup.includes(' style="'))
        throw new Error(`${path}: the security policy blocks style attributes in a page. Use a class.`)
      versions.set(markup, [...(versions.get(markup) ?? []), device])
    }
  return versions
}

interface Drawn {
  resolved: Resolved
  route: ResolvedRoute
  style: string
  versions: ReadonlyMap<string, readonly string[]>
}

/**
 * index.html with the versions of one page and the static shell, which stays for people who are signed in. What the page
 * shows comes before its scripts.
 */
export function drawnPage(index: string, { resolved, route, style, versions }: Drawn): string {
  const shell = `<div id="root">${staticShell(resolved).body}</div>`
  if (!index.includes(shell)) throw new Error('index.html does not have the static shell')
  const pages = [...versions].map(
    ([markup, devices]) =>
      `<div class="drawn ${devices.join(' ')}" data-path="${escape(route.path)}">${markup}</div>`,
  )
  const nonce = 'nonce="__CSP_NONCE__"'
  return index
    .replace(SHEETS, '')
    .replace(EARLY, '')
    .replace(PRIORITY, 'priority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(route.isIndexed ? ROBOTS : '', '')
    .replace(
      DESCRIPTION,
      (_, before: string, text: string) =>
        `${before}${route.description === undefined ? text : escape(route.description)}"`,
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escape(`${route.title} – ${resolved.brand.name}`)}</title>`,
    )
    .replace(
      '</head>',
      () => `<style ${nonce}>${style}</style><script ${nonce}>${headScript}</script>\n  </head>`,
    )
    .replace(
      shell,
      () =>
        `<div class="boot-message" role="alert">${troubles}</div>${pages.join('')}<script ${nonce}>${originScript}</script>${shell.replace(troubles, '')}`,
    )
}

const SHEETS = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

const sheetsOf = (index: string): string[] => [...index.matchAll(SHEETS)].map(([, href = '']) => href)
const isSheet = (file: string): boolean => file.endsWith('.css')

/**
 * The style sheets that index.html names, and those of the screen, in the page instead: the content needs no further file to be
 * painted. Nothing moves when a font arrives: it shows from the next page on, or at once if the browser has it.
 */
const stylesOf = (dist: string, sheets: readonly string[]): string =>
  sheets
    .map((href) => readFileSync(join(dist, href), 'utf8').trim())
    .join('')
    .replaceAll('font-display:swap', 'font-display:optional')

/** Shows the version for the device; without scripts, the one for an unknown system. */
function pageStyle(sheets: string): string {
  const shown = Object.entries(VIEWS).flatMap(([view, query]) => [
    ...SYSTEMS.map((os) => `[data-drawn=${view}-${os}] .drawn.${view}-${os}{display:block}`),
    `@media ${query}{:root:not([data-drawn]) .drawn.${view}-other{display:block}}`,
  ])
  return (
    sheets +
    squeeze(readFileSync(join(engineFolder, 'src/engine/app/first-load/drawn-page.css'), 'utf8')) +
    shown.join('')
  )
}

/**
 * Finds out which version shows: that of the device; none for somebody who is signed in and in the installed app. Remembers
 * a button that is pressed before React is there.
 */
const headScript = [
  '(d=>{var m=q=>matchMedia(q).matches,s=d.documentElement.dataset;',
  's.drawn=d.documentElement.classList.contains("boot-signed-in")||navigator.standalone||m("(display-mode: standalone)")?"":',
  ...Object.entries(VIEWS).map(([view, query]) => `${view === 'mobile' ? '(' : ''}m("${query}")?"${view}":`),
  `"desktop")+"-"+(${String(detectOs)})(navigator);`,
  'd.addEventListener("click",e=>{var b=s.drawn&&e.target.closest("button");if(b)b.dataset.pressed=""})',
  '})(document)',
].join('')

/** Writes the origin into links that show an address of the portal. */
const originScript =
  'document.querySelectorAll(".drawn a").forEach(a=>{if(a.textContent==a.getAttribute("href"))a.textContent=a.href=a.href})'
