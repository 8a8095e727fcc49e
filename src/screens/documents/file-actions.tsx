// Download and open one document. What failed says so where it was pressed, and can be pressed again.
import { useState } from 'react'
import { useApi } from '#api/context.ts'
import { downloadDocument, type Document } from '#api/documents.ts'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/dates.ts'
import { toasts } from '#ui/toasts/toasts.ts'
import { openFile, saveFile } from './file-delivery.ts'
import { formatFileSize } from './file-size.ts'
import css from './documents.module.css'

type Way = 'download' | 'open'

export function FileActions({ document }: { document: Document }) {
  const api = useApi()
  const [busy, setBusy] = useState<Way>()
  const [failed, setFailed] = useState<Way>()
  const fetchFile = () => downloadDocument(api, document.id)
  const deliver = async (way: Way) => {
    setBusy(way)
    setFailed(undefined)
    try {
      if (way === 'open') await openFile(fetchFile)
      else saveFile(await fetchFile())
    } catch {
      setFailed(way)
      toasts.error(`We couldn’t ${way} “${document.name}”. Try again from its row.`)
    } finally {
      setBusy(undefined)
    }
  }
  const size = formatFileSize(document.sizeBytes)
  const about = `${document.name}, ${document.type}, ${formatDate(document.date)}`
  const press = (way: Way) => ({
    look: 'quiet' as const,
    busy: busy === way,
    onClick: () => void deliver(way),
  })
  return (
    <span className={css.actions}>
      <Button icon={failed === 'download' ? 'refresh' : 'download'} {...press('download')}>
        <span>
          {failed === 'download' ? 'Try again' : 'Download'}
          <span className="visually-hidden">
            {' '}
            {failed === 'download' ? `to download ${about}` : about},
          </span>{' '}
          <span className={css.size}>{size}</span>
        </span>
      </Button>
      <Button icon={failed === 'open' ? 'refresh' : 'external'} {...press('open')}>
        <span>
          {failed === 'open' ? 'Try again' : 'Open'}
          <span className="visually-hidden">
            {' '}
            {failed === 'open' ? `to open ${about}` : about}, {size}, in a new tab
          </span>
        </span>
      </Button>
    </span>
  )
}
