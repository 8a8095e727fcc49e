// Browser journeys: the production build in Chromium, each worker with its own sandbox and web server.
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../src/tools/browser.ts'

const browser = findBrowser()

export default defineConfig({
  testDir: 'journeys',
  // A folder of its own: it is emptied before every run.
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A journey that needed its second try is told as flaky at the end.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: '../test-results/journeys.json' }]]
    : [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    // Journeys that are about it allow it: what goes through a service worker cannot be routed by a test.
    serviceWorkers: 'block',
    launchOptions: {
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
    },
  },
})
