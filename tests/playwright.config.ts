// Browser journeys: the production build in Chromium, each worker with its own sandbox and web server.
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../src/tools/browser.ts'

export default defineConfig({
  testDir: 'journeys',
  // A folder of its own: it is emptied before every run.
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A journey that needed its second try is told as flaky at the end.
  retries: 1,
  // Journeys wait for what they expect. These limits end only what would never come, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: './support/progress-reporter.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    // Motion costs a third of a load on a busy machine. Journeys that are about it allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of a journey's time, so only the second try of a failed one has it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Journeys that are about it allow it: what goes through a service worker cannot be routed by a test.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
})
