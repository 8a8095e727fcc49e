// Prints the tabs of the frames in which screens open for a person.
import type { Manifest, Route } from '#manifest/manifest.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { EMPTY_VALUES, resolveMenu } from '#runtime/resolve-items.ts'
import { evaluatorFor } from '#runtime/evaluate.ts'
import { indent, itemsText } from '#manifest/surfaces/view.ts'

/**
 * The tabs around these routes, each menu once, with the reasons for which an entry may be unavailable; layouts supply those
 * facts, so personas have none.
 */
export function tabsText(manifest: Manifest, facts: Facts, routes: readonly Route[]): string[] {
  const evaluate = evaluatorFor(manifest, createEncoder(manifest)(facts))
  return [...new Set(routes.flatMap(({ tabs }) => tabs ?? []))].flatMap((id) => {
    const menu = manifest.menus[id]
    if (!menu || evaluate(menu.when) !== 'yes') return []
    const { items } = resolveMenu(menu, { badges: manifest.badges, evaluate, values: EMPTY_VALUES })
    const reasons = (item: string) =>
      (menu.items.find((one) => one.id === item)?.unavailable ?? []).map(
        ({ text }) => `unavailable at times: ${text}`,
      )
    return [
      `tabs: ${id}`,
      ...indent(items.flatMap((item) => [...itemsText([item]), ...indent(reasons(item.id))])),
    ]
  })
}
