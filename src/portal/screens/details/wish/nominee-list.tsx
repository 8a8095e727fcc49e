// The nominees of a wish: a bar of their shares, and the same in words.
import type { Nominee } from '#api/people/expression-of-wish.ts'
import { seriesColour } from 'portal-engine/ui/charts/allocation.ts'
import { aboutNominee, shareInWords } from './wish-words.ts'
import layout from 'portal-engine/ui/layout.module.css'
import css from './wish.module.css'

export function NomineeList({ nominees }: { nominees: readonly Nominee[] }) {
  return (
    <div className={layout.stack4}>
      <div className={css.bar} aria-hidden="true">
        {nominees.map(({ id, share }, place) => (
          <span key={id} style={{ flexGrow: share, background: seriesColour(place) }} />
        ))}
      </div>
      <ul className={css.nominees}>
        {nominees.map((nominee, place) => (
          <li key={nominee.id}>
            <span className={css.dot} style={{ background: seriesColour(place) }} aria-hidden="true" />
            <div>
              <strong>{nominee.name}</strong>
              <p className={css.quiet}>{aboutNominee(nominee)}</p>
              <p className={css.quiet}>{nominee.contact}</p>
            </div>
            <span className={`figures ${css.share}`}>{shareInWords(nominee.share)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
