// portal menus: what a persona sees around every screen, as text.
import type { Manifest } from '../manifest/manifest.ts'
import { nextStep } from '../runtime/journey.ts'
import { makeEncoder, type Facts } from '../runtime/person.ts'
import { resolvePortalView } from '../runtime/resolve.ts'
import { factsOf, valuesOf, type Persona, type Personas } from './people.ts'
import { footerText, indent, viewText } from './view-text.ts'

/** The whole view of one persona: every situation, every area in which a screen opens for them. */
export function menusText(manifest: Manifest, persona: Persona, personas: Personas, only?: string): string {
  const encode = makeEncoder(manifest)
  const lines = [
    `${persona.name} (${persona.row} ${persona.id}), on ${persona.platform === 'pwa' ? 'the installed app' : 'the web'}`,
  ]
  for (const situation of persona.situations) {
    const facts = factsOf(persona, situation, Object.keys(manifest.flags))
    const values = valuesOf(persona, situation, personas)
    const areas = openAreas(manifest, facts).filter((area) => only === undefined || area === only)
    lines.push('', `situation ${situation.id}`)
    for (const area of areas) {
      const view = resolvePortalView(manifest, encode({ ...facts, area }), values)
      lines.push(...indent([`area ${area}: context ${view.context ?? 'pending'}`, ...indent(viewText(view))]))
    }
    const anywhere = resolvePortalView(manifest, encode({ ...facts, area: areas[0] ?? 'default' }), values)
    lines.push(...indent(footerText(anywhere)))
  }
  return `${lines.join('\n')}\n`
}

/** Areas of the routes whose screens open for this person, in the order in which routes name them. */
export function openAreas(manifest: Manifest, facts: Facts): string[] {
  const encode = makeEncoder(manifest)
  const areas = manifest.facts.find(({ id }) => id === 'area')?.values ?? []
  return areas.filter((area) =>
    manifest.routes.some((route) => {
      if (route.area !== area) return false
      let step = nextStep({ manifest, encode, facts }, [route])
      while (step.kind === 'load' && step.onError === 'continue')
        step = nextStep({ manifest, encode, facts }, [route], step.passed)
      return step.kind === 'show'
    }),
  )
}
