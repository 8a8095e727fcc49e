// npm run bench [-- <section>…]: what the portal costs, as ratios within one run. Nothing fails here; size has budgets.
import { benchCheck } from './bench/check-time.ts'
import { benchConditions } from './bench/conditions.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchHostile } from './bench/hostile.ts'
import { benchLoad } from './bench/load.ts'
import { benchRoute } from './bench/route-change.ts'
import { benchView } from './bench/view.ts'

const sections: Record<string, () => Promise<void> | void> = {
  view: benchView,
  load: benchLoad,
  route: benchRoute,
  check: benchCheck,
  growth: benchGrowth,
  conditions: benchConditions,
  hostile: benchHostile,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(
    `There is no section "${unknown.join('", "')}". The sections: ${Object.keys(sections).join(', ')}.`,
  )
  process.exit(2)
}
for (const [name, run] of Object.entries(sections))
  if (asked.length === 0 || asked.includes(name)) await run()
