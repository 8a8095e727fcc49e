// Owns the answer to "may we go there after sign-in?". Pure. Every saved target passes here before any navigation.

const longest = 2048
const home = '/dashboard'

/** Where should somebody land after sign-in? A path of this origin, or home when the saved target isn't safely one. */
export function safeTarget(target: unknown, origin: string): string {
  if (typeof target !== 'string' || target.length > longest) return home
  if (!/^\/(?![/\\])/.test(target) || hasControlCharacter(target)) return home
  if (!URL.canParse(target, origin)) return home
  const url = new URL(target, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || encodedEscape.test(url.pathname)) return home
  if (notTargets.test(url.pathname)) return home
  return url.pathname + url.search + url.hash
}

/** Encoded slashes, backslashes and control characters at the start could become another host in the next reader's hands. */
const encodedEscape = /^\/(%2f|%5c|%0\w|%1\w|\.)/i

/** Returning to these would start the sign-in again. */
const notTargets = /^\/(signin-oidc|app\/login)\/?$/i

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007F')
}
