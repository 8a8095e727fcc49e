// The server pushes to the subscription of which it was told last: where the browser has another one, or one that takes no pushes of
// the server's key, it gets one that is good.
import type { Api } from 'portal-engine/http/client.ts'
import type { AnswerOf, BodyOf } from 'portal-engine/http/contract.ts'
import { addNotificationDevice, getNotificationDevices } from '#api/people/notification-devices.ts'
import { readThisBrowser, subscribe, type ThisBrowser } from './this-browser.ts'

export type DeviceInput = BodyOf<typeof addNotificationDevice>
type Known = AnswerOf<typeof getNotificationDevices>

/** At the visit of somebody whose browser has a subscription. Without one, nothing is asked. */
export async function renew(api: Api): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (await registration?.pushManager?.getSubscription())
    await readRenewed(api, await api.call(getNotificationDevices))
}

/** What this browser does, after its renewal where that was needed. */
export async function readRenewed(api: Api, known: Known): Promise<ThisBrowser> {
  const here = await readAgainst(known)
  if (here !== 'stale') return here
  // Another tab may be doing it.
  return await navigator.locks.request('notification-device', async () => {
    const now = await api.call(getNotificationDevices)
    const still = await readAgainst(now)
    return still === 'stale' ? await renewed(api, now) : still
  })
}

const currentOf = ({ devices }: Known) => devices.find(({ isCurrent }) => isCurrent)

const readAgainst = (known: Known) => readThisBrowser(known.key, currentOf(known)?.endpoint ?? null)

async function renewed(api: Api, known: Known): Promise<ThisBrowser> {
  if (!currentOf(known)) return 'shows-none'
  const isRenewed = await subscribe(known.key)
    .then(async (body) => body && api.call(addNotificationDevice, { body: body as DeviceInput }))
    .catch(() => undefined)
  return isRenewed ? 'shows' : 'shows-none'
}
