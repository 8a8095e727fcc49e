// The side panel: what stands in it, whom its parts are for, and what its search finds. The header describes it.
import { intersect, NOBODY, type Cover } from '../conditions/cover.ts'
import { didYouMean } from '../conditions/condition.ts'
import { paramNames } from '../paths.ts'
import { escapePointer } from '../read/pointer.ts'
import type { HeaderFile } from '../read/types.gen.ts'
import type { Located, Resolved } from '../resolve/resolved.ts'
import type { Scope } from '../resolve/scope.ts'
import { anonymous, called, or, type Value } from './property-words.ts'
import type { Compiled, Need, SurfaceElement } from './surface.ts'
import { indent, itemsText, type PortalView, type Seen, type ViewMenu } from './view.ts'

/** A part of the header with its condition. */
export interface Shown extends Located {
  label: string
  when: Cover
}

/** Every part but the log-out may be left out. */
export interface ResolvedPanel extends Shown {
  /** Menu inside it. */
  details: string
  back?: (Shown & { command: string }) | undefined
  picker?: Shown | undefined
  search?: Search | undefined
  help?: { label: string; command: string } | undefined
  logOut: { label: string; command: string }
}

interface Search {
  label: string
  command: string
  /** What it finds besides entries, by the definition's name for it, with the id of the route that opens it. */
  finds: Readonly<Record<string, string>>
}

export interface ViewPanel extends Omit<Seen<Compiled<ResolvedPanel>>, 'details' | 'search'> {
  userName: string
  /** The person whose account is shown, when it is not the user's own. */
  activeName?: string | undefined
  details?: ViewMenu | undefined
  search?: { label: string; command: string }
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

export function panelText({ panel }: PortalView): string[] {
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

export const panelWords = {
  'panel.label': anonymous,
  'panel.details': (menu: Value) => `with the menu ${String(menu)}`,
  'panel.back.label': called('label'),
  'panel.back.command': (command: Value) => `runs ${String(command)}`,
  'panel.picker.label': called('label'),
  'panel.search.label': called('search labelled', 'no search'),
  'panel.search.command': or(
    'no command of a search',
    (command: Value) => `whose search runs ${String(command)}`,
  ),
  'panel.search.finds.*': (route: Value, kind: string) =>
    route === undefined
      ? `the search finds no ${kind}`
      : `the search finds each ${kind} and opens ${String(route)}`,
  'panel.help.label': called('help labelled', 'no help'),
  'panel.help.command': or(
    'no command of the help',
    (command: Value) => `whose help runs ${String(command)}`,
  ),
  'panel.logOut.label': called('log-out labelled'),
  'panel.logOut.command': (command: Value) => `logging out runs ${String(command)}`,
}

/** A part with its condition, as the file has it at this pointer. */
export const shownAt = (
  scope: Scope,
  { label, when }: { label: string; when: HeaderFile['panel']['when'] },
  at: string,
): Shown => ({ label, when: scope.peopleWhoMeet(when, `${at}/when`), position: scope.position(at) })

export function resolvePanel(scope: Scope, panel: HeaderFile['panel']): ResolvedPanel {
  const { back, picker, search, help } = panel
  scope.requireName('menu', panel.details, '/panel/details')
  if (back) scope.requireName('command', back.command, '/panel/back/command')
  if (search) scope.requireName('command', search.command, '/panel/search/command')
  for (const [name, route] of Object.entries(search?.finds ?? {})) checkFind(scope, name, route)
  if (help) scope.requireName('command', help.command, '/panel/help/command')
  scope.requireName('command', panel['log-out'].command, '/panel/log-out/command')
  return {
    ...shownAt(scope, panel, '/panel'),
    details: panel.details,
    back: back && { ...shownAt(scope, back, '/panel/back'), command: back.command },
    picker: picker && shownAt(scope, picker, '/panel/picker'),
    search: search && { ...search, finds: search.finds ?? {} },
    help,
    logOut: { label: panel['log-out'].label, command: panel['log-out'].command },
  }
}

export const elementOf = (audience: Cover, { label, when, position }: Shown) => ({
  label,
  when,
  position,
  audience,
})

export function panelElements(possible: Cover, panel: ResolvedPanel): SurfaceElement[] {
  const { back, picker } = panel
  const inside = { audience: intersect(possible, panel.when), inside: 'panel' }
  const all: (SurfaceElement | undefined)[] = [
    {
      ...elementOf(possible, panel),
      path: 'panel',
      title: 'the side panel',
      label: 'Side panel',
      compiled: 'header.panel',
    },
    back && {
      ...elementOf(possible, back),
      ...inside,
      path: 'back',
      title: 'the way back to one’s own account',
      compiled: 'header.panel.back',
    },
    picker && {
      ...elementOf(possible, picker),
      ...inside,
      path: 'picker',
      title: 'the list of accounts',
      compiled: 'header.panel.picker',
    },
  ]
  return all.filter((each) => each !== undefined)
}
