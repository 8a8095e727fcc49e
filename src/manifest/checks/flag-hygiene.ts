// flag-hygiene: a flag without an owner, and a flag whose two branches are the same.
import { given, intersect, type Cover } from '../cover.ts'
import type { Linked } from '../linked.ts'
import { problem, type Check } from './check.ts'

export const flagHygiene: Check = (linked) => {
  const all = conditions(linked)
  return Object.entries(linked.flags).flatMap(([id, flag]) => {
    const place = linked.declared.find(({ name }) => name === `flag.${id}`)!.place
    const ownerless =
      flag.owner.trim() === ''
        ? [
            problem(
              place,
              'flag-hygiene',
              `The flag "${id}" has no owner, so nobody would answer for it.`,
              'Name the team that owns it.',
            ),
          ]
        : []
    const isRead = linked.used.has(`fact flag.${id}`)
    const idle =
      isRead && !matters(linked, all, id)
        ? [
            problem(
              place,
              'flag-hygiene',
              `The portal is the same for everybody whether the flag "${id}" is on or off.`,
              'Remove it, or correct the condition that reads it.',
            ),
          ]
        : []
    return [...ownerless, ...idle]
  })
}

/** Does any condition answer differently with the flag on and off? */
function matters(linked: Linked, all: readonly Cover[], id: string): boolean {
  const fact = linked.vocabulary.byId.get(`flag.${id}`)!
  const bit = (value: string) => 1 << fact.values.indexOf(value)
  const reads = (cover: Cover) =>
    cover.some((cube) => cube.some((part, i) => i % 2 === 0 && part === fact.index))
  const among = (cover: Cover) => JSON.stringify(intersect(cover, cover).map(String).toSorted())
  return all.some(
    (cover) =>
      reads(cover) &&
      among(given(cover, fact.index, bit('true'))) !== among(given(cover, fact.index, bit('false'))),
  )
}

function conditions({
  contexts,
  routes,
  guards,
  menus,
  footer,
  header,
  banner,
  dialogs,
  cards,
}: Linked): Cover[] {
  type Items = Linked['footer']['groups'][number]['items']
  const ofItems = (items: Items): Cover[] =>
    items.flatMap(({ when, target }) => [when, ...(target.kind === 'group' ? ofItems(target.children) : [])])
  return [
    ...contexts.map(({ when }) => when),
    ...routes.flatMap(({ match, parts, shows }) => [
      match,
      ...Object.values(parts),
      ...(shows.kind === 'redirect' ? shows.outcomes.map(({ when }) => when) : []),
    ]),
    ...[...guards.values()].flatMap((guard) =>
      guard.kind === 'require' ? [guard.require, ...guard.otherwise.map(({ when }) => when)] : [],
    ),
    ...[...menus.values()].flatMap(({ when, items }) => [when, ...ofItems(items)]),
    ...footer.groups.flatMap(({ items }) => ofItems(items)),
    ...[...cards.values()].flatMap(({ actions }) => ofItems(actions)),
    header.messages.when,
    header.userIcon.when,
    header.panel.when,
    header.panel.back.when,
    header.panel.picker.when,
    banner.when,
    ...banner.kind.map(({ when }) => when),
    ...banner.naming.map(({ when }) => when),
    ...dialogs.flatMap(({ when, actions }) => [when, ...ofItems(actions)]),
  ]
}
