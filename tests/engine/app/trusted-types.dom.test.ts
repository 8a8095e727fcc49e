import { afterEach, describe, expect, it } from 'vitest'
import { installPolicy } from '#app/trusted-types.ts'

interface Rules {
  createScriptURL(url: string): string
}

const page = window as { trustedTypes?: unknown }

function installed(): Rules {
  let rules: Rules | undefined
  page.trustedTypes = { createPolicy: (_: string, given: Rules) => (rules = given) }
  installPolicy()
  return rules!
}

afterEach(() => {
  delete page.trustedTypes
})

describe('The policy for scripts', () => {
  it('lets in the service worker and the built workers that simulate futures', () => {
    const { createScriptURL } = installed()
    expect(createScriptURL('/sw.js')).toBe('/sw.js')
    for (const name of ['simulation', 'planner']) {
      const worker = `${location.origin}/assets/${name}.worker-BjjjPixt.js`
      expect(createScriptURL(worker)).toBe(worker)
    }
  })

  it.each([
    'https://elsewhere.example/sw.js',
    'https://elsewhere.example/assets/simulation.worker-BjjjPixt.js',
    '/assets/simulation.worker-a/../portal.js',
    '/assets/portal-BWbe55Lz.js',
    'data:text/javascript,1',
    'blob:x',
  ])('refuses %s', (url) => {
    expect(() => installed().createScriptURL(url)).toThrow('Only the portal’s own workers may be loaded')
  })
})
