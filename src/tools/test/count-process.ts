// Loaded by every Node process of a counted run: notes which script it runs, for the budget of processes.
import { appendFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const script = relative(join(import.meta.dirname, '../../..'), process.argv[1] ?? '')
// Commands and servers of the project; the runners and their workers are not of interest.
if (isMainThread && /^(src|tests)\b/.test(script) && process.env.PORTAL_TEST_COUNTS)
  appendFileSync(
    join(process.env.PORTAL_TEST_COUNTS, 'processes.jsonl'),
    `${JSON.stringify({ script: script.replaceAll(sep, '/') })}\n`,
  )
