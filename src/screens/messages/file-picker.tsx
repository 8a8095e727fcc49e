// Choosing files for a message. Only their names, types and sizes go with it.
import { useRef } from 'react'
import type { NewAttachment } from '#api/message-writing.ts'
import { Button } from '#ui/button.tsx'
import { acceptedFiles, addFiles, describeFile, fileKey, FILES_MOST } from './message-form.ts'
import css from './message-form.module.css'

interface FilePickerProps {
  id: string
  files: readonly NewAttachment[]
  onChange: (files: NewAttachment[]) => void
  problem: string | undefined
}

export function FilePicker({ id, files, onChange, problem }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.files}>
      <label htmlFor={id} className={css.label}>
        Attachments (optional)
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        Up to {FILES_MOST} files: PDF, JPG, PNG or DOCX, 10 MB each. A draft does not keep them.
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
        onChange={(event) => {
          onChange(addFiles(files, Array.from(event.currentTarget.files ?? [], describeFile)))
          event.currentTarget.value = ''
        }}
      />
      {files.length > 0 && (
        <ul className={css.chosen} aria-label="Chosen files">
          {files.map((file) => (
            <li key={fileKey(file)}>
              {file.name}
              <Button
                look="quiet"
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
