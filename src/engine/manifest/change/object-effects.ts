// The effects of objects of the compiled manifest: entries, sentences, contexts, elements of surfaces, settings.
import { intersect, NOBODY, union, type Cover } from '../conditions/cover.ts'
import { peopleOnPage } from '../resolve/admission.ts'
import type { DetailedEffect, Leads, Place, What } from './effect.ts'
import type { Resolved, ResolvedItem, ResolvedTarget } from '../resolve/resolved.ts'
import { conditionSites, peopleWhoMeet, type ConditionSite } from '../checks/condition-sites.ts'
import { targetRoute } from '../checks/links.ts'
import { elementsOf, entriesOf } from '../surfaces/entries.ts'
import { peopleOfContext } from '../surfaces/menus.ts'
import { peopleWhoSee, type SurfaceElement } from '../surfaces/surface.ts'
import type { CompiledObject, Properties } from './compiled-objects.ts'
import type { Section } from './descriptions.ts'
import { isSaid, isSection } from './details.ts'

/** The effect of a compiled object, as a sentence if there is one for it; undefined if another effect covers it. */
export function createObjectEffects(
  resolved: Resolved,
): (object: CompiledObject) => DetailedEffect | undefined {
  const entries = new Map(entriesOf(resolved).map((entry) => [entry.item as object, entry]))
  const sentences = new Map(
    conditionSites(resolved).flatMap((site) =>
      site.sentence ? [[site.sentence as object, site] as const] : [],
    ),
  )
  const elements = new Map(elementsOf(resolved).map((element) => [compiledPath(element), element]))
  const contexts = new Map(resolved.contexts.map((context) => [context as object, context]))
  const routes = new Set<unknown>(resolved.routes)
  return (object) => {
    const { path, properties, position, from } = object
    const subject = `object ${path}`
    if (routes.has(from) || /^routes\.[^.]+\.(parts\..+|admits)$/.test(path)) return undefined
    const entry = entries.get(from!)
    if (entry) {
      const { item, people } = entry
      const details = unsaid('entry', properties)
      return {
        subject,
        name: entry.path,
        is: seesEntry(entry.path, item),
        at: { kind: 'element', path: entry.path },
        section: 'entry',
        people,
        position,
        details,
      }
    }
    const site = sentences.get(from!)
    if (site) {
      return {
        // Its place in the list decides by its people alone.
        subject: subject.slice(0, subject.lastIndexOf('.')),
        is: site.effect!,
        at: placeOf(site),
        people: peopleWhoMeet(resolved, site),
        position,
        // The sentence says its time.
        details: omit(properties, ['text', 'onFrom', 'offFrom']),
      }
    }
    const context = contexts.get(from!)
    if (context) {
      const { id, shows } = context
      return {
        subject,
        is: { kind: 'context', context: id, shows },
        people: peopleOfContext(resolved, id),
        position,
        details: unsaid('contexts', properties),
        section: 'contexts',
      }
    }
    const element = elements.get(path)
    if (element) {
      const { title, route } = element
      const details = route === undefined ? properties : { ...properties, route: JSON.stringify(route) }
      return {
        subject,
        name: element.path,
        is: { kind: 'has', title },
        at: { kind: 'element', path: element.path },
        ...inSection(path),
        people: peopleWhoSee(element),
        position: element.position,
        details,
        isAllDetails: true,
      }
    }
    const [, section, id = ''] = /^(brand|flags|badges|links|guards)(?:\.(.+))?$/.exec(path) ?? []
    if (section === undefined) throw new Error(`No surface says what "${path}" of the compiled manifest is.`)
    const details = unsaid(section as Section, properties)
    if (section === 'guards' && Object.keys(details).length === 0) return undefined
    return {
      subject,
      is: { kind: 'has', title: titleOf(object, section, id) },
      ...(section === 'brand' && { at: { kind: 'everywhere' } }),
      ...inSection(path),
      people: peopleWith(resolved, object, section, id),
      position,
      details,
      isAllDetails: true,
    }
  }
}

function titleOf({ from }: CompiledObject, section: string, id: string): string {
  if (section === 'brand') return 'the brand'
  return from && 'load' in from
    ? `${from.load} loaded by the guard ${id}`
    : `the ${section.slice(0, -1)} ${id}`
}

const peopleWith = (resolved: Resolved, object: CompiledObject, section: string, id: string) =>
  section === 'badges'
    ? peopleWithBadge(resolved, id)
    : section === 'guards'
      ? peopleWithGuard(resolved, id)
      : object.people()

/** People who see an entry or icon with this badge. */
function peopleWithBadge(resolved: Resolved, badge: string): Cover {
  const { header, possible } = resolved
  const ofEntries = entriesOf(resolved).flatMap(({ item, people }) => (item.badge === badge ? [people] : []))
  return union(
    ...ofEntries,
    header.messages?.badge === badge ? intersect(possible, header.messages.when) : NOBODY,
  )
}

/** People who open a page with this guard. */
const peopleWithGuard = (resolved: Resolved, guard: string): Cover =>
  union(
    ...resolved.routes
      .filter(({ guards }) => guards.includes(guard))
      .map((route) => peopleOnPage(resolved, route)),
  )

/** The section that has the words of what lies at this path. */
function inSection(path: string): { section?: Section; path: string } {
  const [section = ''] = path.split('.')
  return isSection(section) ? { section, path } : { path }
}

/** The properties that the sentence leaves out. */
const unsaid = (section: Section, properties: Properties): Properties =>
  omit(
    properties,
    Object.keys(properties).filter((name) => isSaid(section, name)),
  )

/** Where a condition is met. */
export const placeOf = ({ on, path, inside = path }: ConditionSite): Place =>
  on ? { kind: 'route', route: on.id } : { kind: 'element', path: inside }

export const compiledPath = ({ compiled, path }: SurfaceElement) => compiled ?? path.replaceAll('/', '.')

export const omit = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))

const seesEntry = (path: string, { label, target, badge }: ResolvedItem): What => ({
  kind: 'entry',
  ...{ path, label, badge, leads: leadsOf(target) },
})

export const leadsOf = (target: ResolvedTarget): Leads => ({
  ...(target.kind === 'command' && { command: target.command }),
  ...(target.kind === 'external' && { link: target.link }),
  route: targetRoute(target),
  params: 'params' in target ? Object.values(target.params) : [],
})
