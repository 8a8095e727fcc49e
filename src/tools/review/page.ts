// The review as one self-contained page: no script, nothing from elsewhere.
import { readFileSync } from 'node:fs'
import { NO_EFFECT, type Section } from '../portal/diff.ts'
import { colourDeclarations } from '../tokens.ts'
import type { Affected } from './screenshots.ts'
import { WIDTHS, type Shot, type WidthName } from './photographer.ts'

const COLOURS = colourDeclarations('paper', 'card', 'hairline', 'ink', 'quiet', 'pine', 'gain', 'loss')

/** Before and after at one width: pictures around what differs, or why there are none. */
export type Pair =
  | { kind: 'differs'; before: Buffer; after: Buffer }
  | { kind: 'same' }
  | { kind: 'problem'; before: Shot; after: Shot }
/** One place, by width. */
export type Pairs = Record<WidthName, Pair>

/** How many pictures the page has of it. */
export const pictures = ({ kind }: Pair): number => (kind === 'differs' ? 2 : 0)

export interface Review {
  /** What it is compared with, as asked for, and which commit that is. */
  base: string
  commit?: string | undefined
  /** YYYY-MM-DD */
  made: string
  effect: readonly Section[]
  declared?: Section | undefined
  /** Files outside config/ that changed too. */
  otherFiles: readonly string[]
  people: readonly (Affected & { pairs: readonly Pairs[] })[]
  /** What changes and is nowhere to be seen, in words. */
  unseen: readonly string[]
  /** Who sees the same change as somebody before them: "Bo Moss: Start page, menu (as Amelia Hart)". */
  alike: readonly string[]
  /** Affected personas who were not photographed, because others were asked for. */
  notAskedFor: readonly string[]
}

export function reviewPage(review: Review): string {
  const { base, commit, made, effect, declared, people, unseen, alike, notAskedFor } = review
  const css = `:root{${COLOURS}}${readFileSync(new URL('review.css', import.meta.url), 'utf8')}`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Portal review against ${escape(base)}</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>What changes, and for whom</h1>
<p class="quiet">Compared with ${escape(base)}${commit === undefined ? '' : ` (${escape(commit)})`}, made on ${escape(dayText(made))}.</p>
</header>
<main>
<section aria-labelledby="effect">
<h2 id="effect">Effect</h2>
${effect.length === 0 ? `<p>${NO_EFFECT}</p>` : effect.map(sectionHtml).join('\n')}
</section>
<section aria-labelledby="declared">
<h2 id="declared">Declared</h2>
${declared ? list(declared) : '<p>No manifest declares anything else than before.</p>'}
${codeNote(review)}
</section>
<section aria-labelledby="looks">
<h2 id="looks">Before and after</h2>
${people.length === 0 ? `<p>${nothing(review)}</p>` : jumps(people)}
${unseen.length === 0 ? '' : details('Not to be seen in a picture', unseen)}
${notAskedFor.length === 0 ? '' : `<p class="note">Affected too, and left out of the screenshots as asked: ${escape(notAskedFor.join(', '))}.</p>`}
${people.map(personHtml).join('\n')}
${alike.length === 0 ? '' : details('Sees the same change as somebody above', alike)}
</section>
</main>
</body>
</html>
`
}

const nothing = ({ unseen }: Review): string =>
  unseen.length > 0
    ? 'Nothing of this can be seen on a page.'
    : 'No persona is affected, so there is nothing to look at.'

const details = (summary: string, lines: readonly string[]): string => `<details class="note">
<summary>${escape(summary)}</summary>
<ul>
${lines.map((line) => `<li>${escape(line)}</li>`).join('\n')}
</ul>
</details>`

/** What the screenshots show in addition to the manifests. */
function codeNote({ otherFiles: files, people, commit }: Review): string {
  if (commit === undefined)
    return '<p class="note">The base is a folder of manifests: both sides are drawn by the same code.</p>'
  if (files.length === 0) return ''
  return `<div class="note">
<p>Besides the manifests, ${files.length === 1 ? 'one file' : `${files.length} files`} of the portal changed. The effect in words is that of the manifests alone;${people.length > 0 ? ' the screenshots show each side with its own code, so they may differ for that reason too. Both use the packages that are installed now.' : ' what the code changes is not told here.'}</p>
<details>
<summary>${files.length === 1 ? 'The file' : 'The files'}</summary>
<ul>
${files.map((file) => `<li><code>${escape(file)}</code></li>`).join('\n')}
</ul>
</details>
</div>`
}

const sectionHtml = (section: Section): string => `<div class="people">
<h3>${escape(section.heading)}</h3>
${section.scope === undefined ? '' : `<p class="quiet">${escape(section.scope)}</p>`}
${list(section)}
</div>`

const IN_SENTENCE = { '+': { of: 'gains', word: 'Gained' }, '−': { of: 'loses', word: 'Lost' } } as const

const list = ({ lines }: Section): string =>
  `<ul${lines.some(({ sign }) => sign) ? ' class="signed"' : ''}>
${lines
  .map(({ sign, text }) =>
    sign === undefined
      ? `<li>${escape(text)}</li>`
      : `<li class="${IN_SENTENCE[sign].of}"><span class="sign" aria-hidden="true">${sign}</span><span class="visually-hidden">${IN_SENTENCE[sign].word}: </span>${escape(text)}</li>`,
  )
  .join('\n')}
</ul>`

const jumps = (people: Review['people']): string => `<nav aria-label="Personas">
<ul class="jump">
${people.map(({ persona }) => `<li><a href="#${escape(persona.id)}">${escape(persona.name)}</a></li>`).join('\n')}
</ul>
</nav>`

function personHtml({ persona, situation, others, looks, more, pairs }: Review['people'][number]): string {
  const where = persona.platform === 'pwa' ? ', in the installed app' : ''
  return `<section aria-labelledby="${escape(persona.id)}">
<h3 id="${escape(persona.id)}">${escape(persona.name)}</h3>
<p class="quiet">${escape(persona.about)} (${escape(persona.id)}/${escape(situation.id)})${where}.${
    others.length === 0 ? '' : ` Affected also in: ${escape(others.join(', '))}.`
  }${more.length === 0 ? '' : ` Not photographed: ${escape(more.join('; '))}.`}</p>
${looks
  .map(
    ({ title }, i) => `<h4>${escape(title)}</h4>
${WIDTHS.map(({ name, width }) =>
  pairHtml(name, `${persona.name}, ${title}, ${name}`, `${name}, ${width} pixels wide`, pairs[i]![name]),
).join('\n')}`,
  )
  .join('\n')}
</section>`
}

function pairHtml(name: string, alt: string, place: string, pair: Pair): string {
  if (pair.kind === 'same') return `<p class="note">The same before and after: ${escape(place)}.</p>`
  const [before, after] =
    pair.kind === 'differs' ? [{ picture: pair.before }, { picture: pair.after }] : [pair.before, pair.after]
  return `<div class="pair ${name}">
${figure(`${alt}, before`, `Before: ${place}`, before)}
${figure(`${alt}, after`, `After: ${place}`, after)}
</div>`
}

const figure = (alt: string, caption: string, shot: Shot): string => `<figure>
<figcaption>${escape(caption)}</figcaption>
${
  'problem' in shot
    ? `<p class="note">No screenshot. ${escape(shot.problem)}</p>`
    : `<img alt="${escape(alt)}" src="data:image/${isPng(shot.picture) ? 'png' : 'jpeg'};base64,${shot.picture.toString('base64')}">`
}
</figure>`

/** One side alone is as it was taken; what is cropped is a JPEG. */
const isPng = (picture: Buffer): boolean => picture[0] === 0x89

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
