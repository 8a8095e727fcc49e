// What is around the screens for some people only. A page without menu, icons and cards does not load their code.
import { Banner } from './banner.tsx'
import { HeaderActions } from './header-actions.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { SessionFailed } from '../session/session-failed.tsx'
import { SpecialistCard } from './specialist-card.tsx'
import { TabBar } from './tab-bar.tsx'

export const chromeComponents = { Navigation, HeaderActions, Banner, TabBar, SpecialistCard, SessionFailed }

export type ChromeComponents = typeof chromeComponents
