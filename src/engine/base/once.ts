/**
 * Makes something at the first call, and gives the same from then on. For what takes long to make and is not always needed: the first
 * object of Intl costs a page 20 to 100 ms.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
