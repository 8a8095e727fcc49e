// Checks the target of a sign-in before the portal navigates to it. Pure.

import type { SignInPaths } from '../contract.ts'

const longest = 2048

/** The page to open after sign-in: the target when it is a safe path of this origin, otherwise home. */
export function safeTarget(
  target: unknown,
  origin: string,
  { home, excludedTargets }: Pick<SignInPaths, 'home' | 'excludedTargets'>,
): string {
  if (typeof target !== 'string' || target.length > longest) return home
  if (!/^\/(?![/\\])/.test(target) || hasControlCharacter(target)) return home
  if (!URL.canParse(target, origin)) return home
  const url = new URL(target, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || unsafeStart.test(url.pathname)) return home
  if (excludedTargets.includes(url.pathname.toLowerCase().replace(/(?<=.)\/$/, ''))) return home
  return url.pathname + url.search + url.hash
}

/**
 * A path that starts with a dot, or with an encoded slash, backslash or control character: decoded later, it could become
 * another host.
 */
const unsafeStart = /^\/(%2f|%5c|%0\w|%1\w|\.)/i

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007F')
}
