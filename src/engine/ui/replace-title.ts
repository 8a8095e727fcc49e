// A document title for a while, such as that of an article or of a form with errors.

/** Sets the title. Returns a function that puts the old one back, unless a new page has set its own by then. */
export function replaceTitle(own: string): () => void {
  const before = document.title
  document.title = own
  return () => {
    if (document.title === own) document.title = before
  }
}
