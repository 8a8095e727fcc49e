// Names of files that people save.

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

/** Without folders, control characters and what Windows refuses. */
function safeFileName(name: string): string {
  const safe = name
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return safe === '' ? 'Document' : safe
}
