import { describe, expect, it } from 'vitest'
import { screens } from 'virtual:other-screens'
import { landingRoutes, publicRoutes, screensOf } from '#tools/build/first-load/first-pages.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

describe('The list of screens that is fetched apart', () => {
  it('has none of the screens that people see first', () => {
    const resolved = compileFolder().resolved!
    const seenFirst = screensOf([...publicRoutes(resolved), ...landingRoutes(resolved)])
    expect(seenFirst.length).toBeGreaterThan(5)
    expect(Object.keys(screens).filter((name) => seenFirst.includes(name))).toEqual([])
  })

  it('has every other screen of the manifest', () => {
    const resolved = compileFolder().resolved!
    const first = screensOf([...publicRoutes(resolved), ...landingRoutes(resolved)])
    const missing = screensOf(resolved.routes).filter((name) => !first.includes(name) && !(name in screens))
    expect(missing.filter((name) => !name.startsWith('public/'))).toEqual([])
  })
})
