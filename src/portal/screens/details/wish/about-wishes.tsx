// What an expression of wish is and is not, and what inheritance tax has to do with it.
import { pensionsInEstateFrom } from '#domain/tax/tax-facts.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import css from './wish.module.css'

export function AboutWishes({ today }: { today: string }) {
  const from = pensionsInEstateFrom()
  return (
    <Card title="What a wish does" tone="wash">
      <ul className={css.points}>
        <li>
          It is not binding. The people who run the pension decide who is paid, and take your wish into
          account.
        </li>
        <li>A will does not cover a pension. This is the place to say who should have it.</li>
        <li>
          {today < from
            ? `From ${formatDate(from)} most of what is left in a pension when its holder dies will count towards inheritance tax.`
            : `Since ${formatDate(from)} most of what is left in a pension when its holder dies counts towards inheritance tax.`}{' '}
          What goes to a husband, wife, civil partner or charity stays tax-free. (Finance Act 2026, part 2)
        </li>
      </ul>
    </Card>
  )
}
