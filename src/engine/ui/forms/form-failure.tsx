// Why a form was not sent, above its fields. It takes the focus, so that it is seen from wherever the button is.
import type { ReactNode } from 'react'
import { useFocusOnShow } from '../use-focus-on-show.ts'
import notice from '../notice.module.css'

/** Why a form was not sent; takes the focus. */
export function FormFailure({ children }: { children: ReactNode }) {
  const shown = useFocusOnShow<HTMLParagraphElement>()
  return (
    <p ref={shown} tabIndex={-1} role="alert" className={notice.problem}>
      {children}
    </p>
  )
}
