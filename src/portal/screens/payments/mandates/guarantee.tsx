// The Direct Debit Guarantee, to unfold: in the wording that the collecting bank approved.
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import css from '../payments.module.css'

export const Guarantee = ({ clauses }: { clauses: readonly string[] }) => (
  <Disclosure label="The Direct Debit Guarantee">
    <ul className={css.guarantee}>
      {clauses.map((clause) => (
        <li key={clause}>{clause}</li>
      ))}
    </ul>
  </Disclosure>
)
