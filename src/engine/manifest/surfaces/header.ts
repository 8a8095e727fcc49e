// The icons at the end of the header: messages, and the one that opens the side panel, which is described here too.
import { intersect, NOBODY, type Cover } from '../conditions/cover.ts'
import type { Resolved, Located } from '../resolve/resolved.ts'
import { requireRoute } from '../resolve/route-params.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Scope } from '../resolve/scope.ts'
import { paramNames } from '../paths.ts'
import type { ConditionIndex } from '../manifest.ts'
import type { HeaderFile } from '../read/types.gen.ts'
import { escapePointer } from '../read/pointer.ts'
import { anonymous, called, or } from './property-words.ts'
import type { Compiled, Need, SurfaceElement, SurfaceOf } from './surface.ts'
import { indent, itemsText, withBadge, type PortalView, type Seen, type ViewMenu } from './view.ts'

interface Shown extends Located {
  label: string
  when: Cover
}

/** Every part but the panel may be left out. */
interface ResolvedHeader {
  messages?: (Shown & { route: string; badge: string }) | undefined
  userIcon?: Shown | undefined
  panel: Shown & {
    /** Menu inside it. */
    details: string
    back?: (Shown & { command: string }) | undefined
    picker?: Shown | undefined
    search?: Search | undefined
    help?: { label: string; command: string } | undefined
    logOut: { label: string; command: string }
  }
}

interface Search {
  label: string
  command: string
  /** What it finds besides entries, by the definition's name for it, with the id of the route that opens it. */
  finds: Readonly<Record<string, string>>
}

interface Header extends Omit<Compiled<ResolvedHeader>, 'messages'> {
  messages?: { label: string; when: ConditionIndex; badge: string; href: string }
}

export interface ViewPanel extends Omit<Seen<Header['panel']>, 'details' | 'search'> {
  userName: string
  /** The person whose account is shown, when it is not the user's own. */
  activeName?: string | undefined
  details?: ViewMenu | undefined
  search?: { label: string; command: string }
}

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    header: ResolvedHeader
  }
}
declare module './view.ts' {
  interface PortalView {
    messages?: Seen<Header['messages']>
    userIcon?: Seen<Header['userIcon']>
    panel?: ViewPanel | undefined
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    header: Header
  }
}

/** What a command opens in the header, and for whom it is there: for others, its button would do nothing. */
function openedBy(
  { header: { panel } }: Resolved,
  command: string,
): Pick<Need, 'what' | 'people'> | undefined {
  if (command === 'open-panel') return { what: 'side panel', people: panel.when }
  if (command === 'open-search') return { what: 'search', people: panel.search ? panel.when : NOBODY }
  if (command !== 'open-picker') return undefined
  const { when = NOBODY } = panel.picker ?? {}
  return { what: 'list of accounts in the side panel', people: intersect(panel.when, when) }
}

/** What people who see the button of this command need. */
export function needToOpen(
  resolved: Resolved,
  command: string,
  who: Pick<Need, 'title' | 'position' | 'audience'>,
): Need[] {
  const opened = openedBy(resolved, command)
  if (!opened) return []
  const otherwise = 'could press its button and nothing would open'
  return [{ ...who, ...opened, otherwise, hint: 'Show both to the same people.' }]
}

/** The search has to find this, and to know what the address of its page needs. */
function checkFind(scope: Scope, find: string, route: string): void {
  const pointer = `/panel/search/finds/${escapePointer(find)}`
  const { finds } = scope.names.supplied
  const given = finds[find]
  if (!given)
    return scope.report(
      `${pointer}#key`,
      'unknown-name',
      `The search finds no "${find}", so this would open nothing.`,
      didYouMean(find, Object.keys(finds)) ?? `It finds: ${Object.keys(finds).join(', ')}.`,
    )
  if (!scope.requireName('route', route, pointer)) return
  const path = scope.names.paths.get(route) ?? '/'
  const missing = paramNames(path).find((name) => !given.includes(name))
  if (missing !== undefined)
    scope.report(
      pointer,
      'missing-parameter',
      `The search cannot open a ${find} at the route "${route}": its path ${path} needs "${missing}", which the search does not give.`,
      given.length === 0 ? 'Name a route whose path is the whole address.' : `It gives: ${given.join(', ')}.`,
    )
}

function panelText({ panel }: PortalView): string[] {
  if (!panel) return ['side panel: none']
  const { userName, activeName, back, details, picker, search, help, logOut } = panel
  const button = (shown: { label: string; command: string } | undefined) =>
    shown ? [`${shown.label} → command ${shown.command}`] : []
  return [
    'side panel',
    ...indent([
      `name: ${userName}`,
      ...(activeName === undefined ? [] : [`account of: ${activeName}`]),
      ...button(back),
      ...(details ? ['details', ...indent(itemsText(details.items))] : []),
      ...(picker ? [`picker: ${picker.label}`] : []),
      ...button(search),
      ...button(help),
      ...button(logOut),
    ]),
  ]
}

export const header: SurfaceOf<'header'> = {
  name: 'header',
  heading: 'Around the page',
  written: {
    named: {
      'messages-icon': 'messages icon',
      'user-icon': 'account icon',
      panel: 'side panel',
      'panel/back': 'way back to one’s own account',
      'panel/picker': 'list of accounts',
    },
    conditional: ['messages-icon', 'user-icon', 'panel', 'back', 'picker'],
  },
  parts: [
    {
      key: 'navigation',
      paths: [],
      text: ({ navigation: shown }) =>
        shown.kind === 'menu'
          ? ['header menu', ...indent(itemsText(shown.menu.items))]
          : [`header menu: ${shown.kind}`],
      column: {
        title: 'menu',
        text: ({ navigation: shown }) =>
          shown.kind === 'menu' ? shown.menu.items.map(({ label }) => label).join(', ') : shown.kind,
      },
    },
    {
      key: 'messages',
      paths: ['messages-icon'],
      text: ({ messages }) => [
        `messages icon: ${messages ? `${withBadge(messages.label, messages.badge)} → ${messages.href}` : 'none'}`,
      ],
    },
    {
      key: 'userIcon',
      paths: ['user-icon'],
      text: ({ userIcon }) => [`account icon: ${userIcon?.label ?? 'none'}`],
    },
    {
      key: 'panel',
      paths: ['panel'],
      text: panelText,
      picture: { title: ', side panel', open: { kind: 'panel' }, around: '[data-entry="panel"]' },
    },
  ],
  words: {
    'messages.label': called('label'),
    'messages.href': (path) => `at the address ${String(path)}`,
    'messages.badge': or('no badge', (badge) => `with the badge ${String(badge)}`),
    'userIcon.label': called('label'),
    'panel.label': anonymous,
    'panel.details': (menu) => `with the menu ${String(menu)}`,
    'panel.back.label': called('label'),
    'panel.back.command': (command) => `runs ${String(command)}`,
    'panel.picker.label': called('label'),
    'panel.search.label': called('search labelled', 'no search'),
    'panel.search.command': or('no command of a search', (command) => `whose search runs ${String(command)}`),
    'panel.search.finds.*': (route, kind) =>
      route === undefined
        ? `the search finds no ${kind}`
        : `the search finds each ${kind} and opens ${String(route)}`,
    'panel.help.label': called('help labelled', 'no help'),
    'panel.help.command': or('no command of the help', (command) => `whose help runs ${String(command)}`),
    'panel.logOut.label': called('log-out labelled'),
    'panel.logOut.command': (command) => `logging out runs ${String(command)}`,
  },
  resolve(scope) {
    const { 'messages-icon': messages, 'user-icon': userIcon, panel } = scope.file.value as HeaderFile
    const { back, picker, search, help } = panel
    if (messages) {
      requireRoute(scope, messages.to, {}, '/messages-icon/to')
      scope.requireName('badge', messages.badge, '/messages-icon/badge')
    }
    scope.requireName('menu', panel.details, '/panel/details')
    if (back) scope.requireName('command', back.command, '/panel/back/command')
    if (search) scope.requireName('command', search.command, '/panel/search/command')
    for (const [name, route] of Object.entries(search?.finds ?? {})) checkFind(scope, name, route)
    if (help) scope.requireName('command', help.command, '/panel/help/command')
    scope.requireName('command', panel['log-out'].command, '/panel/log-out/command')
    const shown = ({ label, when }: { label: string; when: HeaderFile['panel']['when'] }, at: string) => ({
      label,
      when: scope.peopleWhoMeet(when, `${at}/when`),
      position: scope.position(at),
    })
    return {
      messages: messages && {
        ...shown(messages, '/messages-icon'),
        route: messages.to,
        badge: messages.badge,
      },
      userIcon: userIcon && shown(userIcon, '/user-icon'),
      panel: {
        ...shown(panel, '/panel'),
        details: panel.details,
        back: back && { ...shown(back, '/panel/back'), command: back.command },
        picker: picker && shown(picker, '/panel/picker'),
        search: search && { ...search, finds: search.finds ?? {} },
        help,
        logOut: { label: panel['log-out'].label, command: panel['log-out'].command },
      },
    }
  },
  elements({ possible, header: { messages, userIcon, panel } }) {
    const element = ({ label, when, position }: Shown) => ({
      label,
      when,
      position,
      audience: possible,
    })
    const inPanel = { audience: intersect(possible, panel.when), inside: 'panel' }
    const { back, picker } = panel
    const all: (SurfaceElement | undefined)[] = [
      messages && {
        ...element(messages),
        path: 'messages-icon',
        title: 'the messages icon',
        compiled: 'header.messages',
        route: messages.route,
      },
      userIcon && {
        ...element(userIcon),
        path: 'user-icon',
        title: 'the account icon',
        compiled: 'header.userIcon',
      },
      {
        ...element(panel),
        path: 'panel',
        title: 'the side panel',
        label: 'Side panel',
        compiled: 'header.panel',
      },
      back && {
        ...element(back),
        ...inPanel,
        path: 'back',
        title: 'the way back to one’s own account',
        compiled: 'header.panel.back',
      },
      picker && {
        ...element(picker),
        ...inPanel,
        path: 'picker',
        title: 'the list of accounts',
        compiled: 'header.panel.picker',
      },
    ]
    return all.filter((each) => each !== undefined)
  },
  needs(resolved) {
    const { userIcon } = resolved.header
    if (!userIcon) return []
    const { when, position } = userIcon
    const audience = intersect(resolved.possible, when)
    return needToOpen(resolved, 'open-panel', { title: 'the account icon', position, audience })
  },
  restrict: ({ header: { messages, userIcon, panel } }, { conditional }) => ({
    header: {
      messages: messages && conditional(messages),
      userIcon: userIcon && conditional(userIcon),
      panel: conditional(panel),
    },
  }),
  emit({ header: { messages, ...rest } }, { conditionIndex, pathOf, compiled }) {
    if (!messages) return { header: compiled(rest) }
    const { label, when, badge, route } = messages
    return {
      header: {
        messages: { label, href: pathOf(route), badge, when: conditionIndex(when) },
        ...compiled(rest),
      },
    }
  },
}
