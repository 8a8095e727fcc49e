// What people see before they are signed in: the firm's mark, large, on its colour.
import type { ReactNode } from 'react'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import css from './face.module.css'

/** Of the button that leads in. */
export const wayIn = css.in

interface FaceProps {
  title: string
  /** In the app the mark stands in the middle, and the way in where the thumb is. */
  isInApp?: boolean
  children: ReactNode
}

export function Face({ title, isInApp = false, children }: FaceProps) {
  return (
    <div className={css.face}>
      {isInApp && <img src="/favicon.svg" width="72" height="72" alt="" />}
      <PageTitle>{title}</PageTitle>
      {children}
      <PhoneLine />
    </div>
  )
}
