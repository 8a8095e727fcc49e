// How a count of entries is written.
import { once } from '#base/once.ts'

const counts = once(() => new Intl.NumberFormat('en-GB'))

/** "8,124". */
export const formatCount = (count: number): string => counts().format(count)
