// The effects of objects of the compiled manifest: entries, sentences, contexts, elements of surfaces, settings.
import { intersect } from '../conditions/cover.ts'
import type { Linked, LinkedItem, LinkedTarget } from '../link/linked.ts'
import { conditionSites } from '../prove/condition-sites.ts'
import { targetRoute } from '../prove/links.ts'
import { elementsOf, entriesOf } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import { peopleWhoSee, type SurfaceElement } from '../surfaces/surface.ts'
import type { DetailedEffect } from './effects.ts'
import { peopleWithBadge, peopleWithGuard } from './offers.ts'
import type { CompiledObject, Properties } from './compiled-objects.ts'

/** The effect of a compiled object, as a sentence if there is one for it; undefined if another effect covers it. */
export function createObjectEffects(linked: Linked): (object: CompiledObject) => DetailedEffect | undefined {
  const entries = new Map(entriesOf(linked).map((entry) => [entry.item as object, entry]))
  const sentences = new Map(
    conditionSites(linked).flatMap((site) =>
      site.sentence ? [[site.sentence as object, site] as const] : [],
    ),
  )
  const elements = new Map(elementsOf(linked).map((element) => [compiledPath(element), element]))
  const contexts = new Map(linked.contexts.map((context) => [context as object, context]))
  const routes = new Set<unknown>(linked.routes)
  return (object) => {
    const { path, properties, position, from } = object
    const subject = `object ${path}`
    if (routes.has(from) || /^routes\.[^.]+\.(parts\..+|admits)$/.test(path)) return undefined
    const entry = entries.get(from!)
    if (entry) {
      const { item, people } = entry
      const details = omit(properties, IN_ENTRY_SENTENCE)
      return {
        subject,
        name: entry.path,
        what: sees(entry.path, item),
        kind: 'entry',
        people,
        position,
        details,
      }
    }
    const site = sentences.get(from!)
    if (site) {
      const people = intersect(site.audience, site.when)
      return {
        subject,
        what: site.effect!,
        kind: 'condition',
        people,
        position,
        details: omit(properties, ['text']),
      }
    }
    const context = contexts.get(from!)
    if (context) {
      const { id, shows } = context
      const menu =
        shows.kind === 'menu'
          ? `the menu "${shows.menu}"`
          : shows.kind === 'empty'
            ? 'an empty menu'
            : 'no menu'
      const details = omit(properties, ['shows.kind', 'shows.menu'])
      return {
        subject,
        what: `has ${menu} (context ${id})`,
        kind: 'context',
        people: peopleOfContext(linked, id),
        position,
        details,
      }
    }
    const element = elements.get(path)
    if (element) {
      const { title, route } = element
      const details = route === undefined ? properties : { ...properties, route: JSON.stringify(route) }
      return {
        subject,
        name: element.path,
        what: `has ${title}`,
        kind: 'text',
        people: peopleWhoSee(element),
        position: element.position,
        details,
        isAllDetails: true,
      }
    }
    const [, section, id = ''] = /^(flags|badges|links|guards)\.(.+)$/.exec(path) ?? []
    const title =
      section === undefined ? (path === 'brand' ? 'the brand' : path) : `the ${section.slice(0, -1)} ${id}`
    const details = section === 'guards' ? omit(properties, ['kind']) : properties
    if (section === 'guards' && Object.keys(details).length === 0) return undefined
    const people =
      section === 'badges'
        ? peopleWithBadge(linked, id)
        : section === 'guards'
          ? peopleWithGuard(linked, id)
          : object.people()
    return {
      subject,
      what: `${object.isCondition ? 'meets' : 'has'} ${title}`,
      kind: 'text',
      people,
      position,
      details,
      isAllDetails: true,
    }
  }
}

export const compiledPath = ({ compiled, path }: SurfaceElement) => compiled ?? path.replaceAll('/', '.')

const IN_ENTRY_SENTENCE = ['label', 'badge', 'target.kind', 'target.link', 'target.command', 'target.onward']

export const omit = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))

const sees = (path: string, { label, target, badge }: LinkedItem) =>
  `sees "${label}" (${path})${leads(target)}${badge === undefined ? '' : ` with the badge ${badge}`}`

/** Describes where an entry leads. */
function leads(target: LinkedTarget): string {
  const route = targetRoute(target)
  const params = 'params' in target ? Object.values(target.params).map((value) => `/${value}`) : []
  if (target.kind === 'command')
    return `, which runs ${target.command}${route === undefined ? '' : ` and goes to ${route}`}`
  if (target.kind === 'external') return `, which leads to the link ${target.link}`
  return route === undefined ? '' : `, which leads to ${route}${params.join('')}`
}
