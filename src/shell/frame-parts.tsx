// The parts of the frame that only some people have: a page without a menu, icons or cards does without their code.
import { Banner } from './banner.tsx'
import { HeaderActions } from './header-actions.tsx'
import { Navigation } from './navigation.tsx'
import { SessionFailed } from './session-failed.tsx'
import { SpecialistCard } from './specialist-card.tsx'
import { TabBar } from './tab-bar.tsx'

export const frameParts = { Navigation, HeaderActions, Banner, TabBar, SpecialistCard, SessionFailed }

export type FrameParts = typeof frameParts
