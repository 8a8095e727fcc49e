// Addresses of the web. Pure.

/** Does this address open a page in a browser, and run nothing? */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
