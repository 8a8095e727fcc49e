// A field for files: which may be chosen, and those that are, each with a button that removes it.
import { useRef, type ReactNode } from 'react'
import { acceptedFiles, fileKey, type AttachedFile } from '#base/files/attached-files.ts'
import { FILES_MOST } from '#base/files/files-most.ts'
import { Button } from '../button.tsx'
import prose from '../prose.module.css'
import css from './files-field.module.css'

interface FilesFieldProps<F extends AttachedFile> {
  id: string
  label: string
  /** Said after which files may be chosen. */
  hint?: string
  files: readonly F[]
  problem: string | undefined
  onChoose: (files: File[]) => void
  onRemove: (file: F) => void
  /** What stands below the name of a file. */
  about?: (file: F) => ReactNode
}

export function FilesField<F extends AttachedFile>(props: FilesFieldProps<F>) {
  const { id, label, hint, files, problem, onChoose, onRemove, about } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.files}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={prose.hint}>
        Up to {FILES_MOST} files: PDF, JPG, PNG or DOCX, 10&nbsp;MB each.{hint !== undefined && ` ${hint}`}
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={acceptedFiles}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
        aria-invalid={problem !== undefined}
        onChange={({ currentTarget }) => {
          const chosen = Array.from(currentTarget.files ?? [])
          currentTarget.value = ''
          onChoose(chosen)
        }}
      />
      {files.length > 0 && (
        <ul className={css.chosen} aria-label="Chosen files">
          {files.map((file) => (
            <li key={fileKey(file)}>
              {file.name}
              <Button
                variant="quiet"
                icon="close"
                onClick={() => {
                  onRemove(file)
                  input.current?.focus()
                }}
              >
                Remove<span className="visually-hidden"> {file.name}</span>
              </Button>
              {about?.(file)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
