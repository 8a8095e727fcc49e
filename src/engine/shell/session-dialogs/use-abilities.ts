// What somebody can do in another person's account, and what only its owner can: by the routes and parts of the manifest that
// say what they let people do.
import { useEffect, useState } from 'react'
import { routeOf, type Manifest, type PageWords } from '#manifest/manifest.ts'
import type { Facts, Person } from '#runtime/person.ts'
import { evaluate } from '#runtime/evaluate.ts'
import { usePortalState, useServices } from '../state/portal-services.tsx'

export interface Abilities {
  own: string[]
  ofOwnerOnly: string[]
}

/** Undefined until they are there. `given`: the words, where they are there already. */
export function useAbilities(given?: PageWords['lets']): Abilities | 'failed' | undefined {
  const { pageWords, report } = useServices()
  const [lets, setLets] = useState<PageWords['lets'] | 'failed' | undefined>(given)
  useEffect(() => {
    if (given) return
    const fail = (error: unknown) => {
      report(error)
      setLets('failed')
    }
    void pageWords().then((words) => setLets(words.lets), fail)
  }, [given, pageWords, report])
  const { manifest, encode, facts } = usePortalState()
  return lets === undefined || lets === 'failed' ? lets : abilitiesOf(lets, manifest, encode, facts)
}

export function abilitiesOf(
  lets: PageWords['lets'],
  manifest: Manifest,
  encode: (facts: Facts) => Person,
  facts: Facts,
): Abilities {
  const may = (who: Facts, name: string): boolean => {
    const [id, part] = name.split('/')
    const route = routeOf(manifest, id)
    if (!route) return false
    const { area, match, admits, parts = {} } = route
    const person = encode({ ...who, area })
    const conditions = part === undefined ? [match, admits] : [match, admits, parts[part]!]
    return conditions.every((condition) => evaluate(manifest, condition, person) === 'yes')
  }
  const ofGrant = manifest.facts.flatMap(({ id, from }) =>
    from?.kind === 'grant' ? [[id, from.otherwise] as const] : [],
  )
  const owner = { ...facts, ...Object.fromEntries(ofGrant), session: 'normal' }
  const names = Object.keys(lets)
  return {
    own: names.filter((name) => may(facts, name)).map((name) => lets[name]!),
    ofOwnerOnly: names.filter((name) => may(owner, name) && !may(facts, name)).map((name) => lets[name]!),
  }
}
