// Finds a Chromium for tests and measurements, or installs one: an environment variable, an installed browser,
// Debian's chromium when root, else Playwright's own download.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of an installed browser; undefined when Playwright's own is to be used, or none is there. */
export function findBrowser(): string | undefined {
  const named = process.env.PORTAL_BROWSER
  if (named !== undefined && named !== '') return named
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find((path) => existsSync(path))
}

/** Makes sure that there is a browser; says what it does. Throws with advice when none can be had. */
export function ensureBrowser(): void {
  if (findBrowser() !== undefined || existsSync(chromium.executablePath())) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No browser found; installing Debian’s chromium.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      { stdio: ['ignore', 'ignore', 'inherit'], env },
    )
    if (findBrowser() !== undefined) return
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
