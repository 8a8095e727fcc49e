// portal menus: prints what a persona sees around every screen.
import type { Manifest, Route } from '#manifest/manifest.ts'
import { nextStep } from '#runtime/next-step.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { resolvePortalView } from '#runtime/resolve.ts'
import { factsOfPersona, type Persona } from '#manifest/resolve/persona-facts.ts'
import { valuesOf, type Personas, type Who } from './people.ts'
import { tabsText } from './tabs-text.ts'
import { indent } from '#manifest/surfaces/view.ts'
import { sameEverywhereText, viewParts, viewText } from './view-text.ts'

/** The whole view of one persona: every situation, every area in which a screen opens for them. */
export function menusText(manifest: Manifest, persona: Persona, personas: Personas, only?: string): string {
  const encode = createEncoder(manifest)
  const lines = [
    `${persona.name} (${[persona.row, persona.id].filter(Boolean).join(' ')}), on ${persona.platform === 'pwa' ? 'the installed app' : 'the web'}`,
  ]
  for (const situation of persona.situations) {
    const facts = factsOfPersona(persona, situation, manifest)
    const values = valuesOf(persona, situation, personas, manifest)
    const areas = openAreas(manifest, facts).filter((area) => only === undefined || area === only)
    lines.push('', `situation ${situation.id}`)
    for (const area of areas) {
      const view = resolvePortalView(manifest, encode({ ...facts, area }), values)
      const tabs = tabsText(manifest, { ...facts, area }, openRoutes(manifest, facts, area))
      lines.push(
        ...indent([
          `area ${area}: context ${view.context ?? 'pending'}`,
          ...indent([...viewText(view), ...tabs]),
        ]),
      )
    }
    const anywhere = resolvePortalView(manifest, encode({ ...facts, area: areas[0] ?? 'default' }), values)
    lines.push(...indent(sameEverywhereText(anywhere)))
  }
  return `${lines.join('\n')}\n`
}

/** Areas of the routes whose screens open for this person, in the order in which routes name them. */
export function openAreas(manifest: Manifest, facts: Facts): string[] {
  const areas = manifest.facts.find(({ id }) => id === 'area')?.values ?? []
  return areas.filter((area) => openRoutes(manifest, facts, area).length > 0)
}

/** The routes of an area whose screens open for this person. */
export function openRoutes(manifest: Manifest, facts: Facts, area: string): Route[] {
  const encode = createEncoder(manifest)
  return manifest.routes.filter((route) => {
    if (route.area !== area) return false
    const loaded = new Set<string>()
    let step = nextStep({ manifest, encode, facts }, [route])
    while (step.kind === 'load' && step.onError === 'continue')
      step = nextStep({ manifest, encode, facts }, [route], loaded.add(step.guard))
    return step.kind === 'show'
  })
}

/** The view of one person in one area, as text and as data. */
export function viewOf(
  manifest: Manifest,
  { name, facts, values }: Who,
  area = 'default',
): { text: string; view: unknown } {
  const view = resolvePortalView(manifest, createEncoder(manifest)({ ...facts, area }), values)
  return {
    text: `${[name, ...indent([`area ${area}: context ${view.context ?? 'pending'}`, ...indent(viewText(view)), ...sameEverywhereText(view)])].join('\n')}\n`,
    view,
  }
}

/** One line for each persona and situation: context and top-level entries on an ordinary page. */
export function menusTable(
  manifest: Manifest,
  personas: Personas,
): { text: string; rows: Record<string, string>[] } {
  const encode = createEncoder(manifest)
  const columns = viewParts().flatMap(({ column }) => column ?? [])
  const rows = personas.personas.flatMap((persona) =>
    persona.situations.map((situation): Record<string, string> => {
      const facts = { ...factsOfPersona(persona, situation, manifest), area: 'default' }
      const view = resolvePortalView(
        manifest,
        encode(facts),
        valuesOf(persona, situation, personas, manifest),
      )
      return {
        persona: persona.id,
        situation: situation.id,
        context: view.context ?? 'pending',
        ...Object.fromEntries(columns.map(({ title, text }) => [title, text(view)])),
      }
    }),
  )
  const heads = Object.keys(rows[0] ?? {})
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => row[head]!.length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd()
  return {
    text: `${[line(heads), line(widths.map((width) => '─'.repeat(width))), ...rows.map((row) => line(heads.map((head) => row[head]!)))].join('\n')}\n`,
    rows,
  }
}
