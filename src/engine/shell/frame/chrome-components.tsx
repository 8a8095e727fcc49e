// What signed-in pages show around the screens, or in place of one that cannot open. Signed-out pages load it only if the
// manifest has content for visitors.
import { lazy } from 'react'
import type { ChromeComponents } from '../state/portal-services.tsx'
import { Banner } from './banner.tsx'
import { HeaderActions } from './header-actions.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { SessionFailed } from '../session-dialogs/session-failed.tsx'
import { TabBar } from './tab-bar.tsx'

/** It stands below a page's own content, and few routes have one. */
const SpecialistCard = lazy(async () => ({
  default: (await import('./specialist-card.tsx')).SpecialistCard,
}))

export const chromeComponents: ChromeComponents = {
  ...{ Navigation, HeaderActions, BelowHeader: Banner, TabBar, SpecialistCard, SessionFailed },
}
