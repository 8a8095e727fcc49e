// The container of toasts. Each toast is a status of its own, so screen readers do not repeat the others.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsWanted } from './toasts.ts'
import css from './toasts.module.css'

const ToastStacks = lazy(() => import('./toast-stacks.tsx'))

export function ToastHost() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get)
  return (
    <div className={css.host} data-not-printed>
      {wanted && (
        <Suspense fallback={null}>
          <ToastStacks />
        </Suspense>
      )}
    </div>
  )
}
