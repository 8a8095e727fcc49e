// Maps a page of the content lists to its route in the portal. Pure.

const routes = { explore: { to: 'learn-explore' }, educate: { to: 'learn-educate' } } as const

/** Route and parameter of a content page; undefined for a path outside Learn, which is then no link. */
export function learnLink(
  routePath: string,
): { to: 'learn-explore' | 'learn-educate'; params: { '*': string } } | undefined {
  const [section = '', ...rest] = routePath.split('/')
  const isSection = Object.hasOwn(routes, section)
  if (!isSection || rest.some((step) => step === '.' || step === '..')) return undefined
  return {
    ...routes[section as keyof typeof routes],
    params: { '*': rest.join('/') },
  }
}
