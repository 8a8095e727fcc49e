// The type of a toast, and its defaults. Pure.
import * as limits from '#base/limits.gen.ts'
import type { IconName } from '../icons.tsx'

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'warning' | 'info'
export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right'

export interface Toast {
  id: string
  message: string
  type: ToastType
  /** Milliseconds before it closes by itself, when `autoClose` is on. */
  duration: number
  position: ToastPosition
  /** False from the moment its exit begins. */
  visible: boolean
  autoClose: boolean
  /** A press on the toast closes it. */
  dismissible: boolean
  icon?: IconName
  /** Toasts of one group can be closed together. */
  group?: string
}

export type ToastRequest = Pick<Toast, 'message'> & Partial<Omit<Toast, 'message' | 'visible'>>

/** A loading toast stays longer than others; every other default is the same for all types. */
export function completeToast(id: string, request: ToastRequest): Toast {
  const type = request.type ?? 'blank'
  return {
    type,
    duration: type === 'loading' ? limits['toast-loading-duration'].value : limits['toast-duration'].value,
    position: 'top-center',
    autoClose: true,
    dismissible: true,
    ...request,
    id,
    visible: true,
  }
}
