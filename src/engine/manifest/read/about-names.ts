// Says what each name means, as an editor shows it with a completion and on hover: title, path or label.
import { paramNames } from '../paths.ts'
import type { ConfigFile } from './config-file.ts'
import type { EntryNames, Loose } from './entry-names.ts'

export function aboutNames(
  files: readonly ConfigFile[],
  routes: readonly Loose[],
  entries: EntryNames,
): Record<string, Record<string, string>> {
  const pick = (file: string, key: string) =>
    (files.find((each) => each.file === `config/${file}.json`)?.value as Loose | undefined)?.[key]
  const byKey = (file: string, key: string, say: (value: Loose) => string) =>
    Object.fromEntries(
      Object.entries((pick(file, key) ?? {}) as Record<string, Loose>).map(([id, value]) => [id, say(value)]),
    )
  const byId = (list: unknown, say: (value: Loose) => string) =>
    Object.fromEntries(
      (Array.isArray(list) ? (list as Loose[]) : []).map((value) => [String(value.id), say(value)]),
    )
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const screens = routes.filter(({ screen }) => typeof screen === 'string')
  return {
    route: byId(routes, ({ title, path }) => `“${text(title)}” at ${text(path)}`),
    screen: Object.fromEntries(
      [...Map.groupBy(screens, ({ screen }) => text(screen))].map(([screen, all]) => [
        screen,
        `“${text(all[0]!.title)}”, src/portal/screens/${screen}.screen.tsx`,
      ]),
    ),
    page: Object.fromEntries(
      routes.flatMap(({ page, title }) =>
        typeof page === 'string' ? [[page, `“${text(title)}”, config/pages/${page}.json`]] : [],
      ),
    ),
    param: Object.fromEntries(
      routes
        .flatMap(({ path }) => paramNames(text(path)).map((name) => [name, `in ${text(path)}`]))
        .toReversed(),
    ),
    guard: byKey(
      'guards',
      'guards',
      ({ note, require, load }) =>
        text(note) || (load === undefined ? `lets pass: ${JSON.stringify(require)}` : `loads ${text(load)}`),
    ),
    menu: Object.fromEntries([...entries.used].filter(([id]) => !id.includes('/'))),
    used: Object.fromEntries(entries.used),
    entry: Object.fromEntries(entries.labels),
    context: byId(pick('contexts', 'contexts'), ({ menu, navigation, note }) =>
      [menu === undefined ? `navigation ${text(navigation)}` : `menu ${text(menu)}`, text(note)]
        .filter(Boolean)
        .join('. '),
    ),
    link: byKey('links', 'links', ({ label }) => `“${text(label)}”`),
    flag: byKey('flags', 'flags', ({ description }) => text(description)),
    badge: byKey('badges', 'badges', ({ other }) => `“${text(other)}”`),
    card: byKey('cards', 'cards', ({ title }) => `“${text(title)}”`),
    limit: byKey('limits', 'limits', ({ value, unit, note }) =>
      `${String(value)} ${text(unit)}. ${text(note)}`.trim(),
    ),
    person: byId(pick('personas', 'people'), ({ name }) => text(name)),
    condition: byKey('facts', 'conditions', ({ note }) => text(note)),
  }
}
