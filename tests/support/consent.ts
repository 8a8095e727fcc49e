// A browser in which somebody has refused every optional cookie.
import type { BrowserContext } from '@playwright/test'
import { CONSENT_VERSION } from '#base/browser/consent.ts'
import { storageKeys } from '#base/browser/storage-keys.ts'

/**
 * Each page of the portal finds that choice, unless there is another. A script of the context and not Playwright's
 * `storageState`, for which it opens a page of its own in every context.
 */
export const refuseCookies = (context: BrowserContext, portal: string) =>
  context.addInitScript(
    ({ origin, key, choice }) => {
      if (location.origin === origin && localStorage.getItem(key) === null) localStorage.setItem(key, choice)
    },
    {
      origin: portal,
      key: storageKeys.consent,
      choice: JSON.stringify({ version: CONSENT_VERSION, at: '2026-11-01T09:00:00.000Z', choices: [] }),
    },
  )
