// The devices on which the person's messages are notified, and what the one in use does.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import {
  addNotificationDevice,
  endNotificationDevice,
  notificationDevicesQuery,
  type NotificationDevice,
} from '#api/people/notification-devices.ts'
import { useChange } from 'portal-engine/forms/send/use-change.ts'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { readRenewed, type DeviceInput } from './renew-notifications.ts'
import { subscribe, unsubscribe, type ThisBrowser } from './this-browser.ts'

export interface Notifications {
  key: string
  /** The newest first. The one in use is among them only if its browser still shows notifications. */
  devices: readonly NotificationDevice[]
  here: ThisBrowser
}

export function useNotifications() {
  const api = useApi()
  const known = notificationDevicesQuery(api)
  return useQuery({
    queryKey: [...known.queryKey, 'here'],
    queryFn: async (context): Promise<Notifications> => {
      const { key, devices } = await known.queryFn!(context)
      const here = await readRenewed(api, { key, devices })
      const shown = devices.filter(({ isCurrent }) => !isCurrent || here === 'shows')
      const isOn = shown.some(({ isCurrent }) => isCurrent)
      return { key, devices: shown, here: here === 'shows' && !isOn ? 'shows-none' : here }
    },
  })
}

const addMessages: ErrorMessages<typeof addNotificationDevice> = {
  'owner-only': 'Only the owner of the account can choose their devices. Nothing has changed.',
  'unknown-push-service': 'We don’t know how to reach this browser, so it shows no notifications.',
  'too-many-devices': 'Too many devices show notifications already. End one first, at Account security.',
}

/** Turns notifications on for this device, or ends them on one. */
export function useNotificationChanges(refetch: () => Promise<unknown>) {
  const api = useApi()
  const change = useChange()
  return {
    async turnOn(key: string): Promise<void> {
      const asked = await subscribe(key).catch(() => 'failed' as const)
      if (asked === 'failed') toasts.error('This browser couldn’t turn notifications on. Please try again.')
      // The person has said no: the page says what that means.
      if (asked === 'failed' || asked === undefined) return void (await refetch())
      await change({
        work: () => api.call(addNotificationDevice, { body: asked as DeviceInput }),
        done: 'This device shows notifications from now on',
        errorMessage: (error) => errorMessage(addNotificationDevice, addMessages, error),
      })
    },
    end: ({ id, name, isCurrent }: NotificationDevice) =>
      change({
        async work() {
          await api.call(endNotificationDevice, { params: { id } })
          if (isCurrent) await unsubscribe()
        },
        done: `“${name}” shows no more notifications`,
      }),
  }
}
