// Draws the open modals as native dialogs: the browser keeps them above the page and makes everything else inert.
import { useLayoutEffect, useRef, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react'
import { CardBoundary } from '../cards/card-boundary.tsx'
import { Icon } from '../icons.tsx'
import { modals, type ModalStack, type OpenModal } from './modals.ts'
import css from './modals.module.css'

export function ModalHost({ stack = modals }: { stack?: ModalStack }) {
  const open = useSyncExternalStore(stack.subscribe, stack.get)
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current) showInOrder(host.current.querySelectorAll('dialog'))
  }, [open])
  return (
    <div ref={host}>
      {open.map((modal) => (
        <ModalDialog key={modal.id} modal={modal} close={() => stack.close(modal.id)} />
      ))}
    </div>
  )
}

/** The browser stacks dialogs in the order in which they are shown, so a dialog that belongs on top is shown again. */
function showInOrder(dialogs: Iterable<HTMLDialogElement>): void {
  let isAboveNew = false
  for (const dialog of dialogs) {
    if (dialog.open && !isAboveNew) continue
    const active = document.activeElement
    const isInside = dialog.contains(active)
    dialog.close()
    dialog.showModal()
    // The next key of somebody who types presses no button, also where the content comes later.
    const isTyping = !!active?.matches('input, select, textarea')
    dialog.toggleAttribute('data-typing', isTyping)
    const first = isInside
      ? active
      : isTyping
        ? (dialog.querySelector('input[data-autofocus]') ?? dialog)
        : dialog.querySelector('[data-autofocus]')
    if (first instanceof HTMLElement) first.focus()
    isAboveNew = true
  }
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Keeps Tab inside the dialog; otherwise the browser would move from the last element to its own toolbar. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const at = all.findIndex((each) => each === document.activeElement)
  if (event.shiftKey ? at > 0 : at !== all.length - 1) return
  event.preventDefault()
  all.at(event.shiftKey ? -1 : 0)?.focus()
}

function ModalDialog({ modal, close }: { modal: OpenModal; close: () => void }) {
  const { id, title, size, centred, dismissable, urgent, content } = modal
  const dialog = useRef<HTMLDialogElement>(null)
  const pressTarget = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => {
      // Closing returns the focus to the element that had it before.
      shown?.close()
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  const dismiss = () => {
    if (dismissable) close()
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={css.modal}
      data-size={size}
      data-centred={centred || undefined}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepInside(event)
        if (event.key !== 'Escape') return
        event.preventDefault()
        dismiss()
      }}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      // A browser may close a dialog that is not dismissable.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        if (dismissable) close()
        else currentTarget.showModal()
      }}
      onMouseDown={(event: MouseEvent) => {
        pressTarget.current = event.target
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressTarget.current === currentTarget) dismiss()
      }}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          {dismissable && (
            <button type="button" className={css.close} aria-label="Close" onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <CardBoundary what="this" resetKey={id}>
          <Content draw={content} close={close} />
        </CardBoundary>
      </div>
    </dialog>
  )
}

/** Draws inside the boundary, so that a dialog that cannot be drawn leaves the page standing. */
const Content = ({ draw, close }: { draw: OpenModal['content']; close: () => void }) => draw(close)
