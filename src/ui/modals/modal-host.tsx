// Draws the open modals. Mantine loads with the first of them.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { modals, type ModalStack } from './modals.ts'

export const loadModals = () => import('./mantine-modals.tsx')
const MantineModals = lazy(loadModals)

export function ModalHost({ stack = modals }: { stack?: ModalStack }) {
  const open = useSyncExternalStore(stack.subscribe, stack.read)
  if (open.length === 0) return null
  return (
    <Suspense fallback={null}>
      <MantineModals open={open} onClose={stack.close} />
    </Suspense>
  )
}
