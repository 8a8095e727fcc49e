// Detects the operating system. Only the install instructions use it.

export type Os = 'ios' | 'android' | 'other'

/** iPadOS calls itself a Mac; a Mac has no touch screen. */
export function detectOs({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): Os {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}
