// The page's only Trusted Types policy: style text may pass, markup and foreign scripts may not.

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown
}

/** Installs the policy, where the browser knows policies. */
export function installPolicy(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup may not be written into the page')
      return text
    },
    createScriptURL(url) {
      if (url !== '/sw.js') throw new TypeError('Only the portal’s own service worker may be loaded')
      return url
    },
  })
}
