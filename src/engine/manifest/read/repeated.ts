/** The places in a list of what stands there once already; what is undefined repeats nothing. */
export const repeatedIn = (all: readonly (string | undefined)[]): number[] =>
  all.flatMap((each, i) => (each !== undefined && all.indexOf(each) < i ? [i] : []))
