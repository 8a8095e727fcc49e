// A page of the kind "text": its Markdown is read, and each link found a place to lead to.
import { didYouMean } from '../../conditions/condition.ts'
import type { PageTarget, PageText, TextPageSection } from '../../page-contents.ts'
import { markIn, readMarkdown, type Block, type Inline } from '../../read/markdown.ts'
import { repeatedIn } from '../../read/repeated.ts'
import type { BrandFile, TextPageFile } from '../../read/types.gen.ts'
import type { Scope } from '../scope.ts'
import { examplesFor } from './page-examples.ts'
import { pageRouteOf } from './page-route-of.ts'
import { partsFor } from './page-parts-for.ts'
import type { ResolvedPage, WrittenLink } from './resolved-page.ts'

export function resolveText(id: string, scope: Scope, brand: BrandFile): ResolvedPage {
  const written = scope.file.value as TextPageFile
  const ids = written.sections.map((section) => section.id)
  const headings = written.sections.map((section) => section.heading)
  for (const i of repeatedIn(ids))
    scope.report(
      `/sections/${i}/id`,
      'duplicate',
      `Two sections are called "${ids[i]}", so a link could not say which of them is meant.`,
      'Rename one.',
    )
  for (const i of repeatedIn(headings))
    scope.report(
      `/sections/${i}/heading`,
      'duplicate',
      `Two sections have the heading “${headings[i]}”, so nobody could tell them apart in the contents.`,
      'Rename one.',
    )
  for (const [i, heading] of headings.entries()) {
    const sign = markIn(heading)
    if (sign !== undefined)
      scope.report(
        `/sections/${i}/heading`,
        'page-text',
        `People would read “${sign}” as it is written: a heading has plain text.`,
        'Write it in words.',
      )
  }
  const writtenLinks: WrittenLink[] = []
  const read = (text: string, pointer: string): { kind: Block['kind']; text: PageText[] } => {
    const { block, slips } = readMarkdown(text)
    for (const { message, hint } of slips) scope.report(pointer, 'page-text', message, hint)
    return { ...block, text: block.text.flatMap((part) => shown(part, pointer)) }
  }
  const shown = (part: Inline, pointer: string): PageText[] => {
    if (typeof part === 'string') return filledIn(part, brand)
    const text = part.text.flatMap((each) => shown(each, pointer))
    if (part.kind !== 'link') return [{ kind: part.kind, text }]
    const target = targetOf(part.to, ids, scope, pointer)
    if (target?.kind === 'section') scope.recordReference('section', `${id}/${target.to}`, pointer)
    const from = written.sections[Number(/^\/sections\/(\d+)/.exec(pointer)?.[1])]?.id
    if (target?.kind === 'route' || target?.kind === 'section')
      writtenLinks.push({ kind: target.kind, to: target.to, from, position: scope.position(pointer) })
    return target ? [{ ...target, text }] : text
  }
  for (const [i, { id: from, to }] of written.sections.entries()) {
    const pointer = `/sections/${i}/to`
    if (to !== undefined && pageRouteOf(to, scope, pointer))
      writtenLinks.push({ kind: 'route', to, from, position: scope.position(pointer) })
  }
  const introduction = written.introduction
  return {
    id,
    contents: {
      kind: 'text',
      ...(introduction === undefined ? {} : { introduction: read(introduction, '/introduction').text }),
      ...(written.contents === true ? { contents: true } : {}),
      ...(written.requests === true ? { requests: true } : {}),
      reviewedOn: written['reviewed-on'],
      sections: written.sections.map((section, i): TextPageSection => ({
        id: section.id,
        heading: section.heading,
        ...(section.when === undefined ? {} : { isPart: true }),
        ...(section.to === undefined ? {} : { to: section.to }),
        ...(section.as === undefined ? {} : { as: section.as }),
        ...(section.figures === undefined ? {} : { figures: section.figures }),
        blocks: blocksOf(section.text.map((text, j) => read(text, `/sections/${i}/text/${j}`))),
      })),
    },
    parts: partsFor(scope),
    links: [...new Set(writtenLinks.flatMap(({ kind, to }) => (kind === 'route' ? [to] : [])))],
    writtenLinks,
    reviewedOn: written['reviewed-on'],
    examples: examplesFor(id, 'section', scope),
    sources: written.sources ?? [],
    position: scope.position(''),
  }
}

/** Items and steps that follow one another are one list. */
function blocksOf(read: readonly { kind: Block['kind']; text: PageText[] }[]): TextPageSection['blocks'] {
  const blocks: TextPageSection['blocks'] = []
  for (const { kind, text } of read) {
    const list = kind === 'item' ? 'items' : kind === 'step' ? 'steps' : undefined
    const last = blocks.at(-1)
    if (list !== undefined && last?.kind === list) last.texts.push(text)
    else blocks.push({ kind: list ?? (kind as 'paragraph' | 'heading'), texts: [text] })
  }
  return blocks
}

/** The firm's placeholders; telephone number and email address are links. An unknown one is a problem of the file. */
const filledIn = (text: string, brand: BrandFile): PageText[] =>
  text.split(/(\{[a-z-]+\})/).flatMap((part): PageText[] => {
    if (part === '') return []
    if (part === '{phone}' || part === '{email}') return [{ kind: part === '{phone}' ? 'phone' : 'email' }]
    if (part === '{name}') return [brand.name]
    return [part === '{phone-hours}' ? brand['phone-hours'] : part]
  })

/** Where a link leads; reports one that leads nowhere. */
function targetOf(
  written: string,
  sections: readonly string[],
  scope: Scope,
  pointer: string,
): PageTarget | undefined {
  const [, kind = '', name = ''] = /^(route:|link:|#)(.*)$/.exec(written) ?? []
  if (kind === 'route:') return pageRouteOf(name, scope, pointer)
  if (kind === 'link:')
    return scope.requireName('link', name, pointer) ? { kind: 'link', to: name } : undefined
  if (kind === '#') {
    if (sections.includes(name)) return { kind: 'section', to: name }
    scope.report(
      pointer,
      'unknown-name',
      `This page has no section "${name}", so the link would lead nowhere.`,
      didYouMean(name, sections) ?? `Its sections: ${sections.join(', ')}.`,
    )
    return undefined
  }
  if (/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(written)) return { kind: 'address', to: written }
  scope.report(
    pointer,
    'page-text',
    /^http:/i.test(written)
      ? `The link to ${written} is not encrypted, so others could read or change what people see there.`
      : `The link to "${written}" is none that a page may have.`,
    written.startsWith('/')
      ? 'Write route: and the id of the route, so that it follows when its address changes.'
      : 'Write route: or link: with an id, # with a section of this page, or an address that begins with https://.',
  )
  return undefined
}
