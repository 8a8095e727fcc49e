// A question for files: each is uploaded as it is chosen, says how far it is, and goes on where it broke off.
import { Button } from '#ui/button.tsx'
import { formatFileSize } from '#ui/files/file-size.ts'
import { FilesField } from '#ui/forms/files-field.tsx'
import prose from '#ui/prose.module.css'
import type { ChosenFile } from './upload.ts'
import { useUploads, type Uploads } from './use-uploads.ts'
import css from './upload-field.module.css'

interface UploadFieldProps extends Uploads {
  id: string
  label: string
  hint?: string
  problem: string | undefined
}

export function UploadField({ kind, answer, onChange, problem, ...field }: UploadFieldProps) {
  const { files, running, refused, choose, removeFile, start } = useUploads({ kind, answer, onChange })
  const about = (file: ChosenFile) => {
    const { name, sizeBytes, isUploaded } = file
    if (isUploaded) return <Standing>{`${formatFileSize(sizeBytes)}, uploaded`}</Standing>
    const upload = running[file.id]
    if (!upload) return <Standing>Its upload broke off. Choose it again, and it goes on.</Standing>
    if (upload.failure === 'refused')
      return <Standing>It is not what its name says, so we can’t take it. Remove it.</Standing>
    if (upload.failure)
      return (
        <>
          <Standing>The upload broke off.</Standing>
          <Button variant="quiet" icon="refresh" onClick={() => void start(file, upload.file)}>
            Go on<span className="visually-hidden"> uploading {name}</span>
          </Button>
        </>
      )
    const { receivedBytes } = upload
    return (
      <>
        <progress
          className={css.progress}
          max={sizeBytes}
          value={receivedBytes}
          aria-label={`Upload of ${name}`}
        />
        <span className={prose.fine}>{Math.floor((receivedBytes / sizeBytes) * 100)}%</span>
      </>
    )
  }
  return (
    <FilesField
      {...field}
      files={files}
      problem={refused ?? problem}
      onChoose={(picked) => void choose(picked)}
      onRemove={removeFile}
      about={about}
    />
  )
}

const Standing = ({ children }: { children: string }) => (
  <span role="status" className={prose.fine}>
    {children}
  </span>
)
