// A file to download and to open: by buttons, or by its name in a table. A failure shows next to what was pressed, which can
// be pressed again.
import { useEffect, useState, type ReactNode } from 'react'
import type { ReceivedFile } from '#base/files/file-kind.ts'
import { Button, ButtonAnchor } from '../button.tsx'
import { toasts } from '../toasts/toasts.ts'
import { formatFileSize } from './file-size.ts'
import { saveReceived, showFile, type Shown } from './show-file.ts'
import prose from '../prose.module.css'
import css from './file-actions.module.css'

type Way = 'download' | 'open'

interface FileProps {
  name: string
  /** Names the file in the buttons' accessible names. */
  about: string
  /** Left out or null if the size is not known before the download. */
  sizeBytes?: number | null | undefined
  fetchFile: () => Promise<ReceivedFile>
}

interface FileActionsProps extends FileProps {
  /** May it be opened, as far as its declared type says before it is downloaded? */
  canOpen?: boolean
}

/** Buttons that download and open a file. */
export function FileActions({ canOpen = true, ...file }: FileActionsProps) {
  const { about, sizeBytes } = file
  const delivery = useDelivery(file)
  const { busy, failed, deliver } = delivery
  const size = sizeInWords(sizeBytes)
  const button = (way: Way, label: string, rest: ReactNode) => (
    <Button
      variant="quiet"
      icon={failed === way ? 'refresh' : way === 'open' ? 'external' : 'download'}
      busy={busy === way}
      onClick={() => void deliver(way)}
    >
      <span>
        {failed === way ? 'Try again' : label}
        <span className="visually-hidden"> {failed === way ? `to ${way} ${about}` : about}, </span>
        {rest}
      </span>
    </Button>
  )
  return (
    <span className={css.files}>
      <span className={css.actions}>
        {button('download', 'Download', <span className={prose.fine}> {size}</span>)}
        {canOpen && button('open', 'Open', <span className="visually-hidden">{size}, in a new tab</span>)}
      </span>
      <Outcome {...delivery} about={about} />
    </span>
  )
}

/** The name of a file, which opens it. `about` begins with what is shown. */
export function FileName({ children, ...file }: FileProps & { children: ReactNode }) {
  const { about, sizeBytes } = file
  const delivery = useDelivery(file)
  return (
    <span className={css.named}>
      <button
        type="button"
        className={css.name}
        aria-label={`Open ${about}, ${sizeInWords(sizeBytes)}, in a new tab`}
        aria-busy={delivery.busy === 'open' || undefined}
        onClick={() => delivery.busy ?? void delivery.deliver('open')}
      >
        {children}
      </button>
      {delivery.failed && <span className={css.outcome}>Not opened. Press its name to try again.</span>}
      <Outcome {...delivery} about={about} />
    </span>
  )
}

/** The size of a file, and the picture that downloads it. */
export function FileDownload({ isCompact, ...file }: FileProps & { isCompact: boolean }) {
  const { about, sizeBytes } = file
  const { busy, failed, deliver } = useDelivery(file)
  const size = sizeInWords(sizeBytes)
  return (
    <span className={css.download}>
      {!isCompact && <span className={prose.fine}>{size}</span>}
      <Button
        variant="quiet"
        icon={failed ? 'refresh' : 'download'}
        busy={busy === 'download'}
        onClick={() => void deliver('download')}
      >
        <span className="visually-hidden">
          {failed ? `Try again to download ${about}` : `Download ${about}, ${size}`}
        </span>
      </Button>
    </span>
  )
}

const sizeInWords = (bytes: FileProps['sizeBytes']) =>
  typeof bytes === 'number' ? formatFileSize(bytes) : 'PDF'

function useDelivery({ name, fetchFile }: FileProps) {
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
  return { busy, failed, shown, deliver }
}

/** What became of opening it, where that is not a new tab. */
const Outcome = ({ shown, about }: { shown: Shown | undefined; about: string }) => (
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
)
