// Detects whether this is the installed app, once at boot; a narrow window does not make it one.

export type Platform = 'web' | 'pwa'

interface PlatformSigns {
  /** `navigator.standalone`, which only iOS has. */
  standalone: boolean | undefined
  /** `matchMedia('(display-mode: standalone)').matches` */
  displayStandalone: boolean
  search: string
  /** `?platform=pwa` counts in development only. */
  isDevelopment: boolean
}

export function detectPlatform({
  standalone,
  displayStandalone,
  search,
  isDevelopment,
}: PlatformSigns): Platform {
  if (standalone === true || displayStandalone) return 'pwa'
  return isDevelopment && new URLSearchParams(search).get('platform') === 'pwa' ? 'pwa' : 'web'
}
