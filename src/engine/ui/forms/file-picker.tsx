// Choosing files. Only their names, types and sizes go with the form.
import { addFiles, describeFile, type AttachedFile } from '#base/files/attached-files.ts'
import { FilesField } from './files-field.tsx'

interface FilePickerProps {
  id: string
  label: string
  /** Said after which files may be chosen. */
  hint?: string
  files: readonly AttachedFile[]
  onChange: (files: AttachedFile[]) => void
  problem: string | undefined
}

/** Chooses files: their names, types and sizes. */
export const FilePicker = ({ onChange, ...field }: FilePickerProps) => (
  <FilesField
    {...field}
    onChoose={(chosen) =>
      void Promise.all(chosen.map(describeFile)).then((more) => onChange(addFiles(field.files, more)))
    }
    onRemove={(file) => onChange(field.files.filter((other) => other !== file))}
  />
)
