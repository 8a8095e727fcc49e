// The commands that write config: new, move, rename, remove, announce, close, open.
import { mustBeBase } from '../../layers.ts'
import type { EditName } from '../edit/edit.ts'
import type { CommandName } from '../command-line.ts'
import type { EditCommand } from './command.ts'

const edit =
  (command: EditName): EditCommand =>
  async ({ rest, values, ...manifests }) => {
    mustBeBase(manifests.layers)
    // Only here: generating needs more code than answering.
    const { editCommand } = await import('../edit/edit.ts')
    return editCommand(command, rest, values, manifests)
  }

export const edits = {
  new: edit('new'),
  move: edit('move'),
  rename: edit('rename'),
  remove: edit('remove'),
  announce: edit('announce'),
  close: edit('close'),
  open: edit('open'),
} satisfies Partial<Record<CommandName, EditCommand>>
