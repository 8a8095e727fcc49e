// A sentence that contains amounts. Hidden amounts show as dots; screen readers say "amount hidden".
import { Fragment } from 'react'
import { DOTS } from './hidden-amounts.ts'

/** A text in which hidden amounts are dots, which screen readers read as words. */
export function AmountText({ children }: { children: string }) {
  if (!children.includes(DOTS)) return children
  let next = 0
  return children.split(DOTS).map((text) => {
    const start = next
    next += text.length + DOTS.length
    return (
      <Fragment key={start}>
        {start > 0 && <HiddenAmount />}
        {text}
      </Fragment>
    )
  })
}

/** The dots in the place of an amount while amounts are hidden. */
export function HiddenAmount() {
  return (
    <>
      <span aria-hidden="true">{DOTS}</span>
      <span className="visually-hidden">amount hidden</span>
    </>
  )
}
