// What the inspector shows of one person: every entry and route with its reasons, from the same explanations as
// `portal explain`.
import type { FactWords, Inspection, Part, PersonaWords, Reasons } from '../inspector/inspection.ts'
import { bySubject } from '../inspector/tree.ts'
import { intersect, EVERYBODY, type Cover, type Cube } from '../manifest/cover.ts'
import {
  conclude,
  explainEntry,
  explainMenu,
  explainRoute,
  layer,
  type Explanation,
  type Layer,
} from '../manifest/explain.ts'
import type { Linked, LinkedItem } from '../manifest/linked.ts'
import type { Place } from '../manifest/problem.ts'
import { cubeOf, possible, smallestChanges, type KnownFacts } from '../manifest/standing.ts'
import { surfacePeople } from '../manifest/surfaces.ts'
import { endText, wanted } from './explain.ts'
import { factsOf, type Situation } from './people.ts'

/** What is there, and what of it does a person with these facts see? A word that is not declared is an error naming it. */
export function inspect(linked: Linked, facts: KnownFacts, subject?: string): Omit<Inspection, 'folder'> {
  const person = cubeOf(linked, facts)
  const { area: _, ...anywhere } = facts
  const impossible = contradiction(linked, person)
  const tree = [
    heading('Around the page', surfaceParts(linked, person)),
    heading('Menus', menuParts(linked, person)),
    heading('Footer', footerParts(linked, person)),
    heading('Booking cards', cardParts(linked, person)),
    heading('Dialogs on arrival', dialogParts(linked, person)),
    heading('Routes', routeParts(linked, cubeOf(linked, anywhere))),
  ]
  const asked = bySubject(tree).get(subject ?? '')?.reasons
  return {
    facts: factWords(linked),
    personas: personaWords(linked),
    ...(impossible ? { impossible } : {}),
    tree,
    turns: { subject, ways: (asked && explanationOf.get(asked)?.turns) ?? [] },
  }
}

const heading = (label: string, children: Part[]): Part => ({ subject: `# ${label}`, label, children })

const factWords = ({ vocabulary }: Linked): FactWords[] =>
  vocabulary.facts.map(({ id, description, values, meanings }) => ({
    id,
    description,
    values: values.map((value, index) => ({ id: value, meaning: meanings[index] ?? value })),
  }))

/** Personas in their situations, the one they start in first. Their screen view stays that of the window. */
const personaWords = ({ personas, flags }: Linked): PersonaWords[] =>
  personas.personas.flatMap((persona) =>
    persona.situations
      .toSorted((a, b) => Number(b.id === persona.starts) - Number(a.id === persona.starts))
      .map((situation) => {
        const { view: _, ...facts } = factsOf(persona, situation, Object.keys(flags))
        return {
          id: `${persona.id}/${situation.id}`,
          name: `${persona.name}, ${situationWords(personas, situation)}`,
          about: persona.about,
          facts: facts as Record<string, string>,
        }
      }),
  )

/** "viewing-margaret-hale" as people say it. */
function situationWords({ people }: Linked['personas'], { id, 'acting-for': actingFor }: Situation): string {
  const words = id.replaceAll('-', ' ')
  const name = people.find((person) => person.id === actingFor)?.name
  return name === undefined ? words : words.replace(name.toLowerCase(), name)
}

/** Why can nobody have these facts, and what is the least to change so that somebody can? */
function contradiction(linked: Linked, person: Cube): Inspection['impossible'] {
  if (possible(linked, person).length > 0) return undefined
  return {
    reasons: linked.invariants
      .filter(({ never }) => intersect(never, [person]).length > 0)
      .map(({ why, place }) => ({ why, place })),
    ways: smallestChanges(linked, EVERYBODY, person),
  }
}

function surfaceParts(linked: Linked, person: Cube): Part[] {
  const { header, banner } = linked
  const { panel } = header
  const inPanel = { text: 'the side panel can be opened', when: panel.when, place: panel.place }
  const own = (text: string, part: { when: Cover; place: Place }) => ({
    text: `${text} is for this person`,
    ...part,
  })
  const surfaces = [
    {
      id: 'messages-icon',
      label: header.messages.label,
      layers: [own('the messages icon', header.messages)],
    },
    { id: 'user-icon', label: header.userIcon.label, layers: [own('the account icon', header.userIcon)] },
    { id: 'panel', label: 'Side panel', layers: [inPanel] },
    { id: 'back', label: panel.back.label, layers: [inPanel, own('the way back', panel.back)] },
    { id: 'picker', label: panel.picker.label, layers: [inPanel, own('the account picker', panel.picker)] },
    {
      id: 'banner',
      label: 'Granted-access banner',
      layers: [
        own('the banner', { when: banner.when, place: { file: 'config/banner.json', line: 1, column: 1 } }),
      ],
    },
  ]
  return surfaces.map(({ id, label, layers }) => {
    const asked = layers.map(({ text, when, place }) => layer(linked, text, when, place, person))
    const told = conclude(linked, id, surfacePeople(linked, id) ?? [], person, asked)
    return { subject: id, label, reasons: reasons(told, layers.at(-1)!.place), children: [] }
  })
}

const menuParts = (linked: Linked, person: Cube): Part[] =>
  [...linked.menus.values()].map(({ id, place, items }) => ({
    subject: id,
    label: id,
    reasons: reasons(explainMenu(linked, id, person), place),
    children: itemParts(linked, items, id, person),
  }))

const footerParts = (linked: Linked, person: Cube): Part[] =>
  linked.footer.groups.map(({ id, heading: label, items }) => ({
    subject: `footer/${id}`,
    label,
    children: itemParts(linked, items, `footer/${id}`, person),
  }))

const cardParts = (linked: Linked, person: Cube): Part[] =>
  [...linked.cards].map(([id, { title, actions }]) => ({
    subject: `cards/${id}`,
    label: title,
    children: itemParts(linked, actions, `cards/${id}`, person),
  }))

const itemParts = (linked: Linked, items: readonly LinkedItem[], path: string, person: Cube): Part[] =>
  items.map((item) => {
    const subject = `${path}/${item.id}`
    const told = explainEntry(linked, subject, person)
    return {
      subject,
      label: item.label || item.id,
      ...(told ? { reasons: reasons(told, item.place) } : {}),
      children: item.target.kind === 'group' ? itemParts(linked, item.target.children, subject, person) : [],
    }
  })

const dialogParts = (linked: Linked, person: Cube): Part[] =>
  linked.dialogs.map(({ id, when, place, note }) => {
    const asked = [layer(linked, `dialog "${id}" is for this person`, when, place, person, note)]
    const told = conclude(linked, `dialog ${id}`, intersect(linked.legal, when), person, asked)
    return { subject: `dialog ${id}`, label: id, reasons: reasons(told, place), children: [] }
  })

/** Routes by the file they are written in. */
const routeParts = (linked: Linked, person: Cube): Part[] =>
  [...Map.groupBy(linked.routes, ({ place }) => place.file)].map(([file, routes]) => ({
    subject: `# ${file}`,
    label: file.replace(/^config\//, ''),
    children: routes.map(({ id, path, title, place }) => {
      const told = explainRoute(linked, id, person)
      return {
        subject: `route ${id}`,
        label: `${title} ${path}`,
        ...(/[:*]/.test(path) ? {} : { path }),
        ...(told
          ? {
              reasons: reasons(
                told,
                place,
                told.ends.map((end) => endText(linked, end)),
              ),
            }
          : {}),
        children: [],
      }
    }),
  }))

const explanationOf = new WeakMap<Reasons, Explanation>()

function reasons(told: Explanation, place: Place, ends: string[] = []): Reasons {
  const { verdict, layers, decider } = told
  const note = decider?.note
  const made: Reasons = {
    status: verdict,
    because: because(told, ends),
    place,
    ...(note === undefined ? {} : { note }),
    steps: layers.map((each) => ({ text: stepText(each), answer: each.answer, place: each.place })),
    ends,
  }
  explanationOf.set(made, told)
  return made
}

const stepText = ({ what, wants }: Layer): string =>
  wants.length > 0 ? `${what}: wants ${wants.map(wanted).join(', and ')}` : what

/** The reason in one line. A condition that fails is told by what it wants. */
function because({ verdict, layers, decider }: Explanation, ends: readonly string[]): string {
  if (verdict === 'shown') return layers.length === 1 ? 'its condition holds' : 'all its conditions hold'
  if (verdict === 'pending')
    return decider ? `not known yet: ${decider.what}` : 'it depends on what is not known yet'
  if (decider?.wants.length) return `wants ${decider.wants.map(wanted).join(', and ')}`
  if (decider) return `not so: ${decider.what}`
  return ends.length > 0 ? ends.join('; ') : 'none of its entries is shown'
}
