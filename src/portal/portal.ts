// What this portal is: the names that its code supplies to the manifests of config/, and the calls that the engine needs.
import { flagsQuery } from '#api/people/flags.ts'
import { parametersQuery } from '#api/people/parameters.ts'
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { preferencesQuery } from '#api/people/preferences.ts'
import { learnQuery } from '#api/inbox/learn.ts'
import { unreadCountQuery } from '#api/inbox/unread-count.ts'
import { openingBackupQuery } from '#api/opening/account-opening.ts'
import { definePortal, watched } from 'portal-engine/shell/define-portal.ts'
import { learnEntries } from './learn-entries.ts'
import { grantedAccess, people } from './people.ts'

const later = () => import('./lazy-parts.ts')

export default definePortal({
  people,
  grantedAccess,
  pathsWithoutUserId,
  flags: flagsQuery,
  // R-SESS-07
  ready(queryClient, api) {
    void queryClient.prefetchQuery(preferencesQuery(api))
    void queryClient.prefetchQuery(parametersQuery(api))
  },
  commands: {
    'save-retrieve': { dialog: async () => (await later()).saveRetrieve(), leadsOn: true },
    'start-over': { dialog: async () => (await later()).startOver(), leadsOn: true },
  },
  loaders: {
    'account-opening-backup': (api, queryClient) => queryClient.ensureQueryData(openingBackupQuery(api)),
  },
  lists: {
    'learn-categories': watched(learnQuery, ({ categories }) => learnEntries(categories)),
    'learn-guides': watched(learnQuery, ({ homeGuides }) => learnEntries(homeGuides)),
  },
  values: {
    unread: watched(unreadCountQuery, (count) => count),
    basket: watched(openingBackupQuery, ({ basket }) => basket.items.length),
  },
  icons: { accounts: 'accounts', messages: 'mail', payments: 'payments', documents: 'document' },
  panel: later,
  questions: () => import('#domain/questions/kinds.ts'),
  prefills: () => import('./prefills.ts'),
})
