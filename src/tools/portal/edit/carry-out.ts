// Shows what an edit of config/ does, asks, and writes it.
import { join } from 'node:path'
import type { Supplied } from '#manifest/supplied.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { layerFiles } from '../../config-folder.ts'
import { productFolder } from '../../product.ts'
import { beginWriting } from '../../writing-lock.ts'
import { textAt } from '../../inspector/undo-stack.ts'
import type { Ask } from '../terminal.ts'
import { examine, type Plan } from './examine.ts'
import { takingBack } from './take-back.ts'
import { writePlan } from './write-plan.ts'

interface Options {
  /** The config folder. */
  config: string
  before: readonly ConfigText[]
  product: Supplied
  yes: boolean
  json: boolean
  ask: Ask | undefined
}

/** The present text of the files outside config that the plan writes. */
const otherTexts = ({ files }: Plan): string =>
  JSON.stringify([...(files?.keys() ?? [])].map((path) => textAt(join(productFolder(), path)) ?? null))

/** Returns the exit code: 0 when it is written, 1 when something is wrong with it or the answer was no. */
export async function carryOut(plan: Plan, options: Options): Promise<number> {
  const { config, before, json } = options
  const say = json ? console.error : console.log
  const examined = examine(plan, before, options.product, layerFiles(config))
  if (plan.says.length > 0) say(`${plan.says.join('\n')}\n`)
  if ('problems' in examined) {
    console.error(`${examined.problems}\n`)
    console.error('Nothing is written: it would not be right like this.')
    return 1
  }
  const { changes, effect, files, mends } = examined
  const code = otherTexts(plan)
  const writeAsExamined = async () => {
    if (otherTexts(plan) !== code)
      throw new Error('Files of the code were changed meanwhile. Nothing is written; ask for it again.')
    return writePlan(plan, examined, { config, before })
  }
  for (const problem of mends) say(`Mended by it: ${problem}`)
  say(effect)
  const question = `Write ${files.join(', ')}? [y/N] `
  const answer = options.yes ? 'y' : await options.ask?.(question)
  const isConfirmed = /^y(es)?$/i.test(answer?.trim() ?? '')
  if (isConfirmed) {
    const howBack = takingBack(config)
    const endWriting = beginWriting(config)
    const written = await writeAsExamined().finally(endWriting)
    for (const change of written.views.changes) say(`${change}\n`)
    say(['Written:', ...[...files, ...written.besides].map((file) => `  ${file}`)].join('\n'))
    if (written.views.left.length > 0)
      say(
        `Left as they are, since they were out of date before: ${written.views.left.join(', ')}. See npm run portal -- menus --accept.`,
      )
    if (howBack) say(howBack(written))
  } else if (answer === undefined)
    console.error('Nothing is written: there is no terminal to ask on. Add --yes to write without asking.')
  else say('Nothing is written.')
  if (json) console.log(JSON.stringify({ says: plan.says, files, changes, written: isConfirmed }, null, 2))
  return isConfirmed ? 0 : 1
}
