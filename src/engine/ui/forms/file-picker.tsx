// Choosing files. Only their names, types and sizes go with the form.
import { useRef } from 'react'
import {
  acceptedFiles,
  addFiles,
  describeFile,
  fileKey,
  FILES_MOST,
  type AttachedFile,
} from '#base/files/attached-files.ts'
import { Button } from '../button.tsx'
import prose from '../prose.module.css'
import css from './file-picker.module.css'

interface FilePickerProps {
  id: string
  label: string
  /** Said after which files may be chosen. */
  hint?: string
  files: readonly AttachedFile[]
  onChange: (files: AttachedFile[]) => void
  problem: string | undefined
}

export function FilePicker({ id, label, hint, files, onChange, problem }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.files}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={prose.quiet}>
        Up to {FILES_MOST} files: PDF, JPG, PNG or DOCX, 10 MB each.{hint !== undefined && ` ${hint}`}
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
          const described = Promise.all(Array.from(currentTarget.files ?? [], describeFile))
          currentTarget.value = ''
          void described.then((more) => onChange(addFiles(files, more)))
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
                  onChange(files.filter((other) => other !== file))
                  input.current?.focus()
                }}
              >
                Remove<span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
