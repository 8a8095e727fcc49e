// The limits that the engine reads, each with its value for a portal that does not set it in config/limits.json. `npm run generate`
// writes the values of this project's portal into limits.gen.ts, and the build those of the portal that it builds.

export interface EngineLimit {
  value: number
  /** For the installed app, where it differs. */
  pwa?: number
  unit: string
}

export const engineLimits = {
  'expiring-notice': { value: 300, pwa: 35, unit: 'seconds' },
  'session-countdown-max': { value: 60, pwa: 30, unit: 'seconds' },
  'logout-at-once-below': { value: 1, unit: 'seconds' },
  'activity-refresh-throttle': { value: 30, unit: 'seconds' },
  'silent-renew-timeout': { value: 10, unit: 'seconds' },
  'silent-renew-retry': { value: 5, unit: 'seconds' },
  'short-token-below': { value: 900, unit: 'seconds' },
  'idle-time': { value: 900, unit: 'seconds' },
  'renew-ahead': { value: 60, unit: 'seconds' },
  'cross-tab-logout-delay': { value: 1, unit: 'seconds' },
  'check-session-interval': { value: 2, unit: 'seconds' },
  'timer-check-interval-max': { value: 5, unit: 'seconds' },
  'stale-state-age': { value: 3600, pwa: 180, unit: 'seconds' },
  'popup-height': { value: 640, unit: 'pixels' },
  'clock-leeway': { value: 300, unit: 'seconds' },
  'fresh-sign-in': { value: 300, unit: 'seconds' },
  'request-timeout': { value: 10, unit: 'seconds' },
  'request-retries': { value: 2, unit: 'times' },
  'request-retry-delay': { value: 500, unit: 'milliseconds' },
  'request-retry-delay-max': { value: 3000, unit: 'milliseconds' },
  'connection-check-interval': { value: 5, unit: 'seconds' },
  'reports-per-minute': { value: 10, unit: 'reports' },
  'vitals-sample': { value: 10, unit: 'per cent' },
  'new-build-check-interval': { value: 900, unit: 'seconds' },
  'flags-check-interval': { value: 60, unit: 'seconds' },
  'flags-check-gap': { value: 5, unit: 'seconds' },
  'menu-debounce': { value: 100, unit: 'milliseconds' },
  'mobile-max': { value: 767, unit: 'pixels' },
  'tablet-max': { value: 1199, unit: 'pixels' },
  'toast-duration': { value: 4000, unit: 'milliseconds' },
  'toast-loading-duration': { value: 30000, unit: 'milliseconds' },
  'toast-visible-max': { value: 5, unit: 'toasts' },
  'toast-enter': { value: 350, unit: 'milliseconds' },
  'toast-exit': { value: 800, unit: 'milliseconds' },
  'service-worker-delay-max': { value: 30000, unit: 'milliseconds' },
  'remind-me-later': { value: 24, unit: 'hours' },
} as const satisfies Readonly<Record<string, EngineLimit>>
