// The start of a message as the inbox shows it.

const GREETING = /^(?:dear|hello|hi|good (?:morning|afternoon|evening))\b[^,!.\n]{0,80}[,!.\n]\s*/i

/** The message's own first words: no greeting, no name of the author below it, no line breaks, cut between words. */
export function messagePreview(body: string, author: string, most = 140): string {
  const whole = body.trim()
  const signed = author !== '' && /\s/.test(whole.at(-author.length - 1) ?? '') && whole.endsWith(author)
  const trimmed = signed ? whole.slice(0, -author.length).trim() : whole
  const own = trimmed.replace(GREETING, '') || trimmed
  const text = own.replace(/\s+/g, ' ').trim()
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const cut = text[most - 1] === ' ' ? start : start.slice(0, Math.max(start.lastIndexOf(' '), 0))
  return `${(cut === '' ? start : cut).replace(/[\s,;:.–—-]+$/, '')}…`
}
