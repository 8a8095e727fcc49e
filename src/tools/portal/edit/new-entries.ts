// New entries and contexts: their questions and edits.
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { add, optional, some, when, type Addition } from './addition.ts'
import { ID, IN, LINK, mustBe, named, namedOne, people, WHEN } from './asked.ts'
import { placeInList } from './places.ts'
import { whenOf } from './when-text.ts'

/** An entry at the end of this list. */
export function addEntry(resolved: Resolved, list: string, entry: Record<string, Json>): FileEdits {
  const { file, path, isNew } = placeInList(resolved, list)
  return add(file, path, isNew ? [entry] : entry)
}

const isNewLink = ({ links }: Resolved, link: string) => link !== '' && !Object.hasOwn(links, link)

export const item: Addition = {
  makes: 'An entry of a menu, a link in the footer, or an action of a card or dialog',
  questions: [
    ID,
    IN,
    namedOne('route', {
      ...{ name: 'to', asks: 'To which route, if to no link and no command?', otherwise: '' },
    }),
    LINK,
    optional('command', 'Or which command?'),
    optional('label', 'Its label, if not the title of where it leads?'),
    WHEN,
  ],
  edits: (resolved, { id = '', in: menu = '', to = '', link = '', command = '', label = '', when: who }) => {
    const isNew = isNewLink(resolved, link)
    // Without a label, a word that is no link is a slip.
    if (isNew && label === '') mustBe(resolved, 'link', link)
    const entry = some({ id, label: isNew ? '' : label, to, link, command, ...when(who, resolved) })
    return [
      ...(isNew ? [add('config/links.json', `/links/${link}`, { label })] : []),
      addEntry(resolved, menu, entry),
    ]
  },
  says: (resolved, { link = '', label = '' }) =>
    isNewLink(resolved, link)
      ? [
          `link ${link} is new, “${label}” in config/links.json. Its address goes into settings.json of each installation:`,
          `  "links": { "${link}": "https://…" }`,
          '  The sandbox has one; `portal doctor --settings <file>` names those that an installation lacks.',
        ]
      : [],
  claimed: ({ id, in: menu }) => ({ shown: [`${menu}/${id}`] }),
}

export const context: Addition = {
  makes: 'A context: which menu some people get',
  questions: [
    ID,
    people('when', 'For whom and where'),
    { ...named('menu', 'menu', 'Which menu it shows'), otherwise: '' },
    { name: 'navigation', asks: 'Or no menu: empty or none?', otherwise: '' },
    optional('before', 'Before which context? (none: before the first wider one)'),
  ],
  edits: (resolved, { id = '', when: who = '', menu = '', navigation = '', before = '' }) => {
    const index = before === '' ? undefined : resolved.contexts.findIndex((each) => each.id === before)
    if (index === -1) throw new EditError(`No context is called "${before}".`)
    const value = some({ id, when: whenOf(who, resolved), menu, navigation })
    return [add('config/contexts.json', `/contexts/${index ?? '-'}`, value)]
  },
  claimed: ({ id = '' }) => ({ context: id }),
}
