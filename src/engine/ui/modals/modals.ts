// The stack of modals: the last one opened is on top, except that an urgent one stays above it.
import type { ReactNode } from 'react'
import { createStore, type ReadonlyStore } from '#base/state/store.ts'

/** A modal that is to be opened. */
export interface ModalRequest {
  title: string
  /** Renders the content; `close` closes this modal. */
  content: (close: () => void) => ReactNode
  /** A modal with the key of an open one is not opened again. */
  key?: string
  /** False: no Escape, no press outside, no close button. */
  dismissable?: boolean
  size?: 'small' | 'medium' | 'large'
  /** In the middle of the window; otherwise near its top. */
  centred?: boolean
  /** Stays above every other modal, also one opened later. */
  urgent?: boolean
  /** Called after it was closed, however it was closed. */
  onClosed?: () => void
}

/** A modal that is open. */
export interface OpenModal extends Required<Omit<ModalRequest, 'key' | 'onClosed'>> {
  id: string
  key: string | undefined
  onClosed: (() => void) | undefined
}

/** A store of the open modals, bottom to top. */
export interface ModalStack extends ReadonlyStore<readonly OpenModal[]> {
  /** Opens a modal and returns its id; for a blocked duplicate, the id of the open one. */
  open(request: ModalRequest): string
  close(id: string): void
  closeAll(): void
  isOpen(key: string): boolean
}

/** A stack of its own, for tests. */
export function createModalStack(): ModalStack {
  const stack = createStore<readonly OpenModal[]>([])
  let count = 0
  const set = (next: readonly OpenModal[]) => {
    const closed = stack.get().filter((modal) => !next.includes(modal))
    stack.set(next)
    for (const modal of closed) modal.onClosed?.()
  }
  return {
    open({ key, onClosed, dismissable = true, size = 'medium', centred = true, urgent = false, ...request }) {
      const twin = key === undefined ? undefined : stack.get().find((modal) => modal.key === key)
      if (twin) return twin.id
      count += 1
      const id = `modal-${count}`
      const modal = { ...request, id, key, onClosed, dismissable, size, centred, urgent }
      const staysAbove = (other: OpenModal) => other.urgent && !urgent
      const others = stack.get()
      set([...others.filter((other) => !staysAbove(other)), modal, ...others.filter(staysAbove)])
      return id
    },
    close: (id) => set(stack.get().filter((modal) => modal.id !== id)),
    closeAll: () => set([]),
    isOpen: (key) => stack.get().some((modal) => modal.key === key),
    get: stack.get,
    subscribe: stack.subscribe,
  }
}

/** The stack of this page: `modals.open` opens one. */
export const modals = createModalStack()
