// Portals of any size: the shipped manifests with more flags, guards, routes and menu entries in proportion.
import type { ConfigText } from '#manifest/read/config-file.ts'

interface Item {
  id: string
  label: string
  to?: string
  when?: object
  children?: Item[]
}

/** The manifests with about this many entries more; `rename` gives one entry another label, for a difference. */
export function enlarge(texts: readonly ConfigText[], entries: number, rename = false): ConfigText[] {
  const flagCount = Math.max(1, entries / 100)
  const flagOf = (i: number) => `synthetic-${Math.floor(i / 100)}`
  const all = Array.from({ length: entries }, (_, i) => i)
  const flags = Object.fromEntries(
    Array.from({ length: flagCount }, (_, i) => [
      `synthetic-${i}`,
      {
        default: false,
        follows: 'active-user',
        owner: 'Bench',
        review: '2099-01-01',
        description: `Synthetic flag ${i}`,
      },
    ]),
  )
  const guards = Object.fromEntries(
    Object.keys(flags).map((flag) => [
      `${flag}-on`,
      { require: { [`flag.${flag}`]: true }, otherwise: [{ route: 'account-dashboard' }] },
    ]),
  )
  const routes = all.map((i) => ({
    id: `synthetic-route-${i}`,
    path: `/synthetic/${i}`,
    title: `Synthetic page ${i}`,
    screen: 'public/not-found',
    area: 'default',
    // The first of each group stays, so that no group is ever empty.
    guards: ['signed-in', 'not-shared', ...(i % 10 === 0 ? [] : [`${flagOf(i)}-on`])],
  }))
  const groups = Array.from({ length: entries / 10 }, (_, g): Item => ({
    id: `synthetic-group-${g}`,
    label: `Group ${g}`,
    children: all.slice(g * 10, g * 10 + 10).map((i) => ({
      id: `synthetic-${i}`,
      label: rename && i === 5 ? 'Another name' : `Entry ${i}`,
      to: `synthetic-route-${i}`,
      ...(i % 10 !== 0 && i % 3 === 0 ? { when: { 'has-children': true } } : {}),
    })),
  }))
  return [
    ...texts.map(({ file, text }) => {
      const add = additions[file]
      return add
        ? { file, text: JSON.stringify(add(JSON.parse(text) as never, { flags, guards, groups })) }
        : { file, text }
    }),
    {
      file: 'config/routes/synthetic.json',
      text: JSON.stringify({ $schema: '../../schemas/routes.schema.json', routes }),
    },
  ]
}

interface More {
  flags: object
  guards: object
  groups: Item[]
}

const additions: Record<string, (file: never, more: More) => object> = {
  'config/flags.json': (file: { flags: object }, { flags }) => ({
    ...file,
    flags: { ...file.flags, ...flags },
  }),
  'config/guards.json': (file: { guards: object }, { guards }) => ({
    ...file,
    guards: { ...file.guards, ...guards },
  }),
  'config/menus/client.json': (file: { items: object[] }, { groups }) => ({
    ...file,
    items: [...file.items, ...groups],
  }),
}
