// Where a page of the content lists stands in the portal. Pure.

const routes: Record<string, string> = { explore: 'learn-explore', educate: 'learn-educate' }

/** Route and parameter of a content page; undefined for a path outside Learn, which is then no link. */
export function learnLink(routePath: string): { to: string; params: { '*': string } } | undefined {
  const [section = '', ...rest] = routePath.split('/')
  const to = Object.hasOwn(routes, section) ? routes[section] : undefined
  if (to === undefined || rest.some((step) => step === '.' || step === '..')) return undefined
  return { to, params: { '*': rest.map(encodeURIComponent).join('/') } }
}
