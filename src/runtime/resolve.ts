// Manifest + facts -> portal view. Pure: no React, window, clock or fetch.
import type { Manifest } from '../manifest/manifest.ts'
import type { Person } from './person.ts'
import { resolveBadge, resolveItems } from './resolve-items.ts'
import { sentence } from './sentence.ts'
import { verdict } from './verdict.ts'
import type { PortalView, Values, ViewMenu } from './view.ts'

/** What does the portal show this person around the screen? `card` is the card the current route asks for. */
export function resolvePortalView(
  manifest: Manifest,
  person: Person,
  values: Values,
  card?: string,
): PortalView {
  const is = (condition: number) => verdict(manifest, condition, person) === 'shown'
  const { header, banner, footer } = manifest
  const context = manifest.contexts.find(({ when }) => verdict(manifest, when, person) !== 'hidden')
  const decided = context && is(context.when) ? context : undefined
  const badge = is(header.messages.when) ? resolveBadge(manifest, header.messages.badge, values) : undefined
  const cardData = card === undefined ? undefined : manifest.cards[card]
  const tabBar = menu(manifest, 'tab-bar', person, values)
  return {
    context: decided?.id,
    navigation: navigation(manifest, decided, person, values),
    ...(is(header.messages.when)
      ? {
          messages: { label: header.messages.label, href: header.messages.href, ...(badge ? { badge } : {}) },
        }
      : {}),
    ...(is(header.userIcon.when) ? { userIcon: { label: header.userIcon.label } } : {}),
    ...(is(header.panel.when) ? { panel: panel(manifest, person, values) } : {}),
    ...(tabBar ? { tabBar } : {}),
    ...(is(banner.when)
      ? {
          banner: {
            label: banner.label,
            kind: sentence(manifest, banner.kind, person, values),
            naming: sentence(manifest, banner.naming, person, values),
            action: banner.action,
          },
        }
      : {}),
    footer: {
      groups: footer.groups.map(({ id, heading, items }) => ({
        id,
        heading,
        items: resolveItems(manifest, items, person, values),
      })),
      smallPrint: footer.smallPrint.replace('{name}', manifest.brand.name),
    },
    ...(cardData
      ? {
          card: {
            title: cardData.title,
            text: cardData.text,
            actions: resolveItems(manifest, cardData.actions, person, values),
          },
        }
      : {}),
  }
}

function navigation(
  manifest: Manifest,
  context: Manifest['contexts'][number] | undefined,
  person: Person,
  values: Values,
): PortalView['navigation'] {
  if (!context) return { kind: 'empty' }
  if (context.shows.kind !== 'menu') return { kind: context.shows.kind }
  const shown = menu(manifest, context.shows.menu, person, values)
  return shown ? { kind: 'menu', menu: shown } : { kind: 'empty' }
}

/** The menu of this id, if this person sees it. */
function menu(manifest: Manifest, id: string, person: Person, values: Values): ViewMenu | undefined {
  const found = manifest.menus[id]
  if (!found || verdict(manifest, found.when, person) !== 'shown') return undefined
  return { label: found.label, items: resolveItems(manifest, found.items, person, values, found.pending) }
}

function panel(manifest: Manifest, person: Person, values: Values): NonNullable<PortalView['panel']> {
  const { panel: parts } = manifest.header
  const is = (condition: number) => verdict(manifest, condition, person) === 'shown'
  const details = menu(manifest, parts.details, person, values)
  return {
    label: parts.label,
    userName: values.userName,
    ...(is(parts.back.when)
      ? { activeName: values.activeName, back: { label: parts.back.label, command: parts.back.command } }
      : {}),
    ...(details ? { details } : {}),
    ...(is(parts.picker.when) ? { picker: { label: parts.picker.label } } : {}),
    logOut: parts.logOut,
  }
}
