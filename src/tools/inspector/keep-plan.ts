// "Keep it so": the claim that people like a persona see an entry or open a page, or do not, as they do now.
import type { Change } from '#inspector/make/making.ts'
import type { Cover } from '#manifest/conditions/cover.ts'
import { describePeople } from '#manifest/conditions/in-words.ts'
import { cubeOf, membership } from '#manifest/conditions/membership.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { peopleWhoOpen, peopleWhoSeeAt } from '#manifest/checks/claims.ts'
import { conditionalElement } from '#manifest/surfaces/entries.ts'
import { peopleWhoSee } from '#manifest/surfaces/surface.ts'
import type { Plan } from '../portal/edit/examine.ts'
import { newPlan } from '../portal/edit/new-plan.ts'
import type { From } from '../portal/edit/plans.ts'
import { personaChoices } from './inspection.ts'
import { protectingClaims, factsFor, promiseOf, routeIn, type Facts, type Promised } from './protection.ts'

const VERBS: Readonly<Record<Promised, string>> = {
  shown: 'see',
  hidden: 'do not see',
  opens: 'open',
  closed: 'do not open',
}

/** The plan of `portal new claim` for it; one that changes nothing if a claim holds it already. */
export async function keepPlan(
  from: From,
  { persona, subject }: Pick<Change & { what: 'keep' }, 'persona' | 'subject'>,
): Promise<Plan> {
  const { resolved, texts, product } = from
  const choice = personaChoices(resolved).find(({ id }) => id === persona)
  if (!choice) throw new EditError(`No persona is called "${persona}".`)
  const facts = factsFor(subject, choice.facts)
  const people = peopleOf(resolved, subject, routeIn(subject))
  const answer = membership(resolved, people, cubeOf(resolved, facts))
  if (answer === 'unknown')
    throw new EditError(
      'It depends on more than this table says, as the width of the window: nothing to keep.',
    )
  const { name, field } = promiseOf(subject, answer === 'yes')
  const held = protectingClaims(resolved, facts)(name, field)
  if (held.length > 0)
    return {
      says: held.map(({ id, says }) => `It is kept already, by the claim “${says}” (${id}).`),
      texts: [...texts],
      product,
    }
  const who = peopleLikeThem(resolved, people, facts)
  const says = `${capital(describePeople([cubeOf(resolved, who)], resolved.vocabulary))} ${VERBS[field]} ${name}.`
  const plan = await newPlan(
    from,
    'claim',
    {
      id: freeId(resolved, `${subject}-${field}-${persona}`),
      says,
      source: 'Kept as it was, in the inspector.',
      'claim-for': Object.entries(who)
        .map(([fact, value]) => `${fact}=${value}`)
        .join(','),
      [field]: name,
    },
    undefined,
  )
  return { ...plan, says: [`“${says}” becomes a claim, which every later edit has to keep.`] }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function peopleOf(resolved: Resolved, subject: string, route: string | undefined): Cover {
  if (route !== undefined) return peopleWhoOpen(resolved, route)
  const element = conditionalElement(resolved, subject)
  const people = peopleWhoSeeAt(resolved).get(subject) ?? (element && peopleWhoSee(element))
  if (!people) throw new EditError(`Nothing to see is called "${subject}".`)
  return people
}

/**
 * Facts that contexts ask for say who somebody is and stay; any other is left out as long as the answer is the same for
 * everybody without it.
 */
function peopleLikeThem(resolved: Resolved, people: Cover, facts: Facts): Facts {
  const asked = new Set(
    resolved.contexts.flatMap(({ when }) => when.flatMap((cube) => cube.filter((_, i) => i % 2 === 0))),
  )
  const answer = membership(resolved, people, cubeOf(resolved, facts))
  let who = facts
  for (const id of Object.keys(facts)) {
    if (asked.has(resolved.vocabulary.byId.get(id)?.index ?? -1)) continue
    const { [id]: _, ...fewer } = who
    if (membership(resolved, people, cubeOf(resolved, fewer)) === answer) who = fewer
  }
  return who
}

function freeId({ claims }: Resolved, words: string): string {
  const id = words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const taken = new Set(claims.map((claim) => claim.id))
  return taken.has(id) ? `${id}-${claims.length}` : id
}
