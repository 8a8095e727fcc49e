// Names of files that every system takes. Pure.

/** Without folders, what nobody can see, line breaks and what Windows refuses. */
export function safeFileName(name: string): string {
  const safe = name.replace(/[\s\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu, ' ').replace(/^[. ]+|[. ]+$/g, '')
  return safe === '' ? 'Document' : safe
}
