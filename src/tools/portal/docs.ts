// portal docs: one readable page about contexts, menus, routes with their guards, flags, what the portal adds, and claims.
import type { Cover } from '#manifest/conditions/cover.ts'
import { datesInWords } from '#manifest/flag-dates.ts'
import { inWords } from '#manifest/conditions/in-words.ts'
import type { Linked, LinkedOutcome } from '#manifest/link/linked.ts'
import { targetRoute } from '#manifest/prove/links.ts'
import { entriesOf, type Entry } from '#manifest/surfaces/entries.ts'

/** The page, as Markdown. */
export function docsText(linked: Linked): string {
  const { brand, contexts, menus, routes, guards, flags, extensions, claims, vocabulary, possible } = linked
  const who = (cover: Cover) => inWords(cover, vocabulary, possible)
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
      `${i + 1}. **${id}**: ${who(when)} → ${shows.kind === 'menu' ? `menu ${shows.menu}` : shows.kind === 'empty' ? 'empty navigation' : 'no navigation'}${note === undefined ? '' : `. ${note}`}`,
    ),
  )
  lines.push('', '## Menus', '')
  const entries = entriesOf(linked)
  for (const id of menus.keys())
    lines.push(
      `### ${id}`,
      '',
      ...entries.filter(({ path }) => path.startsWith(`${id}/`)).map((each) => entry(linked, each)),
      '',
    )
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
    '| flag | owner | default | dates | review by | what it does |',
    '|---|---|---|---|---|---|',
  )
  for (const [id, flag] of Object.entries(flags))
    lines.push(
      `| ${id} | ${flag.owner} | ${flag.default ? 'on' : 'off'} | ${datesInWords(flag)} | ${flag.review} | ${flag.description} |`,
    )
  for (const { extension, file } of extensions) lines.push('', ...extension.docs(file))
  lines.push('', '## Claims', '', ...claims.map(({ says, source }) => `- ${says} (${source})`))
  return `${lines.join('\n')}\n`
}

/** One line of a menu, with who sees it among the people who have that menu. */
function entry({ vocabulary, possible }: Linked, { path, item, audience, people }: Entry): string {
  const { target, label, id } = item
  const route = targetRoute(target)
  const leads = [
    ...(target.kind === 'command' ? [target.command] : target.kind === 'external' ? [target.link] : []),
    ...(route === undefined ? [] : [route]),
  ].map((each) => ` → ${each}`)
  const who = inWords(people, vocabulary, audience.length === 0 ? possible : audience)
  return `${'  '.repeat(path.split('/').length - 2)}- ${label === '' ? `[${id}]` : label}${leads.join('')}${who === 'everybody' ? '' : ` (${who})`}`
}

const outcomes = (all: readonly LinkedOutcome[], who: (cover: Cover) => string): string =>
  all
    .map(({ when, action }) => {
      const to =
        action.kind === 'route'
          ? `go to ${action.route}`
          : action.kind === 'external'
            ? `leave for ${action.link}`
            : action.kind.replace('-', ' ')
      const people = who(when)
      return people === 'everybody' ? to : `${people} ${to}`
    })
    .join('; ')
