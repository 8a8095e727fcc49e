// Finds a Chromium for tests, measurements and reviews, or installs one: an environment variable, an installed browser,
// Debian's when root, else Playwright's own download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { packagesFolder } from './config-folder.ts'

const SHELL = 'chromium-headless-shell'
/** Browsers that can show a window. */
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

interface Wanted {
  /** A person is to see it, so that a headless shell will not do. */
  hasWindow?: boolean
}

/** Path of an installed browser; undefined when Playwright's own will be used, or there is none. */
function findBrowser({ hasWindow = false }: Wanted): string | undefined {
  const named = process.env.PORTAL_BROWSER
  if (named !== undefined && named !== '' && !(hasWindow && named.includes('headless-shell'))) return named
  // The shell first where it will do: it needs half the time of a full browser.
  const names = hasWindow ? FULL : [SHELL, ...FULL]
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find((path) => existsSync(path))
}

/** How tests, measurements and reviews launch Chromium. */
export function launchOptions(wanted: Wanted = {}) {
  const browser = findBrowser(wanted)
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
export function ensureBrowser(wanted: Wanted = {}): void {
  if (findBrowser(wanted) !== undefined || existsSync(chromium.executablePath())) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No browser found; installing Debian’s Chromium.')
    aptGet('update', '-qq')
    for (const name of wanted.hasWindow ? ['chromium'] : [SHELL, 'chromium']) {
      aptGet('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-dejavu-core')
      if (findBrowser(wanted) !== undefined) return
    }
  }
  console.log('No browser found; downloading Playwright’s.')
  const download = spawnSync(
    process.execPath,
    [join(packagesFolder, 'playwright/cli.js'), 'install', 'chromium'],
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
