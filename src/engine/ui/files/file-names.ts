// Names of files that people save.
import { safeFileName } from '#base/files/file-kind.ts'

/** Names that every system takes, each once: "Note.pdf", "Note (2).pdf". */
export function distinctFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = safeFileName(name)
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(safe)!
    let distinct = safe
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1)
      distinct = `${stem} (${count})${ending}`
    taken.add(distinct.toLowerCase())
    return distinct
  })
}
