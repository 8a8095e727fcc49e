// The menu that the manifest gives the layout of a route.
import type { Manifest, Route } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import type { Person } from '#runtime/person.ts'
import { EMPTY_VALUES, resolveMenu } from '#runtime/resolve-items.ts'
import { evaluatorFor } from '#runtime/evaluate.ts'
import type { Tabs } from '#screen-api/portal.ts'

/** The entries that this person sees, in order, with the parameters of the current address in their links. */
export function tabsOf(
  manifest: Manifest,
  route: Route,
  person: Person,
  params: Readonly<Record<string, string>>,
): Tabs {
  const menu = manifest.menus[route.tabs ?? '']
  const evaluate = evaluatorFor(manifest, person)
  if (!menu || evaluate(menu.when) !== 'yes') return { label: '', items: [], groups: [] }
  const { label, items } = resolveMenu(menu, { badges: manifest.badges, evaluate, values: EMPTY_VALUES })
  return {
    label,
    groups: menu.groups ?? [],
    // The manifest has nothing but links to routes here: the compiler checks that.
    items: items.flatMap(({ target, ...item }) =>
      target.kind === 'route'
        ? [
            {
              id: item.id,
              label: item.label,
              description: item.description,
              href: fill(target.href, params),
              ...(item.unavailable === undefined ? {} : { unavailable: item.unavailable }),
            },
          ]
        : [],
    ),
  }
}
