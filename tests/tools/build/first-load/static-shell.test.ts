import { describe, expect, it } from 'vitest'
import { compileFolder } from '#tools/build/manifest-plugin.ts'
import { bootScript, bootSelector } from '#tools/build/first-load/static-shell.ts'

const { resolved } = compileFolder()

/** Runs the boot script as a browser would, and gives the classes it set on the root. */
function boot({ path = '/', user = false, standalone = false, grant = false }): string[] {
  const classes = new Set<string>()
  const stored = (entries: Record<string, string>) =>
    Object.defineProperties(entries, {
      getItem: { value: (key: string) => entries[key] ?? null },
      length: { value: Object.keys(entries).length },
    })
  const world = {
    document: { documentElement: { classList: { add: (name: string) => classes.add(name) }, dataset: {} } },
    location: { pathname: path },
    navigator: { standalone },
    matchMedia: () => ({ matches: false }),
    localStorage: stored(grant ? { 'portal.switched-grant.U-1': '{}' } : {}),
    sessionStorage: stored(user ? { 'oidc.user:https://id.example:portal-web': '{}' } : {}),
  }
  // The script is text for a page: run here with a page's words.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call, no-new-func
  new Function(...Object.keys(world), bootScript(resolved!))(...Object.values(world))
  return [...classes].toSorted()
}

describe('The page before its scripts', () => {
  it('runs a boot script of at most 1 kB', () => {
    expect(new TextEncoder().encode(bootScript(resolved!)).length).toBeLessThanOrEqual(1024)
  })

  it('is marked signed out when no user is stored', () => {
    expect(boot({})).toEqual([])
    expect(boot({ path: '/nw-pwa-download' })).toEqual(['boot-bare'])
  })

  it('is marked signed in when a user is stored, and where the provider sends people back', () => {
    expect(boot({ user: true })).toEqual(['boot-signed-in'])
    expect(boot({ path: '/signin-oidc' })).toEqual(['boot-signed-in'])
    expect(boot({ path: '/app/login', user: true })).toEqual(['boot-bare', 'boot-signed-in'])
  })

  it('reserves the space of tab bar and banner', () => {
    expect(boot({ user: true, standalone: true, grant: true })).toEqual([
      'boot-signed-in',
      'boot-switched',
      'boot-tabbed',
    ])
  })

  it('has space for a part of the view where an answer is yes, or where it is no', () => {
    expect(bootSelector('boot-tabbed')).toBe('.boot-tabbed:not(.boot-bare)')
    expect(bootSelector('not boot-tabbed')).toBe(':root:not(.boot-tabbed,.boot-bare)')
    expect(bootSelector('not boot-switched')).toBe(':root:not(.boot-switched,.boot-bare)')
    expect(boot({ grant: true })).toEqual([])
  })
})
