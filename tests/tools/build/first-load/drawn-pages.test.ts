import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDrawnPages } from '#tools/build/first-load/drawn-pages.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'
import { robotsText } from '#tools/build/page-plugin.ts'
import { staticShell } from '#tools/build/first-load/static-shell.ts'

const resolved = compileFolder().resolved!
const dist = mkdtempSync(join(tmpdir(), 'portal-drawn-'))
const index = [
  '<html><head>',
  '<meta name="robots" content="noindex" /><title>Larkfield Wealth</title>',
  '<meta name="description" content="A line" /></head>',
  `<body><div id="root">${staticShell(resolved).body}</div>`,
  '<link rel="stylesheet" crossorigin href="/assets/portal.css" nonce="__CSP_NONCE__"></body></html>',
].join('\n')
const page = (path: string) => readFileSync(join(dist, `pages${path}.html`), 'utf8')
/** The devices of each version of a page. */
const versions = (path: string) =>
  [...page(path).matchAll(/<div class="drawn ([^"]+)"/g)].map(([, devices]) => devices!.split(' '))

/** What the script in the head of a page finds out in such a browser. */
function chosen(given: {
  width?: number
  userAgent?: string
  isSignedIn?: boolean
  isApp?: boolean
}): string {
  const { width = 1280, userAgent = '', isSignedIn = false, isApp = false } = given
  const dataset: { drawn?: string } = {}
  const [, script = ''] = /<script nonce="__CSP_NONCE__">(\(d=>\{var m=.*?)<\/script>/s.exec(
    page('/app/login'),
  )!
  const em = width / 16
  const holds = (query: string) => {
    if (query === '(display-mode: standalone)') return isApp
    const [, from = '0', to = 'Infinity'] = /\((?:([\d.]+)em <= )?width(?: < ([\d.]+)em)?\)/.exec(query)!
    return Number(from) <= em && em < Number(to)
  }
  const world = {
    document: {
      documentElement: { dataset, classList: { contains: () => isSignedIn } },
      addEventListener: () => {},
    },
    navigator: { userAgent, maxTouchPoints: 0 },
    matchMedia: (query: string) => ({ matches: holds(query) }),
  }
  // The script is text for a page: run here with a page's words.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call, no-new-func
  new Function(...Object.keys(world), script)(...Object.values(world))
  return dataset.drawn!
}

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  const screens = resolved.routes.flatMap(({ shows }) => (shows.kind === 'screen' ? [shows.screen] : []))
  const sources = screens.map((screen) =>
    screen.startsWith('page/')
      ? `../${screen.replace('page', 'pages')}.screen.tsx`
      : `../../portal/screens/${screen}.screen.tsx`,
  )
  const pages = ['first-load/signed-out-page.ts', 'first-load/signed-in-page.tsx']
  const bundle = Object.fromEntries(
    [...pages, ...sources].map((source) => [source, { file: `assets/${source}.js` }]),
  )
  const login = { file: 'assets/login.js', css: ['assets/login.css'] }
  bundle['../../portal/screens/mobile/login.screen.tsx'] = login
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(bundle))
  writeFileSync(join(dist, 'assets/login.css'), '.login{color:green}\n')
  writeFileSync(join(dist, 'assets/portal.css'), '@font-face{font-display:swap}.a{color:red}\n')
  await writeDrawnPages(dist, index, resolved)
}, 60_000)
afterAll(() => rmSync(dist, { recursive: true, force: true }))

describe('A page that everybody may open', () => {
  it.each([
    ['/nw-pwa-download', 'Download the app', 'Download the app'],
    ['/app/login', 'Sign in', 'Larkfield Wealth'],
    ['/app/welcome', 'Welcome', 'Welcome'],
  ])('%s has its content and its title', (path, title, heading) => {
    expect(page(path)).toContain(`<title>${title} – Larkfield Wealth</title>`)
    expect(page(path)).toMatch(new RegExp(`<h1[^>]*>${heading}`))
    expect(page(path)).toContain('020 7946 0123')
    expect(page(path)).not.toContain('origin.invalid')
  })

  it('has a version for each kind of device that differs, and one where none does', () => {
    expect(versions('/app/login')).toHaveLength(1)
    expect(versions('/app/login')[0]).toHaveLength(9)
    expect(versions('/app/welcome')).toEqual(versions('/app/login'))
    expect(versions('/nw-pwa-download')).toEqual([
      ['mobile-other', 'tablet-other'],
      ['mobile-ios', 'tablet-ios'],
      ['mobile-android', 'tablet-android'],
      ['desktop-other', 'desktop-ios', 'desktop-android'],
    ])
  })

  it('has its styles in it, and shows fonts that come late from the next page on', () => {
    expect(page('/app/login')).toContain('@font-face{font-display:optional}.a{color:red}')
    expect(page('/app/login')).toContain('.login{color:green}')
    expect(page('/nw-pwa-download')).not.toContain('.login{color:green}')
    expect(page('/app/login')).not.toContain('rel="stylesheet"')
  })

  it('may be painted under the security policy: no style in attributes, a nonce for all that is inline', () => {
    for (const path of ['/nw-pwa-download', '/app/login', '/app/welcome']) {
      expect(page(path)).not.toContain(' style="')
      expect(page(path)).not.toMatch(/<(style|script)>/)
    }
  })

  it('keeps the static shell for people who are signed in, and says once what is wrong', () => {
    expect(page('/app/login')).toContain('class="boot-ring"')
    expect(page('/app/login').match(/class="boot-problem"/g)).toHaveLength(1)
  })

  it('asks not to be listed, but where the manifest allows it', () => {
    expect(page('/app/login')).toContain('<meta name="robots" content="noindex" />')
    expect(page('/nw-pwa-download')).not.toContain('name="robots"')
    expect(page('/nw-pwa-download')).toContain('content="Put the portal on your phone"')
    expect(robotsText(resolved)).toContain('Allow: /nw-pwa-download$\n')
    expect(robotsText(resolved)).toContain('\nDisallow: /\n')
  })

  it('shows the version for the device', () => {
    expect(chosen({})).toBe('desktop-other')
    expect(chosen({ width: 390, userAgent: 'iPhone' })).toBe('mobile-ios')
    expect(chosen({ width: 767, userAgent: 'Android' })).toBe('mobile-android')
    expect(chosen({ width: 768, userAgent: 'Android' })).toBe('tablet-android')
    expect(chosen({ width: 1199 })).toBe('tablet-other')
    expect(chosen({ width: 1200 })).toBe('desktop-other')
  })

  it('shows none of them to somebody who is signed in, and in the installed app', () => {
    expect(chosen({ isSignedIn: true })).toBe('')
    expect(chosen({ isApp: true })).toBe('')
  })

  it('is not written where index.html has another shell', async () => {
    await expect(writeDrawnPages(dist, '<div id="root"></div>', resolved)).rejects.toThrow('static shell')
  })
})
