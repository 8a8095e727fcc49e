// Resolves the files of config/pages/: reads their text, finds what their links lead to, and who reads each section.
import type { RequestPage } from '#base/requests/request-page.ts'
import type { Cover } from '../conditions/cover.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { PageContents, PageTarget, PageText, TextPageSection } from '../page-contents.ts'
import { paramNames } from '../paths.ts'
import { listInWords, routesOf } from '../pages/list-in-words.ts'
import { checkList, listToShow } from '../pages/list-page.ts'
import { requestPageProblems } from '../pages/request-page.ts'
import type { Problem, SourcePosition } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { readMarkdown, type Block, type Inline } from '../read/markdown.ts'
import { pagesIn } from '../read/page-files.ts'
import type { BrandFile, ListPageFile, RequestPageFile, TextPageFile } from '../read/types.gen.ts'
import type { Scope } from './scope.ts'

/** A piece of a page that has a position: a section, with the people who read it unless everybody does. */
export interface ResolvedSection {
  id: string
  heading: string
  /** As written. */
  texts: readonly string[]
  /** What people see or can do, as a verb, where that is no text: "sees the columns …". */
  does?: string
  when?: Cover
  note?: string | undefined
  position: SourcePosition
}

export interface ResolvedPage {
  id: string
  contents: PageContents
  sections: ResolvedSection[]
  /** Routes that it links to, in the order in which they are named. */
  links: string[]
  /** Of a page of text. */
  reviewedOn?: string
  sources: readonly { says: string; at: string }[]
  position: SourcePosition
}

/** All pages, by the names of their files. */
export const resolvePages = (
  files: readonly ConfigFile[],
  scopeOf: (file: ConfigFile) => Scope,
  brand: BrandFile,
  problems: Problem[],
): ReadonlyMap<string, ResolvedPage> =>
  new Map(
    pagesIn(files).map(({ id, kind, file }) => {
      const scope = scopeOf(file)
      if (kind === 'text') return [id, resolveText(id, scope, brand)]
      if (kind === 'list') return [id, resolveList(id, scope)]
      problems.push(...requestPageProblems(file))
      return [id, resolveRequest(id, scope)]
    }),
  )

/** What somebody reads who fills it in: each step with its questions, and what is said before it is sent. */
function resolveRequest(id: string, scope: Scope): ResolvedPage {
  const { steps, before, next, send } = scope.file.value as RequestPageFile
  return {
    id,
    // Its problems say where a question is not of its kind.
    contents: scope.file.value as RequestPage,
    sections: [
      ...steps.map(({ heading, questions }, i) => ({
        id: `step-${i + 1}`,
        heading,
        texts: questions.flatMap(textsOf),
        position: scope.position(`/steps/${i}`),
      })),
      {
        id: 'what-follows',
        heading: send,
        texts: [before, next].filter((text) => text !== undefined),
        position: scope.position('/next'),
      },
    ],
    links: [],
    sources: [],
    position: scope.position(''),
  }
}

const textsOf = ({
  label,
  hint,
  options = [],
}: RequestPageFile['steps'][number]['questions'][number]): string[] => [
  label,
  ...(hint === undefined ? [] : [hint]),
  ...options.map((option) => option.label),
]

/** What somebody sees of each row, and what they can do with the rows. */
function resolveList(id: string, scope: Scope): ResolvedPage {
  const page = scope.file.value as ListPageFile
  checkList(page, scope)
  return {
    id,
    contents: listToShow(page),
    sections: listInWords(page).map(({ pointer, when, ...section }) => ({
      ...section,
      ...(when !== undefined && { when: scope.peopleWhoMeet(when, `${pointer}/when`) }),
      ...{ heading: '', texts: [], position: scope.position(pointer) },
    })),
    links: routesOf(page),
    sources: [],
    position: scope.position(''),
  }
}

function resolveText(id: string, scope: Scope, brand: BrandFile): ResolvedPage {
  const written = scope.file.value as TextPageFile
  const ids = written.sections.map((section) => section.id)
  for (const [i, section] of ids.entries())
    if (ids.indexOf(section) < i)
      scope.report(
        `/sections/${i}/id`,
        'duplicate',
        `Two sections are called "${section}", so a link could not say which of them is meant.`,
        'Rename one.',
      )
  const links = new Set<string>()
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
    if (target?.kind === 'route') links.add(target.to)
    return target ? [{ ...target, text }] : text
  }
  const introduction = written.introduction
  return {
    id,
    contents: {
      kind: 'text',
      ...(introduction === undefined ? {} : { introduction: read(introduction, '/introduction').text }),
      ...(written.contents === true ? { contents: true } : {}),
      reviewedOn: written['reviewed-on'],
      sections: written.sections.map((section, i): TextPageSection => ({
        id: section.id,
        heading: section.heading,
        ...(section.when === undefined ? {} : { isPart: true }),
        blocks: blocksOf(section.text.map((text, j) => read(text, `/sections/${i}/text/${j}`))),
      })),
    },
    sections: written.sections.map((section, i) => ({
      id: section.id,
      heading: section.heading,
      texts: section.text,
      ...(section.when === undefined
        ? {}
        : { when: scope.peopleWhoMeet(section.when, `/sections/${i}/when`) }),
      note: section.note,
      position: scope.position(`/sections/${i}`),
    })),
    links: [...links],
    reviewedOn: written['reviewed-on'],
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
  if (kind === 'route:') return routeOf(name, scope, pointer)
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

function routeOf(name: string, scope: Scope, pointer: string): PageTarget | undefined {
  if (!scope.requireName('route', name, pointer)) return undefined
  const missing = paramNames(scope.names.paths.get(name) ?? '')
  if (missing.length === 0) return { kind: 'route', to: name }
  scope.report(
    pointer,
    'missing-parameter',
    `A page cannot link to the route "${name}": its path needs ${missing.map((each) => `"${each}"`).join(' and ')}, which no page of text knows.`,
    'Link to the page that leads there.',
  )
  return undefined
}
