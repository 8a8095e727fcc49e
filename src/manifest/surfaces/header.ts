// The icons at the end of the header: messages, and the one that opens the side panel, which is described here too.
import { intersect, type Cover } from '../conditions/cover.ts'
import type { Located } from '../link/linked.ts'
import { requireRoute } from '../link/route-params.ts'
import type { ConditionIndex } from '../manifest.ts'
import type { HeaderFile } from '../read/types.gen.ts'
import type { CommandName } from '../supplied.ts'
import type { FileSurface } from './surface.ts'

interface Shown extends Located {
  label: string
  when: Cover
}

export interface LinkedHeader {
  messages: Shown & { route: string; badge: string }
  userIcon: Shown
  panel: Shown & {
    /** Menu inside it. */
    details: string
    back: Shown & { command: CommandName }
    picker: Shown
    search: { label: string; command: CommandName; account: string; document: string }
    logOut: { label: string; command: CommandName }
  }
}

export interface Header {
  messages: { label: string; href: string; badge: string; when: ConditionIndex }
  userIcon: { label: string; when: ConditionIndex }
  panel: {
    label: string
    when: ConditionIndex
    details: string
    back: { label: string; command: CommandName; when: ConditionIndex }
    picker: { label: string; when: ConditionIndex }
    /** `account` and `document` are the ids of the routes that open one. */
    search: { label: string; command: CommandName; account: string; document: string }
    logOut: { label: string; command: CommandName }
  }
}

export const header: FileSurface<'header'> = {
  heading: 'Around the page',
  link(scope) {
    const { 'messages-icon': messages, 'user-icon': userIcon, panel } = scope.file.value as HeaderFile
    requireRoute(scope, messages.to, {}, '/messages-icon/to')
    scope.requireName('badge', messages.badge, '/messages-icon/badge')
    scope.requireName('menu', panel.details, '/panel/details')
    scope.requireName('command', panel.back.command, '/panel/back/command')
    scope.requireName('command', panel.search.command, '/panel/search/command')
    scope.requireName('route', panel.search.account, '/panel/search/account')
    scope.requireName('route', panel.search.document, '/panel/search/document')
    scope.requireName('command', panel['log-out'].command, '/panel/log-out/command')
    const shown = (
      { label, when }: { label: string; when: HeaderFile['user-icon']['when'] },
      at: string,
    ) => ({
      label,
      when: scope.peopleWhoMeet(when, `${at}/when`),
      position: scope.position(at),
    })
    return {
      messages: { ...shown(messages, '/messages-icon'), route: messages.to, badge: messages.badge },
      userIcon: shown(userIcon, '/user-icon'),
      panel: {
        ...shown(panel, '/panel'),
        details: panel.details,
        back: { ...shown(panel.back, '/panel/back'), command: panel.back.command as CommandName },
        picker: shown(panel.picker, '/panel/picker'),
        search: { ...panel.search, command: panel.search.command as CommandName },
        logOut: { label: panel['log-out'].label, command: panel['log-out'].command as CommandName },
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
    return [
      {
        ...element(messages),
        path: 'messages-icon',
        title: 'the messages icon',
        compiled: 'header.messages',
        route: messages.route,
      },
      { ...element(userIcon), path: 'user-icon', title: 'the account icon', compiled: 'header.userIcon' },
      {
        ...element(panel),
        path: 'panel',
        title: 'the side panel',
        label: 'Side panel',
        compiled: 'header.panel',
      },
      {
        ...element(back),
        ...inPanel,
        path: 'back',
        title: 'the way back to one’s own account',
        compiled: 'header.panel.back',
      },
      {
        ...element(picker),
        ...inPanel,
        path: 'picker',
        title: 'the list of accounts',
        compiled: 'header.panel.picker',
      },
    ]
  },
  restrict: ({ header: { messages, userIcon, panel } }, { conditional }) => ({
    header: {
      messages: conditional(messages),
      userIcon: conditional(userIcon),
      panel: conditional(panel),
    },
  }),
  emit({ header: { messages, userIcon, panel } }, { conditionIndex, pathOf }) {
    const { back, picker, search } = panel
    return {
      header: {
        messages: {
          label: messages.label,
          href: pathOf(messages.route),
          badge: messages.badge,
          when: conditionIndex(messages.when),
        },
        userIcon: { label: userIcon.label, when: conditionIndex(userIcon.when) },
        panel: {
          label: panel.label,
          when: conditionIndex(panel.when),
          details: panel.details,
          back: { label: back.label, command: back.command, when: conditionIndex(back.when) },
          picker: { label: picker.label, when: conditionIndex(picker.when) },
          search,
          logOut: panel.logOut,
        },
      },
    }
  },
}
