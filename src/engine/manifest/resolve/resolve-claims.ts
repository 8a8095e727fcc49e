// Resolves claims: the people each is about, and the routes and entries it mentions.
import type { ResolvedClaim } from './resolved.ts'
import type { Scope } from './scope.ts'
import type { ClaimsFile } from '../read/types.gen.ts'

const PROMISES = ['context', 'shown', 'hidden', 'opens', 'closed'] as const

type Promises = { readonly [Key in (typeof PROMISES)[number]]?: string | readonly unknown[] | undefined }

/** A claim without any of it would hold whatever the manifests say. */
export const promisesNothing = (claim: Promises): boolean =>
  PROMISES.every((key) => claim[key] === undefined || claim[key].length === 0)

export function resolveClaims(scope: Scope): ResolvedClaim[] {
  const { claims } = scope.file.value as ClaimsFile
  return claims.map((claim, i) => {
    const pointer = `/claims/${i}`
    const so = `so the claim “${claim.says}” would say nothing of it`
    const entries = (key: 'shown' | 'hidden') =>
      (claim[key] ?? []).map((path, n) => {
        scope.recordReference('entry', path, `${pointer}/${key}/${n}`)
        return { path, position: scope.position(`${pointer}/${key}/${n}`) }
      })
    const routes = (key: 'opens' | 'closed') =>
      (claim[key] ?? []).filter((id, n) => scope.checkName('route', id, `${pointer}/${key}/${n}`, so))
    if (promisesNothing(claim))
      scope.report(
        pointer,
        'structure',
        `The claim “${claim.says}” promises nothing, so it would hold whatever the manifests say.`,
        `Write what it promises, in one of ${PROMISES.join(', ')}; or remove it.`,
      )
    if (claim.context !== undefined) scope.checkName('context', claim.context, `${pointer}/context`, so)
    return {
      id: claim.id,
      says: claim.says,
      source: claim.source,
      for: scope.peopleWhoMeet(claim.for, `${pointer}/for`),
      context: claim.context,
      shown: entries('shown'),
      hidden: entries('hidden'),
      opens: routes('opens'),
      closed: routes('closed'),
      note: claim.note,
      position: scope.position(pointer),
    }
  })
}
