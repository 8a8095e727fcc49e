// Numbers, codes and addresses as people type or paste them, in plain characters. Pure.

/** Full-width "０１Ａ－" are these characters moved by so much (Unicode, Halfwidth and Fullwidth Forms). */
const FULL_WIDTH = 0xfee0

/** What cannot be seen, but for what turns the direction: with that, something else stands there than is read. */
const UNSEEN = /(?![\u061C\u200F\u202B\u202E\u2067])\p{Cf}/gu

/**
 * "08-99-99" for "０８–９９–９９": letters, digits and signs in their usual width, one kind of dash, full stop and space, and nothing
 * that cannot be seen. What turns the direction stays, so that the number is refused.
 */
export const plainTyped = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/\s/g, ' ')

/** "SW1A1AA" for "sw1a–1aa": a code without the spaces, dashes and full stops that people put into it. */
export const plainCode = (text: string): string => plainTyped(text).replace(/[ .-]/g, '').toUpperCase()

/** An email address as people type or paste it: a copied one often ends with what cannot be seen. */
export const plainEmail = (text: string): string => plainTyped(text).trim()

/** It has nothing that cannot be seen, with which it would be another address than is read. */
export const emailPattern = /^[^@\s\p{DI}\u2800]+@[^@\s\p{DI}\u2800]+\.[^@\s.\p{DI}\u2800]+$/u
