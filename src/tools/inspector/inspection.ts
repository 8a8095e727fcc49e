// Collects what the inspector shows for one person: every entry and route with its reasons, from the same explanations
// as `portal explain`.
import type { FactChoice, Inspection, PersonaChoice, Reasons, InspectedNode } from '#inspector/inspection.ts'
import { bySubject } from '#inspector/tree.ts'
import { explainElement, explainEntry, explainRoute, type Explanation } from '#manifest/change/explain.ts'
import type { Layer } from '#manifest/change/explanation-step.ts'
import type { Cube } from '#manifest/conditions/cover.ts'
import { cubeOf, type KnownFacts } from '#manifest/conditions/membership.ts'
import type { Resolved, ResolvedItem } from '#manifest/resolve/resolved.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import type { SurfaceElement } from '#manifest/surfaces/surface.ts'
import { wantsText } from '../portal/change-text.ts'
import { destinationText } from '../portal/explain.ts'
import { contradiction } from '../portal/impossible.ts'
import { flagDates } from '../portal/dates.ts'
import { factsOfPersona, type Situation } from '#manifest/resolve/persona-facts.ts'

/** Every entry and route, and whether a person with these facts sees it. Throws when a fact or value is not declared. */
export function inspect(resolved: Resolved, facts: KnownFacts, subject?: string): Inspection {
  const person = cubeOf(resolved, facts)
  const { area: _, ...anywhere } = facts
  const impossible = contradiction(resolved, person)
  const tree = [
    ...surfaceLines(resolved, person),
    heading('Routes', routeLines(resolved, cubeOf(resolved, anywhere))),
  ]
  const asked = bySubject(tree).get(subject ?? '')?.reasons
  return {
    facts: factChoices(resolved),
    personas: personaChoices(resolved),
    flagDates: flagDates(resolved),
    ...(impossible ? { impossible } : {}),
    tree,
    changes: { subject, ways: (asked && explanationOf.get(asked)?.changes) ?? [] },
  }
}

const heading = (label: string, children: InspectedNode[]): InspectedNode => ({
  subject: `# ${label}`,
  label,
  children,
})

const factChoices = ({ vocabulary }: Resolved): FactChoice[] =>
  vocabulary.facts.map(({ id, description, values, meanings }) => ({
    id,
    description,
    values: values.map((value, index) => ({ id: value, meaning: meanings[index] ?? value })),
  }))

/** Personas in their situations, the initial one first. The fact `view` stays that of the window. */
export const personaChoices = ({ personas, flags, vocabulary }: Resolved): PersonaChoice[] =>
  personas.personas.flatMap((persona) =>
    persona.situations
      .toSorted((a, b) => Number(b.id === persona.starts) - Number(a.id === persona.starts))
      .map((situation) => {
        const { view: _, ...facts } = factsOfPersona(persona, situation, { facts: vocabulary.facts, flags })
        return {
          id: `${persona.id}/${situation.id}`,
          name: `${persona.name}, ${situationName(personas, situation)}`,
          about: persona.about,
          facts: facts as Record<string, string>,
        }
      }),
  )

/** "viewing-margaret-hale" in words. */
function situationName({ people }: Resolved['personas'], { id, 'acting-for': actingFor }: Situation): string {
  const words = id.replaceAll('-', ' ')
  const name = people.find((person) => person.id === actingFor)?.name
  return name === undefined ? words : words.replace(name.toLowerCase(), name)
}

/** The elements of every surface, under its heading. */
const surfaceLines = (resolved: Resolved, person: Cube): InspectedNode[] =>
  [...Map.groupBy(resolved.surfaces, ({ heading: label }) => label)].map(([label, surfaces]) =>
    heading(
      label,
      surfaces.flatMap((surface) =>
        surface.elements(resolved).map((element) => elementLine(resolved, element, person)),
      ),
    ),
  )

function elementLine(resolved: Resolved, element: SurfaceElement, person: Cube): InspectedNode {
  const { path, label, when, position, items = [] } = element
  return {
    subject: path,
    label: resolved.menus.get(path)?.label ?? label,
    ...(when === undefined ? {} : { reasons: reasons(explainElement(resolved, element, person), position) }),
    children: itemLines(resolved, items, path, person),
  }
}

const itemLines = (
  resolved: Resolved,
  items: readonly ResolvedItem[],
  path: string,
  person: Cube,
): InspectedNode[] =>
  items.map((item) => {
    const subject = `${path}/${item.id}`
    const explanation = explainEntry(resolved, subject, person)
    return {
      subject,
      label: item.label || item.id,
      ...(explanation ? { reasons: reasons(explanation, item.position) } : {}),
      children:
        item.target.kind === 'group' ? itemLines(resolved, item.target.children, subject, person) : [],
    }
  })

/** Routes by the file they are written in. */
const routeLines = (resolved: Resolved, person: Cube): InspectedNode[] =>
  [...Map.groupBy(resolved.routes, ({ position }) => position.file)].map(([file, routes]) => ({
    subject: `# ${file}`,
    label: file.replace(/^config\//, ''),
    children: routes.map(({ id, path, title, position }) => {
      const explanation = explainRoute(resolved, id, person)
      return {
        subject: `route ${id}`,
        label: `${title} ${path}`,
        ...(/[:*]/.test(path) ? {} : { path }),
        ...(explanation
          ? {
              reasons: reasons(
                explanation,
                position,
                explanation.ends.map((end) => destinationText(resolved, end)),
              ),
            }
          : {}),
        children: [],
      }
    }),
  }))

const explanationOf = new WeakMap<Reasons, Explanation>()

function reasons(explanation: Explanation, position: SourcePosition, ends: string[] = []): Reasons {
  const { verdict, layers, decider } = explanation
  const note = decider?.note
  const made: Reasons = {
    status: verdict,
    because: because(explanation, ends),
    position,
    ...(note === undefined ? {} : { note }),
    steps: layers.map((each) => ({ text: stepText(each), answer: each.answer, position: each.position })),
    ends,
  }
  explanationOf.set(made, explanation)
  return made
}

const stepText = ({ what, wants }: Layer): string =>
  wants.length > 0 ? `${what}: ${wantsText(wants)}` : what

/** The reason in one line. A condition that fails is explained by what it wants. */
function because({ verdict, layers, decider }: Explanation, ends: readonly string[]): string {
  if (verdict === 'shown') return layers.length === 1 ? 'its condition holds' : 'all its conditions hold'
  if (verdict === 'pending')
    return decider ? `not known yet: ${decider.what}` : 'it depends on what is not known yet'
  if (decider?.wants.length) return wantsText(decider.wants)
  if (decider) return `not so: ${decider.what}`
  return ends.length > 0 ? ends.join('; ') : 'none of its entries is shown'
}
