// What claims no longer say after something is removed.
import type { Linked, LinkedClaim } from '#manifest/link/linked.ts'

const KEPT = {
  shown: 'is shown',
  hidden: 'is hidden',
  opens: 'opens',
  closed: 'is closed',
} as const

/** A line for each statement that goes from a claim, and for each claim that goes. */
export function lostClaims(before: Linked, after: Linked): string[] {
  const left = new Map(after.claims.map((claim) => [claim.id, claim]))
  const spoken = new Set(after.claims.flatMap((claim) => statements(claim).map(({ name }) => name)))
  return before.claims.flatMap((claim) => {
    const now = left.get(claim.id)
    const says = new Set((now ? statements(now) : []).map(({ text }) => text))
    const lost = statements(claim).filter(({ text }) => !says.has(text))
    if (lost.length === 0) return []
    const head = `claim ${claim.id} (“${claim.says}”) ${now ? 'no longer says' : 'goes, and said'}:`
    return [
      head,
      ...lost.map(({ text, name }) => `  ${text}${spoken.has(name) ? '' : '; no claim protects it now'}`),
    ]
  })
}

const statements = (claim: LinkedClaim): { text: string; name: string }[] =>
  (['shown', 'hidden', 'opens', 'closed'] as const).flatMap((kind) =>
    claim[kind].map((each) => {
      const name = typeof each === 'string' ? each : each.path
      return { text: `${name} ${KEPT[kind]}`, name }
    }),
  )
