// Keeps the toasts in Mantine's notification store, which limits the visible ones and queues the others.
import {
  createNotificationsStore,
  hideNotification,
  showNotification,
  updateNotification,
  useNotifications,
  type NotificationData,
} from '@mantine/notifications'
import * as limits from '#base/limits.gen.ts'
import type { Toast } from './toast.ts'

const store = createNotificationsStore()
store.setState({
  ...store.getState(),
  defaultPosition: 'top-center',
  limit: limits['toast-visible-max'].value,
})

const wrap = (toast: Toast): NotificationData => ({
  id: toast.id,
  message: toast.message,
  position: toast.position,
  'data-toast': toast,
})
const unwrap = (data: NotificationData) => data['data-toast'] as Toast

const all = () => [...store.getState().notifications, ...store.getState().queue].map(unwrap)

/** Adds a toast, or replaces the one with the same id in its place. */
export function put(toast: Toast): void {
  if (all().some((known) => known.id === toast.id)) updateNotification(wrap(toast), store)
  else showNotification(wrap(toast), store)
}

/** Starts the exit of every toast that matches. A toast still in the queue is removed at once. */
export function beginExit(fits: (toast: Toast) => boolean): void {
  const waiting = new Set(store.getState().queue.map((data) => data.id))
  for (const toast of all().filter(fits)) {
    if (waiting.has(toast.id)) hideNotification(toast.id, store)
    else if (toast.visible) updateNotification(wrap({ ...toast, visible: false }), store)
  }
}

/** Removes a toast; call it after its exit animation. */
export const remove = (id: string) => void hideNotification(id, store)

/** The toasts on screen, oldest first. */
export const useToasts = (): Toast[] => useNotifications(store).notifications.map(unwrap)
