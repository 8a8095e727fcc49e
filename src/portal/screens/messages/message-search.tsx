// Searching a folder. The search runs when it is asked for, not while it is typed.
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import css from './messages.module.css'

interface MessageSearchProps {
  /** What the address asks for. */
  text: string
  fieldId: string
  onSearch: (text: string | undefined) => void
}

export function MessageSearch({ text, fieldId, onSearch }: MessageSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = text
  }, [text])
  return (
    <search data-not-printed>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = new FormData(event.currentTarget).get('q')
          onSearch(typeof wanted === 'string' ? wanted.trim() || undefined : undefined)
        }}
      >
        <input
          ref={field}
          id={fieldId}
          type="search"
          name="q"
          aria-label="Search messages"
          placeholder="Search messages"
          autoComplete="off"
          defaultValue={text}
        />
        <Button type="submit" icon="search">
          Search
        </Button>
      </form>
    </search>
  )
}
