// One section of the details: what is held, and a form below it while it is being changed.
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import css from './personal.module.css'

/** Closes the form; `saved` says what has been saved. */
export type Close = (saved?: string) => void

interface SectionProps {
  /** That of its form, which opens by itself where the address names it. */
  name: string
  title: string
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Undefined: it cannot be changed here. */
  form?: ((close: Close) => ReactNode) | undefined
  /** Below the facts. */
  children?: ReactNode
}

export function Section({ name, title, facts, form, children }: SectionProps) {
  const [search, setSearch] = useUrlState()
  const openSection = search.get('section')
  const [isOpen, setIsOpen] = useState(openSection === name)
  const [saved, setSaved] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)
  useEffect(() => {
    if (!isOpen && hasClosed.current) opener.current?.focus()
    hasClosed.current = isOpen
  }, [isOpen])
  const close: Close = (text = '') => {
    setSaved(text)
    setIsOpen(false)
    if (openSection === name) setSearch({ section: undefined })
  }
  return (
    <Card
      title={title}
      aside={
        form &&
        !isOpen && (
          <Button
            ref={opener}
            variant="quiet"
            onClick={() => {
              setSaved('')
              setIsOpen(true)
              setSearch({ section: name })
            }}
          >
            Change <span className="visually-hidden">{title.toLowerCase()}</span>
          </Button>
        )
      }
    >
      <Facts className={css.facts} facts={facts} />
      {children}
      <p role="status" className={css.saved}>
        {saved}
      </p>
      {form && isOpen && (
        <Suspense fallback={<Skeleton lines={3} height="3rem" />}>
          <div className={css.open}>{form(close)}</div>
        </Suspense>
      )}
    </Card>
  )
}

/** Why there is nothing to press. */
export function OnlyOwner() {
  const { activeUserName } = usePortal()
  return <p className={css.quiet}>Only {activeUserName} can change this.</p>
}
