// Every document of a tax year as one zip file.
import { downloadDocument, type Document } from '#api/inbox/documents.ts'
import { bundledName, documentTitle } from '#domain/documents/document-titles.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { fetchFile } from 'portal-engine/http/files.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { BundleDownload } from 'portal-engine/ui/files/bundle-download.tsx'

interface YearDownloadProps {
  year: { taxYear: string; documents: readonly Document[] }
  label: string
  /** One of many on its page. */
  isQuiet?: boolean
  /** What the file is called before the year. */
  fileName: string
}

export function YearDownload({
  year: { taxYear, documents },
  label,
  isQuiet = false,
  fileName,
}: YearDownloadProps) {
  const api = useApi()
  const owner = usePortal().activeUserName
  return (
    <BundleDownload
      label={label}
      isQuiet={isQuiet}
      of={taxYear}
      documents={documents}
      fileName={`${fileName} ${taxYear.replace('/', '-')}.zip`}
      fetchFile={(document, signal) => fetchFile(api, downloadDocument, { id: document.id }, signal)}
      nameOf={(document) => bundledName(document, owner)}
      titleOf={(document) => documentTitle(document, owner)}
    />
  )
}
