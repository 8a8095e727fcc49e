// A page of the provider that leads back to this one.

/** The address with the one to return to. */
export function withReturnAddress(page: string): string {
  const address = new URL(page)
  address.searchParams.set('return', window.location.origin + window.location.pathname)
  return address.href
}
