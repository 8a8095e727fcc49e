// How far a long form is: its sections in their order, and which of them could be sent.
import { Icon } from '#ui/icons.tsx'
import type { SectionProgress } from '../form-logic.ts'
import css from './progress.module.css'

/** A form of fewer sections is seen at once. */
const FEWEST = 4

export function Progress({ sections }: { sections: readonly SectionProgress[] }) {
  if (sections.length < FEWEST) return null
  const answered = sections.filter(({ isAnswered }) => isAnswered).length
  return (
    <div className={css.progress}>
      <p className={css.count}>
        {answered} of {sections.length} sections answered
      </p>
      <ol className={css.sections} aria-label="Sections of this form">
        {sections.map(({ section, isAnswered }, place) => (
          <li key={section} className={css.section} data-answered={isAnswered || undefined}>
            <span className={css.mark} aria-hidden="true">
              {isAnswered ? <Icon name="check" size={16} /> : place + 1}
            </span>
            <span>
              {section}
              <span className="visually-hidden">{isAnswered ? ', answered' : ', to do'}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
