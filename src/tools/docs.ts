// portal docs: one readable page about contexts, menus, routes with their guards, flags and claims.
import type { Cover } from '../manifest/cover.ts'
import type { Linked, LinkedItem, LinkedOutcome } from '../manifest/linked.ts'
import { inWords } from '../manifest/people.ts'

/** The page, as Markdown. */
export function docsText(linked: Linked): string {
  const { brand, contexts, menus, routes, guards, flags, claims, vocabulary, legal } = linked
  const who = (cover: Cover) => inWords(cover, vocabulary, legal)
  const lines = [
    `# ${brand.name}: the portal`,
    '',
    '## Navigation contexts',
    '',
    'The first that applies decides the header menu.',
    '',
  ]
  contexts.forEach(({ id, when, shows, note }, i) =>
    lines.push(
      `${i + 1}. **${id}**: ${who(when)} → ${shows.kind === 'menu' ? `menu ${shows.menu}` : `${shows.kind} navigation`}${note === undefined ? '' : `. ${note}`}`,
    ),
  )
  lines.push('', '## Menus', '')
  for (const { id, items } of menus.values())
    lines.push(`### ${id}`, '', ...items.flatMap((item) => entry(item, who, 0)), '')
  lines.push('## Routes', '', '| path | title | screen | guards | who may arrive |', '|---|---|---|---|---|')
  for (const route of routes) {
    const shows = route.shows.kind === 'screen' ? route.shows.screen : outcomes(route.shows.outcomes, who)
    lines.push(
      `| ${route.path} | ${route.title} | ${shows} | ${route.guards.join(', ') || 'none'} | ${who(linked.admits(route.id))} |`,
    )
  }
  lines.push('', '## Guards', '')
  for (const guard of guards.values()) {
    lines.push(
      `- **${guard.id}** ${guard.kind === 'load' ? `loads ${guard.load}` : `lets ${who(guard.require)} pass; otherwise ${outcomes(guard.otherwise, who)}`}${guard.note === undefined ? '' : `. ${guard.note}`}`,
    )
  }
  lines.push(
    '',
    '## Flags',
    '',
    '| flag | owner | default | review by | what it does |',
    '|---|---|---|---|---|',
  )
  for (const [id, flag] of Object.entries(flags))
    lines.push(
      `| ${id} | ${flag.owner} | ${flag.default ? 'on' : 'off'} | ${flag.review} | ${flag.description} |`,
    )
  lines.push('', '## Claims', '', ...claims.map(({ says, source }) => `- ${says} (${source})`))
  return `${lines.join('\n')}\n`
}

function entry(item: LinkedItem, who: (cover: Cover) => string, depth: number): string[] {
  const { target, label, id } = item
  const name = label === '' ? `[${id}]` : label
  const leads =
    target.kind === 'route'
      ? ` → ${target.route}`
      : target.kind === 'link'
        ? ` → ${target.link}`
        : target.kind === 'command'
          ? ` → ${target.command}`
          : ''
  const people = who(item.shown)
  const line = `${'  '.repeat(depth)}- ${name}${leads}${people === 'everybody' ? '' : ` (${people})`}`
  return [
    line,
    ...(target.kind === 'group' ? target.children.flatMap((child) => entry(child, who, depth + 1)) : []),
  ]
}

const outcomes = (all: readonly LinkedOutcome[], who: (cover: Cover) => string): string =>
  all
    .map(({ when, does }) => {
      const to =
        does.kind === 'route'
          ? `go to ${does.route}`
          : does.kind === 'link'
            ? `leave for ${does.link}`
            : does.kind.replace('-', ' ')
      const people = who(when)
      return people === 'everybody' ? to : `${people} ${to}`
    })
    .join('; ')
