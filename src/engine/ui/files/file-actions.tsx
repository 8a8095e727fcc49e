// Buttons to download and open a file. A failure shows next to the button, which can be pressed again.
import { useEffect, useState, type ReactNode } from 'react'
import type { ReceivedFile } from '#base/files/file-kind.ts'
import { Button, ButtonAnchor } from '../button.tsx'
import { toasts } from '../toasts/toasts.ts'
import { formatFileSize } from './file-size.ts'
import { saveReceived, showFile, type Shown } from './show-file.ts'
import prose from '../prose.module.css'
import css from './file-actions.module.css'

type Way = 'download' | 'open'

interface FileActionsProps {
  name: string
  /** Names the file in the buttons' accessible names. */
  about: string
  /** Left out or null if the size is not known before the download. */
  sizeBytes?: number | null | undefined
  /** May it be opened, as far as its declared type says before it is downloaded? */
  canOpen?: boolean
  /** Shows the pictures of its buttons alone. */
  isCompact?: boolean
  fetchFile: () => Promise<ReceivedFile>
}

export function FileActions({
  name,
  about,
  sizeBytes,
  canOpen = true,
  isCompact = false,
  fetchFile,
}: FileActionsProps) {
  const [busy, setBusy] = useState<Way>()
  const [failed, setFailed] = useState<Way>()
  const [shown, setShown] = useState<Shown>()
  useEffect(() => (shown?.way === 'blocked' ? shown.release : undefined), [shown])
  const deliver = async (way: Way) => {
    setBusy(way)
    setFailed(undefined)
    setShown(undefined)
    try {
      const file = await fetchFile()
      if (way === 'open') setShown(await showFile(file))
      else saveReceived(file)
    } catch {
      setFailed(way)
      toasts.error(`We couldn’t ${way} “${name}”. Try again from its row.`)
    } finally {
      setBusy(undefined)
    }
  }
  const size = typeof sizeBytes === 'number' ? formatFileSize(sizeBytes) : 'PDF'
  const button = (way: Way, label: string, rest: ReactNode) => (
    <Button
      variant="quiet"
      icon={failed === way ? 'refresh' : way === 'open' ? 'external' : 'download'}
      busy={busy === way}
      onClick={() => void deliver(way)}
    >
      <span className={isCompact ? 'visually-hidden' : undefined}>
        {failed === way ? 'Try again' : label}
        <span className="visually-hidden"> {failed === way ? `to ${way} ${about}` : about}, </span>
        {rest}
      </span>
    </Button>
  )
  return (
    <span className={isCompact ? `${css.files} ${css.compact}` : css.files}>
      <span className={css.actions}>
        {button('download', 'Download', <span className={prose.fine}> {size}</span>)}
        {canOpen && button('open', 'Open', <span className="visually-hidden">{size}, in a new tab</span>)}
      </span>
      <span role="status" className={css.outcome}>
        {shown?.way === 'saved' && 'Saved to your downloads: only PDF files and pictures open here.'}
        {shown?.way === 'blocked' && (
          <>
            Your browser opened no new tab.
            <ButtonAnchor variant="quiet" icon="external" href={shown.address} target="_blank" rel="noopener">
              <span>
                Open<span className="visually-hidden"> {about}, in a new tab</span>
              </span>
            </ButtonAnchor>
          </>
        )}
      </span>
    </span>
  )
}
