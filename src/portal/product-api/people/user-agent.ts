// A browser in the words that its owner would use: "Chrome on Windows". Order matters: most browsers name others too.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const named = (text: string, table: typeof browsers): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** "Safari on iPhone"; "A browser" if nothing is known. */
export function describeBrowser(userAgent: string): string {
  const system = named(userAgent, systems)
  const browser = named(userAgent, browsers) ?? 'A browser'
  return system === undefined ? browser : `${browser} on ${system}`
}
