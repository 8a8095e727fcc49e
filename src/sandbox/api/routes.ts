// Every route of the product API, gathered from its handlers.
import type { Route } from './call.ts'
import { accountDetailRoutes } from './handlers/account-details.ts'
import { accountOpeningRoutes } from './handlers/account-opening.ts'
import { allowanceRoutes } from './handlers/allowances.ts'
import { documentRoutes } from './handlers/documents.ts'
import { learnRoutes } from './handlers/learn.ts'
import { messageWritingRoutes } from './handlers/message-writing.ts'
import { messageRoutes } from './handlers/messages.ts'
import { portfolioRoutes } from './handlers/portfolios.ts'
import { preferenceRoutes } from './handlers/preferences.ts'
import { sharedAccessRoutes } from './handlers/shared-access.ts'
import { taskRoutes } from './handlers/tasks.ts'
import { userRoutes } from './handlers/users.ts'

export const routes: readonly Route[] = [
  ...userRoutes,
  ...sharedAccessRoutes,
  ...preferenceRoutes,
  ...portfolioRoutes,
  ...accountDetailRoutes,
  ...taskRoutes,
  ...allowanceRoutes,
  ...accountOpeningRoutes,
  ...messageRoutes,
  ...messageWritingRoutes,
  ...documentRoutes,
  ...learnRoutes,
]
