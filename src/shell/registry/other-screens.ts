// The screens that are not with the first files, and the layouts. Each is a chunk of its own.
import type { Layout, ScreenModule } from './screens.ts'

export const screens = import.meta.glob<ScreenModule>([
  '../../screens/*/*.screen.tsx',
  '!../../screens/{public,mobile}/*.screen.tsx',
  '!../../screens/account/dashboard.screen.tsx',
  '!../../screens/dashboard/home.screen.tsx',
])

export const layouts = import.meta.glob<{ default: Layout }>('../../screens/*/*.layout.tsx')
