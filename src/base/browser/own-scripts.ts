/** The scripts of a page: their names contain a hash of all that the build consists of. */
export const ownScripts = (document: Document): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
    .map(({ src }) => new URL(src).pathname)
    .join(' ')
