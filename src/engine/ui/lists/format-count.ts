// How a count of entries is written.

const counts = new Intl.NumberFormat('en-GB')

/** "8,124". */
export const formatCount = (count: number): string => counts.format(count)
