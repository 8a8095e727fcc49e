// Reads the Markdown of pages: a closed part of it, a text for each paragraph. What it does not know, also HTML, is a problem, so that
// nothing is shown otherwise than it was meant. Why no library: src/decisions/own-code/markdown.md.

/** Text within a paragraph. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; text: Inline[] }
  | { kind: 'link'; to: string; text: Inline[] }

export interface Block {
  kind: 'paragraph' | 'item' | 'step' | 'heading'
  text: Inline[]
}

/** Something that cannot be shown as it is written, and what to write. */
export interface Slip {
  message: string
  hint: string
}

interface Read {
  block: Block
  slips: Slip[]
}

const STARTS: readonly (readonly [RegExp, Block['kind']])[] = [
  [/^- +/, 'item'],
  [/^\d+\. +/, 'step'],
  [/^### +/, 'heading'],
]

/** What begins a block that pages do not have. */
const FOREIGN: readonly (readonly [RegExp, string, string])[] = [
  [
    /^#{1,6}( |$)/,
    'a heading of another level',
    'The title is the route’s, each section has its own; smaller headings begin with "### ".',
  ],
  [/^(>|\|)/, 'a quotation or table', 'Write it as a paragraph or as items.'],
  [/^(```|~~~)/, 'a block of code', 'Write it as a paragraph.'],
  [/^([-*_] *){3,}$/, 'a line between paragraphs', 'Begin another section.'],
  [/^[*+] /, 'an item with another sign', 'Write "- " before items.'],
]

/** One paragraph, item, step or smaller heading. */
export function readMarkdown(written: string): Read {
  const slips: Slip[] = []
  const foreign = FOREIGN.find(
    ([sign]) => sign.test(written) && !STARTS.some(([start]) => start.test(written)),
  )
  if (foreign)
    slips.push({ message: `This text is ${foreign[1]}, which pages do not have.`, hint: foreign[2] })
  const [start, kind] = STARTS.find(([sign]) => sign.test(written)) ?? [/^/, 'paragraph' as const]
  const text = written.replace(start, '')
  if (text === '')
    slips.push({ message: 'There is no text after the sign.', hint: 'Write it, or remove the sign.' })
  return { block: { kind, text: inlineOf(text, slips) }, slips }
}

const LINK = /^\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/
/** Words that say nothing where a screen reader lists the links of a page. */
const EMPTY_WORDS = /^(click )?(here|this|link|more|read more|this page)$/i

function inlineOf(text: string, slips: Slip[]): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  const add = (part: Inline) => {
    if (plain !== '') parts.push(plain)
    plain = ''
    parts.push(part)
  }
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const link = LINK.exec(rest)
    const stars = /^\*\*?/.exec(rest)?.[0]
    const end = stars === undefined ? -1 : endOf(text, at + stars.length, stars)
    if (/^\\[\\*[\]<&]/.test(rest)) {
      plain += rest[1]
      at += 2
    } else if (link) {
      const [whole, words = '', to = ''] = link
      const said = words.replace(/[*\\]/g, '').trim()
      if (!/[\p{L}\p{N}]/u.test(said) || EMPTY_WORDS.test(said))
        slips.push({
          message: `The link "${whole}" does not say where it leads, which is all that a screen reader reads of it in a list of links.`,
          hint: 'Write what people find there between [ and ].',
        })
      add({ kind: 'link', to, text: inlineOf(words, slips) })
      at += whole.length
    } else if (stars !== undefined && end >= 0) {
      const inside = text.slice(at + stars.length, end)
      add({ kind: stars === '**' ? 'strong' : 'emphasis', text: inlineOf(inside, slips) })
      at = end + stars.length
    } else {
      const slip = slipAt(rest)
      if (slip) slips.push(slip)
      const step = slip ? (stars?.length ?? 1) : 1
      plain += rest.slice(0, step)
      at += step
    }
  }
  if (plain !== '') parts.push(plain)
  return parts
}

/** The first of a text that pages of text would not show as it is written. */
export function markIn(text: string): string | undefined {
  const slips: Slip[] = []
  const parts = inlineOf(text, slips)
  if (slips.length === 0 && parts.every((part) => typeof part === 'string')) return undefined
  return /\*+|`|\[[^\]]*\]\([^)]*\)?|<[^>]*>?|&[^;]+;|https?:\S*/.exec(text)?.[0]
}

/** Where the same stars end; -1 if they do not, or have nothing between them. */
function endOf(text: string, from: number, stars: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '*') {
      const found = /^\*+/.exec(text.slice(at))![0]
      if (found === stars) return at > from ? at : -1
      at += found.length - 1
    }
  }
  return -1
}

function slipAt(rest: string): Slip | undefined {
  const html = /^<[a-z/!?][^>]*>?/i.exec(rest)?.[0] ?? /^&(#\d+|#x[\da-f]+|[a-z]+);/i.exec(rest)?.[0]
  if (html !== undefined)
    return {
      message: `This text has HTML, "${html}", and pages have none: people would read it as it is written.`,
      hint: 'Write **bold**, *emphasis* or [words](route:id), or the character itself.',
    }
  if (rest.startsWith('!['))
    return {
      message: 'This text has a picture, which pages of text do not have.',
      hint: 'Say in words what it shows.',
    }
  if (/^\[[^\]]*\]\(/.test(rest))
    return {
      message: 'This text has a link whose address is not closed, or has a space or bracket in it.',
      hint: 'Write [words](route:id), [words](link:id) or [words](https://…).',
    }
  if (/^https?:\/\//.test(rest))
    return {
      message: 'This text has an address that is no link, so nobody could follow it.',
      hint: 'Write it as [words](https://…).',
    }
  if (rest.startsWith('*'))
    return {
      message: 'This text has a "*" without its pair, so people would read it as it is written.',
      hint: String.raw`Close it, or write \* for the character itself.`,
    }
  if (rest.startsWith('`'))
    return {
      message: 'This text has a "`", which is for code, and pages have none.',
      hint: 'Use quotation marks.',
    }
  return undefined
}
