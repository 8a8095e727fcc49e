// One section of the details, as a row: its name, what is held, and a form below it while it is being changed.
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import css from './personal.module.css'

/** Closes the form; `saved` says what has been saved. */
export type Close = (saved?: string) => void

interface SectionProps {
  /** That of its form, which opens by itself where the address names it. */
  name: string
  title: string
  /** A first one with the name of the section shows its value alone. */
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
  const id = useId()
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
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {form && !isOpen && (
        <Button
          ref={opener}
          variant="quiet"
          className={css.change}
          onClick={() => {
            setSaved('')
            setIsOpen(true)
            setSearch({ section: name })
          }}
        >
          Change <span className="visually-hidden">{title.toLowerCase()}</span>
        </Button>
      )}
      <div className={css.held}>
        <Facts className={facts[0]?.[0] === title ? `${css.facts} ${css.named}` : css.facts} facts={facts} />
        {children}
        <p role="status" className={css.saved}>
          {saved}
        </p>
      </div>
      {form && isOpen && (
        <Suspense fallback={<Skeleton lines={3} height="3rem" />}>
          <div className={css.open}>{form(close)}</div>
        </Suspense>
      )}
    </section>
  )
}

/** Why there is nothing to press. */
export function OnlyOwner() {
  const { activeUserName } = usePortal()
  return <p className={css.quiet}>Only {activeUserName} can change this.</p>
}
