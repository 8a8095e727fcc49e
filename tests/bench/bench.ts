// npm run bench [-- <section>…]: what the portal costs in time, and how it compares within one run. It prints only;
// `npm run size` is what fails.
import { benchEdits } from './edits.ts'
import { benchGrowth } from './growth.ts'
import { benchHostile } from './hostile.ts'
import { benchInteraction } from './interaction.ts'
import { benchLoad } from './load.ts'
import { benchScale } from './scale/scale.ts'
import { benchView } from './view.ts'

const sections: Record<string, () => Promise<void> | void> = {
  view: benchView,
  load: benchLoad,
  interaction: benchInteraction,
  growth: benchGrowth,
  hostile: benchHostile,
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
