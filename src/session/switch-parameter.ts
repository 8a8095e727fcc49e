// Owns the `?userId=` of the address: taken from it before anything else runs, so that no analytics, error report,
// provider or Referer sees it. It waits in its own storage key until the grants are there.

export interface TakenParameter {
  /** Path, query and hash without the parameter, for `history.replaceState`. */
  address: string
  userId: string
}

/** Does this address name whose account to show? Other parameters and the hash stay as they are written. */
export function takeSwitchParameter(url: URL, parameter: string): TakenParameter | undefined {
  const userId = url.searchParams.get(parameter)
  if (userId === null) return undefined
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(parameter))
  const search = kept.length > 0 ? `?${kept.join('&')}` : ''
  return { address: url.pathname.replace(/^\/+/, '/') + search + url.hash, userId }
}
