// A text whose telephone numbers are links that call them.
import { onOneLine } from '#base/on-one-line.ts'
import css from './phone-line.module.css'

/** As people write those of the United Kingdom: "0800 023 4567". */
const NUMBER = /(\b0\d{2,4} \d{3,6}(?: \d{3,4})?\b)/

/** The text, with each telephone number in it as a link that calls it. */
export const Telephones = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      <a key={part} className={css.phone} href={`tel:${part.replaceAll(' ', '')}`}>
        {onOneLine(part)}
      </a>
    ) : (
      onOneLine(part)
    ),
  )
