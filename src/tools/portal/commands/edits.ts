// The commands that write config: new, rename, remove.
import { join, resolve } from 'node:path'
import { root } from '../../config-folder.ts'
import { carryOut } from '../edit/carry-out.ts'
import { newPlan } from '../edit/new-plan.ts'
import { removePlan, renamePlan } from '../edit/plans.ts'
import { askOnTerminal } from '../terminal.ts'
import { Usage } from '../usage.ts'
import type { ManifestCall, ManifestCommand } from './command.ts'

type Plans = Parameters<typeof renamePlan>[0]
type Ask = ReturnType<typeof askOnTerminal>

const edit =
  (
    planOf: (
      from: Plans,
      call: ManifestCall,
      ask: Ask,
    ) => Parameters<typeof carryOut>[0] | Promise<Parameters<typeof carryOut>[0]>,
  ): ManifestCommand =>
  async (call) => {
    const { values, config, texts, screens, linked, day } = call
    if (day !== undefined) throw new Usage('--as-of is for commands that answer; this one writes.')
    const folder = resolve(config)
    const ask = askOnTerminal()
    const from = { linked, texts, screens, isShipped: folder === join(root, 'config') }
    return carryOut(await planOf(from, call, ask), {
      config: folder,
      before: texts,
      screens,
      yes: values.yes ?? false,
      json: values.json ?? false,
      ask,
    })
  }

export const edits = {
  new: edit((from, { rest, values }, ask) => newPlan(from, rest[0], values, ask)),
  rename: edit((from, { rest }) => renamePlan(from, rest)),
  remove: edit((from, { rest, values: { instead, on, off } }) =>
    removePlan(from, rest, { instead, flagIs: on ? true : off ? false : undefined }),
  ),
} satisfies Record<string, ManifestCommand>
