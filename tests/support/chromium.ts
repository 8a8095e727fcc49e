// How journeys and measurements launch Chromium.
import { findBrowser } from '../../src/tools/browser.ts'

const browser = findBrowser()

export const launchOptions = {
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
