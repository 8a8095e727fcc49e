// The documents that a tax return asks for: the latest year that has its certificate, as one file.
import type { YearOfDocuments } from './document-filters.ts'
import { YearDownload } from '#screens/shared/year-download.tsx'
import prose from '#ui/prose.module.css'
import css from './documents.module.css'

export function TaxPack({ years }: { years: readonly YearOfDocuments[] }) {
  const year = years.find(({ documents }) => documents.some(({ type }) => type === 'Tax certificate'))
  if (!year) return null
  return (
    <section className={css.taxPack} aria-labelledby="tax-pack" data-not-printed>
      <div>
        <h2 id="tax-pack">Tax pack {year.taxYear}</h2>
        <p className={prose.fine}>Your tax certificate with all other documents of the year</p>
      </div>
      <YearDownload year={year} label="Download the tax pack" fileName="Tax pack" />
    </section>
  )
}
