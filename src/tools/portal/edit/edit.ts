// portal new, move, rename, remove, announce, close and open. Loaded only by them, because generating needs more code than answering.
import { resolve } from 'node:path'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { askOnTerminal } from '../terminal.ts'
import { carryOut } from './carry-out.ts'
import { codeFolders } from './code-names.ts'
import { movePlan, type MoveOptions } from './move-plan.ts'
import { newPlan } from './new-plan.ts'
import { mustBeAsked } from './new-questions.ts'
import { announcePlan, closePlan, openPlan, type NoticeOptions } from './notice-plans.ts'
import { removePlan, renamePlan, type From } from './plans.ts'

export type EditName = 'new' | 'move' | 'rename' | 'remove' | 'announce' | 'close' | 'open'

interface Options extends MoveOptions, NoticeOptions {
  instead?: string
  on?: boolean
  off?: boolean
  yes?: boolean
  json?: boolean
}

/** Returns the exit code. */
export async function editCommand(
  command: EditName,
  words: readonly string[],
  given: Options & Readonly<Record<string, unknown>>,
  {
    config,
    texts,
    resolved,
    product,
  }: { config: string; texts: readonly ConfigText[]; resolved: Resolved; product: Supplied },
): Promise<number> {
  const from: From = { resolved, texts, product, code: codeFolders(resolve(config)) }
  const ask = askOnTerminal()
  const { instead, on, off, yes = false, json = false } = given
  const plans = {
    new: () => {
      mustBeAsked(words[0], given, from, ask !== undefined)
      return newPlan(from, words[0], given, ask)
    },
    move: () => movePlan(from, words, given),
    rename: () => renamePlan(from, words),
    announce: () => announcePlan(from, words, given, new Date()),
    close: () => closePlan(from, words, given, new Date()),
    open: () => openPlan(from, words),
    remove: () => removePlan(from, words, { instead, flagIs: on ? true : off ? false : undefined }),
  }
  const plan = await plans[command]()
  return carryOut(plan, { config: resolve(config), before: texts, product, yes, json, ask })
}
