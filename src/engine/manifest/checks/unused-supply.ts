// unused-supply: a name that the portal's definition supplies and no manifest uses.
import { problem, type Check } from './check.ts'

const WHAT = {
  command: 'command',
  slot: 'slot',
  source: 'list',
  value: 'value',
  load: 'loader',
  icon: 'icon',
  'seen-key': 'key of a dialog',
} as const

/** What code waits for: without a manifest that runs or loads it, a screen would lack what it needs. */
const NEEDED = new Set(['command', 'load'])

export const unusedSupply: Check = ({ ownNames, used }) =>
  ownNames.flatMap(({ kind, name, position }) =>
    position === undefined || used.has(`${kind} ${name}`)
      ? []
      : [
          problem(
            position,
            'unused-supply',
            `The definition supplies the ${WHAT[kind]} "${name}", and no manifest uses it, so its code is for nobody.`,
            'Use it in a manifest, or remove it from the definition.',
            NEEDED.has(kind) ? 'error' : 'warning',
          ),
        ],
  )
