// Links what surrounds the menus: contexts, header, banner, footer, cards, badges.
import { linkItems, type ItemWorld } from './link-menus.ts'
import type { Linked, LinkedContext, LinkedSentence } from './linked.ts'
import { escapePointer } from './read.ts'
import type { Scope } from './scope.ts'
import type { CommandName, MemoryName, ValueName } from './supplied.ts'
import type {
  BadgesFile,
  BannerFile,
  CardsFile,
  ContextsFile,
  DialogsFile,
  FooterFile,
  HeaderFile,
  LimitsFile,
  When,
} from './types.gen.ts'

export function linkContexts(scope: Scope): LinkedContext[] {
  const { contexts } = scope.file.value as ContextsFile
  return contexts.map((context, i) => {
    const pointer = `/contexts/${i}`
    if ((context.menu === undefined) === (context.navigation === undefined)) {
      scope.report(
        pointer,
        'structure',
        `Context "${context.id}" needs either a menu or a navigation, so that people there see one thing.`,
        'Write one of the two.',
      )
    }
    if (context.menu !== undefined) scope.knows('menu', context.menu, `${pointer}/menu`)
    return {
      id: context.id,
      when: scope.cover(context.when, `${pointer}/when`),
      shows:
        context.menu === undefined
          ? { kind: context.navigation ?? 'none' }
          : { kind: 'menu', menu: context.menu },
      beats: (context.beats ?? []).filter((id, b) => scope.knows('context', id, `${pointer}/beats/${b}`)),
      note: context.note,
      place: scope.place(pointer),
    }
  })
}

export function linkHeader(scope: Scope): Linked['header'] {
  const { 'messages-icon': messages, 'user-icon': userIcon, panel } = scope.file.value as HeaderFile
  scope.knows('route', messages.to, '/messages-icon/to')
  scope.knows('badge', messages.badge, '/messages-icon/badge')
  scope.knows('menu', panel.details, '/panel/details')
  scope.knows('command', panel.back.command, '/panel/back/command')
  scope.knows('command', panel['log-out'].command, '/panel/log-out/command')
  return {
    messages: {
      label: messages.label,
      route: messages.to,
      badge: messages.badge,
      when: scope.cover(messages.when, '/messages-icon/when'),
      place: scope.place('/messages-icon'),
    },
    userIcon: {
      label: userIcon.label,
      when: scope.cover(userIcon.when, '/user-icon/when'),
      place: scope.place('/user-icon'),
    },
    panel: {
      label: panel.label,
      when: scope.cover(panel.when, '/panel/when'),
      place: scope.place('/panel'),
      details: panel.details,
      back: {
        label: panel.back.label,
        command: panel.back.command as CommandName,
        when: scope.cover(panel.back.when, '/panel/back/when'),
        place: scope.place('/panel/back'),
      },
      picker: {
        label: panel.picker.label,
        when: scope.cover(panel.picker.when, '/panel/picker/when'),
        place: scope.place('/panel/picker'),
      },
      logOut: { label: panel['log-out'].label, command: panel['log-out'].command as CommandName },
    },
  }
}

export function linkBanner(scope: Scope): Linked['banner'] {
  const banner = scope.file.value as BannerFile
  scope.knows('command', banner.action.command, '/action/command')
  return {
    label: banner.label,
    when: scope.cover(banner.when, '/when'),
    kind: sentences(banner.kind, scope, '/kind'),
    naming: sentences(banner.naming, scope, '/naming'),
    action: { label: banner.action.label, command: banner.action.command as CommandName },
  }
}

export function linkFooter(scope: Scope, world: ItemWorld): Linked['footer'] {
  const footer = scope.file.value as FooterFile
  return {
    groups: footer.groups.map(({ id, heading, items }, i) => ({
      id,
      heading,
      items: linkItems(items, scope, `/groups/${i}/items`, world),
    })),
    smallPrint: footer['small-print'],
  }
}

export function linkCards(scope: Scope, world: ItemWorld): Linked['cards'] {
  const { cards } = scope.file.value as CardsFile
  return new Map(
    Object.entries(cards).map(([id, { title, text, actions }]) => [
      id,
      { title, text, actions: linkItems(actions, scope, `/cards/${escapePointer(id)}/actions`, world) },
    ]),
  )
}

export function linkBadges(scope: Scope, limits: LimitsFile['limits']): Linked['badges'] {
  const { badges } = scope.file.value as BadgesFile
  return new Map(
    Object.entries(badges).map(([id, { value, cap, one, other }]) => {
      const pointer = `/badges/${escapePointer(id)}`
      scope.knows('value', value, `${pointer}/value`)
      const limit =
        cap !== undefined && scope.knows('limit', cap, `${pointer}/cap`) ? limits[cap]?.value : undefined
      return [id, { value: value as ValueName, cap: limit, one, other }]
    }),
  )
}

const sentences = (rows: { when?: When; text: string }[], scope: Scope, pointer: string): LinkedSentence[] =>
  rows.map(({ when, text }, i) => ({
    when: scope.cover(when, `${pointer}/${i}/when`),
    text,
    place: scope.place(`${pointer}/${i}`),
  }))

export function linkDialogs(scope: Scope, world: ItemWorld): Linked['dialogs'] {
  const { dialogs } = scope.file.value as DialogsFile
  return dialogs.map(({ id, when, memory, title, text, actions, action, dismissable, note }, i) => {
    const pointer = `/dialogs/${i}`
    scope.knows('memory', memory, `${pointer}/memory`)
    if (actions === undefined && action === undefined) {
      scope.report(
        pointer,
        'structure',
        `The dialog "${id}" has neither an action nor actions, so people could not get past it.`,
        'Write one of the two.',
      )
    }
    return {
      id,
      when: scope.cover(when, `${pointer}/when`),
      memory: memory as MemoryName,
      title: sentences(title, scope, `${pointer}/title`),
      text: sentences(text, scope, `${pointer}/text`),
      actions: linkItems(actions ?? [], scope, `${pointer}/actions`, world),
      action,
      dismissable,
      note,
      place: scope.place(pointer),
    }
  })
}
