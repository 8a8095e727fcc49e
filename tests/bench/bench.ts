// npm run bench [-- <section>…]: what the portal costs in time, and how it compares within one run. It prints only;
// `npm run size` is what fails.
import { benchScreens } from './account-screens.ts'
import { benchAccounts } from './account-pages.ts'
import { benchCheck } from './check-time.ts'
import { benchConditions } from './conditions.ts'
import { benchEdits } from './edits.ts'
import { benchGrowth } from './growth.ts'
import { benchHostile } from './hostile.ts'
import { benchInteraction } from './interaction.ts'
import { benchLoad } from './load.ts'
import { benchPayment } from './payment.ts'
import { benchPlanner } from './planner.ts'
import { benchRoute } from './route-change.ts'
import { benchScale } from './scale/scale.ts'
import { benchView } from './view.ts'

const sections: Record<string, () => Promise<void> | void> = {
  view: benchView,
  load: benchLoad,
  route: benchRoute,
  interaction: benchInteraction,
  check: benchCheck,
  growth: benchGrowth,
  conditions: benchConditions,
  hostile: benchHostile,
  accounts: benchAccounts,
  screens: benchScreens,
  planner: benchPlanner,
  payment: benchPayment,
  edits: benchEdits,
  scale: benchScale,
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
