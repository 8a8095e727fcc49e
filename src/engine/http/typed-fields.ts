// Field shapes of what people type. Apart from the others, which the first page needs.
import * as z from 'zod/mini'
import { isOneLine } from '#base/shown-text.ts'

/** A name, an address or a subject has no break of a line, which could say something in another's name. */
export const oneLine = z.refine<string>(isOneLine, 'must be one line')

/** What somebody has written in one line, without blanks around it: at least one character, at most so many. */
export const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), oneLine)
