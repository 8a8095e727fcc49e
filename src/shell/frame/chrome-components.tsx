// What signed-in pages show around the screens, or in place of one that cannot open. Signed-out pages load it only if the
// manifest has content for visitors.
import { Banner } from './banner.tsx'
import { HeaderActions } from './header-actions.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { SessionFailed } from '../session-dialogs/session-failed.tsx'
import { SpecialistCard } from './specialist-card.tsx'
import { TabBar } from './tab-bar.tsx'

export const chromeComponents = { Navigation, HeaderActions, Banner, TabBar, SpecialistCard, SessionFailed }

export type ChromeComponents = typeof chromeComponents
