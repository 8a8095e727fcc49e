// The documents of one tax year, and all of them as one zip file.
import { useId, useState } from 'react'
import { useApi } from '#http/context.ts'
import { fetchFile } from '#http/files.ts'
import { downloadDocument } from '#api/inbox/documents.ts'
import { bundledName, documentTitle } from '#domain/documents/document-titles.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { BundleDownload } from '#ui/files/bundle-download.tsx'
import { countText, type YearOfDocuments } from './document-filters.ts'
import { DocumentsTable } from './documents-table.tsx'
import css from './documents.module.css'

interface YearSectionProps {
  year: YearOfDocuments
  /** How many are shown before the rest is asked for; a few more are shown at once. */
  atFirst: number
}

const A_FEW = 3

export function YearSection({ year: { taxYear, documents }, atFirst }: YearSectionProps) {
  const id = useId()
  const api = useApi()
  const owner = usePortal().activeUserName
  const [isWhole, setWhole] = useState(false)
  const isLong = documents.length > atFirst + A_FEW
  const shown = isLong && !isWhole ? documents.slice(0, atFirst) : documents
  return (
    <section className={css.year} aria-labelledby={id}>
      <header className={css.yearHead}>
        <div>
          <h2 id={id}>Tax year {taxYear}</h2>
          <p>{countText(documents.length, documents.length)}</p>
        </div>
        <BundleDownload
          label="Download all"
          of={taxYear}
          documents={documents}
          fileName={`Documents ${taxYear.replace('/', '-')}.zip`}
          fetchFile={(document, signal) => fetchFile(api, downloadDocument, { id: document.id }, signal)}
          nameOf={(document) => bundledName(document, owner)}
          titleOf={(document) => documentTitle(document, owner)}
        />
      </header>
      <DocumentsTable caption={`Documents of ${taxYear}, newest first`} documents={shown} owner={owner} />
      {isLong && (
        <p className={css.more} data-not-printed>
          <Button onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the first ${atFirst} only` : `Show all ${documents.length}`}
            <span className="visually-hidden"> documents of {taxYear}</span>
          </Button>
        </p>
      )}
    </section>
  )
}
