// What a page takes as given, as a table of terms with a sentence each.
import type { ComponentProps } from 'react'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import css from './terms.module.css'

export const Terms = ({ of }: { of: ComponentProps<typeof Facts>['facts'] }) => (
  <Facts className={css.terms} facts={of} />
)
