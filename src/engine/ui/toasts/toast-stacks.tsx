// Draws the toasts of each position as a stack. Loaded with the first toast.
import { useToasts } from './toast-engine.ts'
import { ToastItem } from './toast-item.tsx'
import css from './toasts.module.css'

export default function ToastStacks() {
  const shown = useToasts()
  const positions = [...new Set(shown.map((toast) => toast.position))]
  return positions.map((position) => (
    <div key={position} className={css.stack} data-position={position}>
      {shown
        .filter((toast) => toast.position === position)
        .map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
    </div>
  ))
}
