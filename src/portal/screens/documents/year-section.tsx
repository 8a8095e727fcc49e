// The documents of one tax year, and all of them as one zip file.
import { useId, useState } from 'react'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatCount } from 'portal-engine/ui/lists/format-count.ts'
import { countInWords } from 'portal-engine/ui/filters/list-filters.ts'
import type { YearOfDocuments } from './document-filters.ts'
import { DocumentsTable } from './documents-table.tsx'
import { YearDownload } from '#screens/shared/year-download.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './documents.module.css'

interface YearSectionProps {
  year: YearOfDocuments
  /** How many are shown before the rest is asked for; a few more are shown at once. */
  atFirst: number
  /** Is it one row until it is opened? */
  isFolded: boolean
}

const A_FEW = 3
/** The most that one press adds. */
const MOST_MORE = 100

export function YearSection({ year, atFirst, isFolded }: YearSectionProps) {
  const id = useId()
  const { taxYear, documents } = year
  const count = countInWords(documents.length, documents.length, 'document')
  if (isFolded)
    return (
      <section className={css.foldedYear} aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          Tax year {taxYear}
        </h2>
        <Disclosure
          isRow
          onDemand
          label={
            <span className={css.yearRow}>
              <span className={css.yearName}>Tax year {taxYear}</span>{' '}
              <span className={prose.fine}>{count}</span>
            </span>
          }
        >
          <All year={year} />
          <Documents year={year} atFirst={atFirst} />
        </Disclosure>
      </section>
    )
  return (
    <section className={css.year} aria-labelledby={id}>
      <header className={css.yearHead}>
        <div>
          <h2 id={id}>Tax year {taxYear}</h2>
          <p className={prose.fine}>{count}</p>
        </div>
        <All year={year} />
      </header>
      <Documents year={year} atFirst={atFirst} />
    </section>
  )
}

/** A document that is alone has its own way. */
const All = ({ year }: { year: YearOfDocuments }) =>
  year.documents.length > 1 && <YearDownload year={year} label="Download all" isQuiet fileName="Documents" />

function Documents({ year: { taxYear, documents }, atFirst }: Omit<YearSectionProps, 'isFolded'>) {
  const owner = usePortal().activeUserName
  const [wanted, setWanted] = useState(atFirst)
  const all = documents.length
  const isLong = all > atFirst + A_FEW
  const shown = isLong ? documents.slice(0, wanted) : documents
  const isWhole = shown.length === all
  // The rest at once, unless it is very long.
  const next = all - shown.length > MOST_MORE + A_FEW ? shown.length + MOST_MORE : all
  return (
    <>
      <DocumentsTable caption={`Documents of ${taxYear}, newest first`} documents={shown} owner={owner} />
      {isLong && (
        <p className={css.more} data-not-printed>
          <Button onClick={() => setWanted(isWhole ? atFirst : next)}>
            {isWhole
              ? `Show the first ${atFirst} only`
              : next === all
                ? `Show all ${all}`
                : `Show ${MOST_MORE} more of ${formatCount(all)}`}
            <span className="visually-hidden"> documents of {taxYear}</span>
          </Button>
        </p>
      )}
    </>
  )
}
