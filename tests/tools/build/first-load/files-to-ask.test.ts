// Which files the page asks for before any script has run.
import { describe, expect, it } from 'vitest'
import { filesToAsk } from '#tools/build/first-load/files-to-ask.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

const resolved = compileFolder().resolved!
const screen = (name: string, css: string[] = []) => ({
  file: `assets/${name}.js`,
  css: css.map((each) => `assets/${each}.css`),
  imports: ['main.tsx', 'landing'],
})
const bundle = {
  'main.tsx': { file: 'assets/main.js', css: ['assets/main.css'] },
  landing: { file: 'assets/landing.js', imports: ['first-load/signed-in-page.tsx'] },
  'first-load/signed-in-page.tsx': { file: 'assets/signed-in.js', css: ['assets/signed-in.css'] },
  'first-load/signed-out-page.ts': { file: 'assets/signed-out.js', imports: ['main.tsx'] },
  '../../portal/screens/account/dashboard.screen.tsx': screen('dashboard', ['dashboard']),
  '../../portal/screens/dashboard/home.screen.tsx': screen('home'),
  '../../portal/screens/public/download.screen.tsx': screen('download'),
  '../../portal/screens/public/not-found.screen.tsx': screen('not-found'),
  '../../portal/screens/mobile/login.screen.tsx': screen('login'),
  '../../portal/screens/mobile/welcome.screen.tsx': screen('welcome'),
  '../pages/text.screen.tsx': screen('text'),
  '../pages/request.screen.tsx': screen('request'),
}
const tags =
  '<link rel="stylesheet" href="/assets/main.css"><script type="module" src="/assets/main.js"></script>'
const map = '<script type="importmap">{"imports":{"/assets/a.js":"/assets/signed-in.js"}}</script>'

describe('A page', () => {
  const asked = filesToAsk(bundle, map + tags, resolved)

  it('asks at once for its page mode, also where the import map names that', () => {
    expect(asked.signedIn).toEqual(['/assets/signed-in.js', '/assets/signed-in.css'])
    expect(asked.signedOut).toEqual(['/assets/signed-out.js'])
  })

  it('asks for the screen that its address shows, with what that needs besides', () => {
    expect(asked.signedInAt).toEqual({
      '/myaccount': ['/assets/dashboard.js', '/assets/dashboard.css', '/assets/landing.js'],
      '/dashboard': ['/assets/home.js', '/assets/landing.js'],
    })
  })

  it('asks for no file that its tags name, and for none twice', () => {
    expect(JSON.stringify(asked)).not.toContain('main')
  })
})
