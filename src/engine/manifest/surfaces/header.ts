// The icons at the end of the header: messages, and the one that opens the side panel, which is described here too.
import { intersect } from '../conditions/cover.ts'
import { requireRoute } from '../resolve/route-params.ts'
import type { ConditionIndex } from '../manifest.ts'
import type { HeaderFile } from '../read/types.gen.ts'
import {
  elementOf,
  needToOpen,
  panelElements,
  panelText,
  panelWords,
  resolvePanel,
  shownAt,
  type ResolvedPanel,
  type Shown,
  type ViewPanel,
} from './panel.ts'
import { called, or } from './property-words.ts'
import type { Compiled, SurfaceElement, SurfaceOf } from './surface.ts'
import { indent, itemsText, withBadge, type Seen } from './view.ts'

/** Every part but the panel may be left out. */
interface ResolvedHeader {
  messages?: (Shown & { route: string; badge: string }) | undefined
  userIcon?: Shown | undefined
  signIn?: (Shown & { command: string }) | undefined
  panel: ResolvedPanel
}

interface Header extends Omit<Compiled<ResolvedHeader>, 'messages' | 'panel'> {
  messages?: { label: string; when: ConditionIndex; badge: string; href: string }
  /** Left out where none of the manifest's people have it. */
  panel?: Compiled<ResolvedPanel>
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
    signIn?: Seen<Header['signIn']>
    panel?: ViewPanel | undefined
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    header: Header
  }
}

export const header: SurfaceOf<'header'> = {
  name: 'header',
  heading: 'Around the page',
  written: {
    named: {
      'messages-icon': 'messages icon',
      'user-icon': 'account icon',
      'sign-in': 'sign-in button',
      panel: 'side panel',
      'panel/back': 'way back to one’s own account',
      'panel/picker': 'list of accounts',
    },
    conditional: ['messages-icon', 'user-icon', 'sign-in', 'panel', 'back', 'picker'],
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
      key: 'signIn',
      paths: ['sign-in'],
      text: ({ signIn }) => (signIn ? [`${signIn.label} → command ${signIn.command}`] : []),
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
    'signIn.label': called('label'),
    'signIn.command': (command) => `runs ${String(command)}`,
    ...panelWords,
  },
  resolve(scope) {
    const {
      'messages-icon': messages,
      'user-icon': userIcon,
      'sign-in': signIn,
      panel,
    } = scope.file.value as HeaderFile
    if (signIn) scope.requireName('command', signIn.command, '/sign-in/command')
    if (messages) {
      requireRoute(scope, messages.to, {}, '/messages-icon/to')
      scope.requireName('badge', messages.badge, '/messages-icon/badge')
    }
    return {
      messages: messages && {
        ...shownAt(scope, messages, '/messages-icon'),
        route: messages.to,
        badge: messages.badge,
      },
      userIcon: userIcon && shownAt(scope, userIcon, '/user-icon'),
      signIn: signIn && { ...shownAt(scope, signIn, '/sign-in'), command: signIn.command },
      panel: resolvePanel(scope, panel),
    }
  },
  elements({ possible, header: { messages, userIcon, signIn, panel } }) {
    const all: (SurfaceElement | undefined)[] = [
      messages && {
        ...elementOf(possible, messages),
        path: 'messages-icon',
        title: 'the messages icon',
        compiled: 'header.messages',
        route: messages.route,
      },
      userIcon && {
        ...elementOf(possible, userIcon),
        path: 'user-icon',
        title: 'the account icon',
        compiled: 'header.userIcon',
      },
      signIn && {
        ...elementOf(possible, signIn),
        path: 'sign-in',
        title: 'the sign-in button',
        compiled: 'header.signIn',
      },
      ...panelElements(possible, panel),
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
  restrict: ({ header: { messages, userIcon, signIn, panel } }, { anybodyMeets, conditional }) => ({
    header: {
      messages: messages && anybodyMeets(messages.when) ? messages : undefined,
      userIcon: userIcon && anybodyMeets(userIcon.when) ? userIcon : undefined,
      signIn: signIn && anybodyMeets(signIn.when) ? signIn : undefined,
      panel: conditional(panel),
    },
  }),
  emit({ header: { messages, userIcon, signIn, panel } }, { conditionIndex, pathOf, compiled }) {
    return {
      header: {
        ...(messages && {
          messages: {
            label: messages.label,
            href: pathOf(messages.route),
            badge: messages.badge,
            when: conditionIndex(messages.when),
          },
        }),
        ...(userIcon && { userIcon: compiled(userIcon) }),
        ...(signIn && { signIn: compiled(signIn) }),
        ...(panel.when.length > 0 && { panel: compiled(panel) }),
      },
    }
  },
}
