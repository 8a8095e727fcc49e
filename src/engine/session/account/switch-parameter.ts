// Removes `?userId=` from the URL before anything else runs, so that no analytics, error report, provider or Referer
// sees it. Its own storage key keeps it until the grants are loaded.

export interface TakenParameter {
  /** Path, query and hash without the parameter, for `history.replaceState`. */
  address: string
  userId: string
}

/** Takes the parameter from the URL; undefined when it is absent. Other parameters and the hash stay as written. */
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
