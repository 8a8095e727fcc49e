// What people see before they are signed in: the firm's mark, large, on its colour.
import type { ReactNode } from 'react'
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import css from './face.module.css'

/** Of the button that leads in. */
export const wayIn = css.in

/** In the app the mark stands in the middle, and the way in where the thumb is. */
export function Face(props: { title: string; isInApp?: boolean; children: ReactNode }) {
  const { title, isInApp, children } = props
  return (
    <div className={css.face}>
      {isInApp && <img src="/favicon.svg" width="72" height="72" alt="" />}
      <PageTitle>{title}</PageTitle>
      {children}
      <PhoneLine />
    </div>
  )
}
