// What a long text has, beside it: links to its headings, where there are enough to choose from and room for them.
import { useId } from 'react'
import css from './contents.module.css'

/** Links to the headings of a long text; none for fewer than three. */
export function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const title = useId()
  if (headings.length < 3) return null
  return (
    <nav className={css.contents} aria-labelledby={title} data-not-printed>
      <h2 id={title}>On this page</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
