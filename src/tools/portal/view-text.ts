// Prints a portal view as text, for people and for the expected menus of the tests.
import type { PortalView, ViewItem } from '#runtime/view.ts'

/** The surfaces of one area, indented. The footer is printed separately: it is the same on every page. */
export function viewText(view: PortalView): string[] {
  const { panel } = view
  return [
    ...(view.navigation.kind === 'menu'
      ? ['header menu', ...indent(view.navigation.menu.items.flatMap(itemText))]
      : [`header menu: ${view.navigation.kind}`]),
    `messages icon: ${view.messages ? `${badged(view.messages.label, view.messages.badge?.text)} → ${view.messages.href}` : 'none'}`,
    `account icon: ${view.userIcon?.label ?? 'none'}`,
    ...(panel
      ? [
          'side panel',
          ...indent([
            `name: ${panel.userName}`,
            ...(panel.activeName === undefined ? [] : [`account of: ${panel.activeName}`]),
            ...(panel.back ? [`${panel.back.label} → command ${panel.back.command}`] : []),
            ...(panel.details ? ['details', ...indent(panel.details.items.flatMap(itemText))] : []),
            ...(panel.picker ? [`picker: ${panel.picker.label}`] : []),
            ...(panel.search ? [`${panel.search.label} → command ${panel.search.command}`] : []),
            `${panel.logOut.label} → command ${panel.logOut.command}`,
          ]),
        ]
      : ['side panel: none']),
    ...(view.tabBar ? ['tab bar', ...indent(view.tabBar.items.flatMap(itemText))] : ['tab bar: none']),
    `banner: ${view.banner ? `${view.banner.kind}. ${view.banner.naming}. [${view.banner.action.label}]` : 'none'}`,
  ]
}

export const footerText = (view: PortalView): string[] => [
  'footer',
  ...indent(
    (view.footer?.groups ?? []).flatMap(({ heading, items }) => [
      heading,
      ...indent(items.flatMap(itemText)),
    ]),
  ),
]

export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

export function itemText(item: ViewItem): string[] {
  const name =
    badged(item.label, item.badge?.text) +
    (item.unavailable === undefined ? '' : ` [unavailable: ${item.unavailable}]`)
  return [
    name + leads(item),
    ...indent([
      ...(item.message === undefined ? [] : [item.message]),
      ...(item.children ?? []).flatMap(itemText),
    ]),
  ]
}

const badged = (label: string, badge: string | undefined) =>
  badge === undefined ? label : `${label} (${badge})`

function leads({ target }: ViewItem): string {
  switch (target.kind) {
    case 'route':
      return ` → ${decodeURI(target.href)}`
    case 'external':
      return ` → link ${target.link}`
    case 'command':
      return ` → command ${target.command}${target.onward === undefined ? '' : `, then ${target.onward}`}`
    case 'slot':
      return ` [${target.slot}]`
    case 'group':
      return ''
  }
}
