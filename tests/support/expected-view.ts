// What a person is expected to see, from the accepted files in tests/menus/.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfigFolder } from '#tools/config-folder.ts'
import { root } from './root.ts'

/** Lines below these headings of tests/menus/<persona>.txt, one heading inside the other, without their indentation. */
export const expectedView = (persona: string, ...headings: string[]): string[] =>
  viewOf('tests/menus', persona, headings)

/** The same of the views in this folder. */
export function viewOf(folder: string, persona: string, headings: readonly string[]): string[] {
  const text = readFileSync(join(root, folder, `${persona}.txt`), 'utf8')
  return headings.reduce(
    (lines, heading) => below(lines, heading, `${folder}/${persona}`),
    text.trimEnd().split('\n'),
  )
}

/** A line of a menu as it is drawn: buttons without what they do. */
export const menuLine = (line: string): string => line.replace(/ → command .*| \[username\]$/, '')

interface Menu {
  situation?: string
  area?: string
  /** Lines drawn for each content list. */
  lists?: Record<string, readonly string[]>
}

/** The header menu of a person in the words of `portal.menu()`. */
export const expectedMenu = (
  persona: string,
  { situation = 'own-account', area = 'default', lists = {} }: Menu = {},
): string[] =>
  expectedView(persona, `situation ${situation}`, `area ${area}`, 'header menu').flatMap((line) => {
    const [, indent = '', list = ''] = /^( *)each of (\S+) → /.exec(line) ?? []
    return lists[list]?.map((drawn) => indent + drawn) ?? menuLine(line)
  })

/** The top level of a list of lines. */
export const topLevel = (lines: readonly string[]): string[] => lines.filter((line) => !line.startsWith(' '))

/** The words of entries, without their number and where they lead. */
export const labels = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/( \(\d+\+?\))?( → .*)?$/, ''))

/** The title of a page, from its route. */
export function titleOf(route: string): string {
  for (const { file, text } of readConfigFolder(join(root, 'config'))) {
    const title = file.startsWith('config/routes/') ? findTitle(JSON.parse(text), route) : undefined
    if (title !== undefined) return title
  }
  throw new Error(`There is no route "${route}"`)
}

/** The title of a booking card. */
export function cardTitle(id: string): string {
  const { cards } = JSON.parse(readFileSync(join(root, 'config/cards.json'), 'utf8')) as {
    cards: Record<string, { title: string }>
  }
  return cards[id]!.title
}

interface RouteGroup {
  id?: string
  title?: string
  routes?: RouteGroup[]
}

const findTitle = ({ id, title, routes = [] }: RouteGroup, route: string): string | undefined =>
  id === route ? title : routes.map((each) => findTitle(each, route)).find((found) => found !== undefined)

function below(lines: readonly string[], heading: string, file: string): string[] {
  const start = lines.findIndex((line) => line === heading || line.startsWith(`${heading}: `))
  if (start === -1) throw new Error(`${file}.txt has no "${heading}" there`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => !line.startsWith('  '))
  return rest.slice(0, end === -1 ? undefined : end).map((line) => line.slice(2))
}
