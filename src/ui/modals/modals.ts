// The stack of modals: the last one opened is on top, under an urgent one, and the ones below wait for it.
import type { ReactNode } from 'react'

export interface ModalRequest {
  title: string
  /** Drawn inside; receives the way to close this modal. */
  content: (close: () => void) => ReactNode
  /** A second request with the key of an open modal is blocked. */
  key?: string
  /** False: no Escape, no press outside, no close button. */
  dismissable?: boolean
  size?: 'small' | 'medium' | 'large'
  /** In the middle of the window; otherwise near its top. */
  centred?: boolean
  /** Stays above every other modal, also one opened later. */
  urgent?: boolean
  /** After it was closed, in whatever way. */
  onClosed?: () => void
}

export interface OpenModal extends Required<Omit<ModalRequest, 'key' | 'onClosed'>> {
  id: string
  key: string | undefined
  onClosed: (() => void) | undefined
}

export interface ModalStack {
  /** Opens a modal and answers its id; a blocked duplicate answers the id of the one that is open. */
  open(request: ModalRequest): string
  close(id: string): void
  closeAll(): void
  isOpen(key: string): boolean
  /** Bottom to top. The same array until something changes. */
  read(): readonly OpenModal[]
  subscribe(onChange: () => void): () => void
}

export function createModalStack(): ModalStack {
  let stack: readonly OpenModal[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly OpenModal[]) => {
    const closed = stack.filter((modal) => !next.includes(modal))
    stack = next
    for (const listener of listeners) listener()
    for (const modal of closed) modal.onClosed?.()
  }
  return {
    open({ key, onClosed, dismissable = true, size = 'medium', centred = true, urgent = false, ...request }) {
      const twin = key === undefined ? undefined : stack.find((modal) => modal.key === key)
      if (twin) return twin.id
      count += 1
      const id = `modal-${count}`
      const modal = { ...request, id, key, onClosed, dismissable, size, centred, urgent }
      const staysAbove = (other: OpenModal) => other.urgent && !urgent
      set([...stack.filter((other) => !staysAbove(other)), modal, ...stack.filter(staysAbove)])
      return id
    },
    close: (id) => set(stack.filter((modal) => modal.id !== id)),
    closeAll: () => set([]),
    isOpen: (key) => stack.some((modal) => modal.key === key),
    read: () => stack,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export const modals = createModalStack()
