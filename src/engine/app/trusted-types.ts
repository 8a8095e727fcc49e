// The page's only Trusted Types policy: allows style text, refuses markup and scripts from elsewhere.

/** The built files of the workers that simulate; their names have a hash. */
const SIMULATION = /^\/assets\/(?:simulation|planner)\.worker-[\w-]+\.js$/

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown
}

/** Installs the policy in browsers that support Trusted Types. */
export function installPolicy(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup may not be written into the page')
      return text
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href)
      if (origin !== location.origin || (pathname !== '/sw.js' && !SIMULATION.test(pathname)))
        throw new TypeError('Only the portal’s own workers may be loaded')
      return url
    },
  })
}
