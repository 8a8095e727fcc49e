// Several names as a sentence has them: "a, b and c".
import { once } from './once.ts'

const lists = once(() => new Intl.ListFormat('en-GB'))

/** The names as one phrase; empty where there are none. */
export const listInWords = (names: readonly string[]): string => lists().format(names)
