// What the definition of this portal needs only once somebody asks for it: out of the first files, with the names of its chunks.
import type { Api } from 'portal-engine/http/client.ts'

export { default as Line } from './last-sign-in.tsx'
export * as search from './search.ts'

export const renewNotifications = async (api: Api) =>
  (await import('#screens/details/notifications/renew-notifications.ts')).renew(api)
export const saveRetrieve = () => import('#screens/opening/save-retrieve.dialog.tsx')
export const startOver = () => import('#screens/opening/start-over.dialog.tsx')
