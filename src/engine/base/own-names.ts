// Names as their owner reads them: they leave out what is shown next to them.

/** "Savings" for "Amelia Hart Savings", "Sabbatical" for "Amelia Hart's sabbatical", to Amelia Hart. */
export function withoutOwner(name: string, owner: string): string {
  const start = [`${owner}'s `, `${owner}’s `, `${owner} `].find((text) => name.startsWith(text))
  const rest = start === undefined ? '' : name.slice(start.length).trim()
  return rest === '' ? name : rest.charAt(0).toUpperCase() + rest.slice(1)
}
