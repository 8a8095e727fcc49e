// Finds a Chromium for tests, measurements and reviews, or installs one: an environment variable, an installed browser,
// Debian's when root, else Playwright's own download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

// The headless shell first: it needs half the time of a full browser.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of an installed browser; undefined when Playwright's own will be used, or there is none. */
function findBrowser(): string | undefined {
  const named = process.env.PORTAL_BROWSER
  if (named !== undefined && named !== '') return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find((path) => existsSync(path))
}

/** How tests, measurements and reviews launch Chromium. */
export function launchOptions() {
  const browser = findBrowser()
  return {
    ...(browser === undefined ? {} : { executablePath: browser }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}

/** Installs a browser if there is none, and prints what it does. Throws with advice when it cannot. */
export function ensureBrowser(): void {
  if (findBrowser() !== undefined || existsSync(chromium.executablePath())) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No browser found; installing Debian’s Chromium.')
    aptGet('update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      aptGet('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-dejavu-core')
      if (findBrowser() !== undefined) return
    }
  }
  console.log('No browser found; downloading Playwright’s.')
  const download = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { stdio: 'inherit' },
  )
  if (download.status !== 0)
    throw new Error(
      'There is no browser for the journeys. Install Chromium or Chrome, or name one in PORTAL_BROWSER.',
    )
}

/** Runs Debian's apt-get. If one package is not available, the caller tries another. */
export function aptGet(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
