// The icons at the end of the header: messages, and the one that opens the side panel, which is described here too.
import { intersect, NOBODY, type Cover } from '../conditions/cover.ts'
import type { Linked, Located } from '../link/linked.ts'
import { requireRoute } from '../link/route-params.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Scope } from '../link/scope.ts'
import { paramNames } from '../paths.ts'
import type { ConditionIndex } from '../manifest.ts'
import type { HeaderFile } from '../read/types.gen.ts'
import { escapePointer } from '../read/pointer.ts'
import type { FileSurface, Need, SurfaceElement } from './surface.ts'

interface Shown extends Located {
  label: string
  when: Cover
}

/** Every part but the panel may be left out. */
export interface LinkedHeader {
  messages: (Shown & { route: string; badge: string }) | undefined
  userIcon: Shown | undefined
  panel: Shown & {
    /** Menu inside it. */
    details: string
    back: (Shown & { command: string }) | undefined
    picker: Shown | undefined
    search: Search | undefined
    logOut: { label: string; command: string }
  }
}

interface Search {
  label: string
  command: string
  /** What it finds besides entries, by the definition's name for it, with the id of the route that opens it. */
  finds: Readonly<Record<string, string>>
}

export interface Header {
  messages?: { label: string; href: string; badge: string; when: ConditionIndex }
  userIcon?: { label: string; when: ConditionIndex }
  panel: {
    label: string
    when: ConditionIndex
    details: string
    back?: { label: string; command: string; when: ConditionIndex }
    picker?: { label: string; when: ConditionIndex }
    search?: Search
    logOut: { label: string; command: string }
  }
}

/** What a command opens in the header, and for whom it is there: for others, its button would do nothing. */
function openedBy({ header: { panel } }: Linked, command: string): Pick<Need, 'what' | 'people'> | undefined {
  if (command === 'open-panel') return { what: 'side panel', people: panel.when }
  if (command === 'open-search') return { what: 'search', people: panel.search ? panel.when : NOBODY }
  if (command !== 'open-picker') return undefined
  const { when = NOBODY } = panel.picker ?? {}
  return { what: 'list of accounts in the side panel', people: intersect(panel.when, when) }
}

/** What people who see the button of this command need. */
export function needToOpen(
  linked: Linked,
  command: string,
  who: Pick<Need, 'title' | 'position' | 'audience'>,
): Need[] {
  const opened = openedBy(linked, command)
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

export const header: FileSurface<'header'> = {
  heading: 'Around the page',
  link(scope) {
    const { 'messages-icon': messages, 'user-icon': userIcon, panel } = scope.file.value as HeaderFile
    const { back, picker, search } = panel
    if (messages) {
      requireRoute(scope, messages.to, {}, '/messages-icon/to')
      scope.requireName('badge', messages.badge, '/messages-icon/badge')
    }
    scope.requireName('menu', panel.details, '/panel/details')
    if (back) scope.requireName('command', back.command, '/panel/back/command')
    if (search) scope.requireName('command', search.command, '/panel/search/command')
    for (const [name, route] of Object.entries(search?.finds ?? {})) checkFind(scope, name, route)
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
  needs(linked) {
    const { userIcon } = linked.header
    if (!userIcon) return []
    const { when, position } = userIcon
    const audience = intersect(linked.possible, when)
    return needToOpen(linked, 'open-panel', { title: 'the account icon', position, audience })
  },
  restrict: ({ header: { messages, userIcon, panel } }, { conditional }) => ({
    header: {
      messages: messages && conditional(messages),
      userIcon: userIcon && conditional(userIcon),
      panel: conditional(panel),
    },
  }),
  emit({ header: { messages, userIcon, panel } }, { conditionIndex, pathOf }) {
    const { back, picker, search } = panel
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
        ...(userIcon && { userIcon: { label: userIcon.label, when: conditionIndex(userIcon.when) } }),
        panel: {
          label: panel.label,
          when: conditionIndex(panel.when),
          details: panel.details,
          ...(back && {
            back: { label: back.label, command: back.command, when: conditionIndex(back.when) },
          }),
          ...(picker && { picker: { label: picker.label, when: conditionIndex(picker.when) } }),
          ...(search && { search }),
          logOut: panel.logOut,
        },
      },
    }
  },
}
