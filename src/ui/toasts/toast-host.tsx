// Where toasts stand. The polite region is in the page from the start, because screen readers ignore one that arrives with its text.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsWanted } from './toasts.ts'
import css from './toasts.module.css'

const ToastStacks = lazy(() => import('./toast-stacks.tsx'))

export function ToastHost() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read)
  return (
    <div className={css.host} role="status" aria-live="polite" data-not-printed>
      {wanted && (
        <Suspense fallback={null}>
          <ToastStacks />
        </Suspense>
      )}
    </div>
  )
}
