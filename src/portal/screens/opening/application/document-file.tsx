// One of the documents to read.
import { useApi } from 'portal-engine/http/context.ts'
import { openingDocument } from '#api/opening/applications.ts'
import { documentTitle, type OpeningDocument } from '#domain/opening/account-opening.ts'
import { FileName } from 'portal-engine/ui/files/file-actions.tsx'

export function DocumentFile({ id }: { id: OpeningDocument }) {
  const api = useApi()
  const title = documentTitle(id)
  return (
    <FileName name={title} about={`“${title}”`} fetchFile={() => openingDocument(api, id)}>
      Open
    </FileName>
  )
}
