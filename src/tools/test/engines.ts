// Which browsers other than Chromium are on this machine, for npm test -- engines: Debian's `firefox-esr`, and its
// `webkit2gtk-driver` with `xvfb`.
import { existsSync } from 'node:fs'

const first = (...places: string[]): string | undefined => places.find((place) => existsSync(place))

/** Path of Firefox; undefined if there is none. */
export const findFirefox = (): string | undefined => first('/usr/bin/firefox-esr', '/usr/bin/firefox')

/** Paths of WebKitGTK's WebDriver and of its small browser; undefined unless both are there, with a virtual screen. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  const driver = first('/usr/bin/WebKitWebDriver')
  const browser = first(
    ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  )
  const screen = first('/usr/bin/Xvfb')
  return driver !== undefined && browser !== undefined && screen !== undefined
    ? { driver, browser }
    : undefined
}
