// How much a month makes a goal likely? Asked of the same simulated paths as everything else about the plan.
import { fillNormals } from './normals.ts'
import { lawOfMonth, type Plan } from './simulation.ts'

/** A goal is likely where so large a share of the paths reaches it. */
export const LIKELY = 0.9

/**
 * What must be added each month, in place of the plan's own payment, for this share of the paths to end with the goal: whole
 * pounds in pence, 0 where nothing need be added. The end of a path rises in a straight line with the payment, so each path
 * has its own least payment, and the answer is exact for these paths.
 */
export function monthlyNeeded(
  plan: Plan,
  goalPence: number,
  share: number,
  { paths, seed }: { paths: number; seed: number },
): number {
  const { centre, spread } = lawOfMonth(plan)
  const normals = new Float64Array(plan.years * 12)
  const needed = Float64Array.from({ length: paths }, (_, path) => {
    fillNormals(normals, seed, path)
    let ofInitial = plan.initialPence
    let ofOnePenny = 0
    for (const normal of normals) {
      const growth = Math.exp(centre + spread * normal)
      ofInitial *= growth
      ofOnePenny = (ofOnePenny + 1) * growth
    }
    return (goalPence - ofInitial) / ofOnePenny
  }).toSorted()
  const pence = needed[Math.ceil(share * paths) - 1] ?? 0
  return Math.max(0, Math.ceil(pence / 100) * 100)
}
