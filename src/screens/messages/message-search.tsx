// Searching a folder. The search runs when it is asked for, not while it is typed.
import { Button } from '#ui/button.tsx'
import css from './messages.module.css'

export function MessageSearch({
  text,
  onSearch,
}: {
  text: string
  onSearch: (text: string | undefined) => void
}) {
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
