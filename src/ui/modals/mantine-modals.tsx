// The modals of the stack as Mantine dialogs: labelled, focus kept inside and given back, only the top one listening to Escape.
import { Modal } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import { useEffect, useState } from 'react'
import { MantineScope } from '../mantine-scope.tsx'
import type { OpenModal } from './modals.ts'
import css from './modals.module.css'

const widths = { small: '22rem', medium: '32rem', large: '48rem' }
const ABOVE_HEADER = 300

interface MantineModalsProps {
  open: readonly OpenModal[]
  onClose: (id: string) => void
}

export default function MantineModals({ open, onClose }: MantineModalsProps) {
  return (
    <MantineScope>
      {open.map((modal, depth) => (
        <StackedModal
          key={modal.id}
          modal={modal}
          depth={depth}
          isTop={depth === open.length - 1}
          close={() => onClose(modal.id)}
        />
      ))}
    </MantineScope>
  )
}

interface StackedModalProps {
  modal: OpenModal
  depth: number
  isTop: boolean
  close: () => void
}

function StackedModal({ modal, depth, isTop, close }: StackedModalProps) {
  useFocusGivenBack()
  return (
    <Modal
      opened
      onClose={close}
      title={modal.title}
      size={widths[modal.size]}
      centered={modal.centred}
      zIndex={ABOVE_HEADER + depth}
      trapFocus={isTop}
      returnFocus={false}
      closeOnEscape={modal.dismissable && isTop}
      closeOnClickOutside={modal.dismissable && isTop}
      withCloseButton={modal.dismissable}
      closeButtonProps={{ 'aria-label': 'Close', size: 'md' }}
      attributes={{ header: { role: 'presentation' }, content: { inert: !isTop } }}
      transitionProps={{ transition: 'fade', duration: 160 }}
      classNames={{
        content: css.content ?? '',
        header: css.header ?? '',
        title: css.title ?? '',
        body: css.body ?? '',
      }}
    >
      {modal.urgent && <AsAlert />}
      {modal.content(close)}
    </Modal>
  )
}

/** Gives the focus back to what had it before, or to the page when that is gone. Mantine does so only for a modal that stays mounted. */
function useFocusGivenBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // What the dialog led to may have taken the focus already.
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const place = isThere ? before : document.getElementById('main')
      place?.focus({ preventScroll: true })
    },
    [before],
  )
}

/** Makes the dialog around it an alert dialog: Mantine knows plain ones only. */
function AsAlert() {
  const mark = (element: HTMLElement | null) =>
    element?.closest('[role=dialog]')?.setAttribute('role', 'alertdialog')
  return <span ref={mark} hidden />
}
