// The documents of one tax year, and all of them as one zip file.
import { useId, useState } from 'react'
import type { Document } from '#api/documents.ts'
import { documentTitle } from '#domain/own-names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { countText, type YearOfDocuments } from './document-filters.ts'
import { DocumentsTable } from './documents-table.tsx'
import { useBundle, type BundleState } from './use-bundle.ts'
import css from './documents.module.css'

interface YearSectionProps {
  year: YearOfDocuments
  /** So many are shown before the rest is asked for; a few more are shown at once. */
  atFirst: number
}

const A_FEW = 3

export function YearSection({ year: { taxYear, documents }, atFirst }: YearSectionProps) {
  const id = useId()
  const owner = usePortal().activeUserName
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || documents.length <= atFirst + A_FEW ? documents : documents.slice(0, atFirst)
  return (
    <section className={css.year} aria-labelledby={id}>
      <header className={css.yearHead}>
        <div>
          <h2 id={id}>Tax year {taxYear}</h2>
          <p className={css.count}>{countText(documents.length, documents.length)}</p>
        </div>
        <DownloadAll taxYear={taxYear} documents={documents} owner={owner} />
      </header>
      <DocumentsTable caption={`Documents of ${taxYear}, newest first`} documents={shown} owner={owner} />
      {shown.length < documents.length && (
        <p className={css.more} data-not-printed>
          <Button onClick={() => setWhole(true)}>
            Show all {documents.length}
            <span className="visually-hidden"> documents of {taxYear}</span>
          </Button>
        </p>
      )}
    </section>
  )
}

interface DownloadAllProps {
  taxYear: string
  documents: readonly Document[]
  owner: string
}

/** One button starts and cancels, so that it keeps the focus. */
function DownloadAll({ taxYear, documents, owner }: DownloadAllProps) {
  const { state, start, cancel } = useBundle(taxYear, owner)
  const isGetting = state.phase === 'getting'
  const failed = state.phase === 'saved' ? state.failed : []
  return (
    <div className={css.bundle} data-not-printed>
      <div className={css.bundleActions}>
        {isGetting && (
          <progress
            className={css.progress}
            aria-label={`Getting the documents of ${taxYear}`}
            value={state.done}
            max={documents.length}
          />
        )}
        <Button
          icon={isGetting ? 'close' : 'download'}
          onClick={() => (isGetting ? cancel() : void start(documents))}
        >
          {isGetting ? 'Cancel' : 'Download all'}
          <span className="visually-hidden">
            {isGetting ? ' the download' : ` ${documents.length} documents`} of {taxYear}
            {!isGetting && ' as one zip file'}
          </span>
        </Button>
      </div>
      <div role="status" className={css.outcome}>
        {outcomeOf(state, documents.length)}
        {failed.length > 0 && (
          <>
            {' '}
            Missing, because we couldn’t get them:
            <ul className={css.missing}>
              {failed.map((document) => (
                <li key={document.id}>{documentTitle(document, owner)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function outcomeOf(state: BundleState, all: number): string {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'getting':
      return `${state.done} of ${all}`
    case 'cancelled':
      return 'Cancelled. Nothing was saved.'
    case 'failed':
      return 'We couldn’t get these documents. Try again in a moment.'
    case 'saved':
      return `Saved ${state.saved} of ${all} as one zip file.`
  }
}
