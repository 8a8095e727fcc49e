// JSON pointers (RFC 6901): the name of a place in a parsed file.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The keys and indexes on the way; none for the whole file. */
export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescape)

export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))
export const lastOf = (pointer: string) => unescape(pointer.slice(pointer.lastIndexOf('/') + 1))

/** The value at a pointer; it must be there. */
export const valueAtPointer = (value: unknown, pointer: string): Json =>
  stepsOf(pointer).reduce((each, step) => (each as Record<string, Json>)[step]!, value as Json)
