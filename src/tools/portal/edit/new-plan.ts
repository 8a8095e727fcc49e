// portal new: a screen, page, item, context, dialog, flag or guard, with what belongs to it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '#manifest/compile.ts'
import { overlap, without } from '#manifest/conditions/cover.ts'
import { editConfig, type FileEdits } from '#manifest/edit/edit-config.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { productFolder } from '../../product.ts'
import type { Ask } from '../terminal.ts'
import { add, type Addition } from './addition.ts'
import type { Plan } from './examine.ts'
import type { From } from './plans.ts'
import { additionOf, questionsOf } from './new-questions.ts'
import { answersTo, type Answers } from './questions.ts'
import { whenOf } from './when-text.ts'

export async function newPlan(
  { resolved, texts, product }: From,
  kind: string | undefined,
  given: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
): Promise<Plan> {
  const addition = additionOf(kind)
  const about = { resolved, product }
  const answers = await answersTo(questionsOf(addition), given, ask, about)
  const files = addition.files?.(answers, about) ?? new Map<string, string>()
  const known = {
    ...product,
    screens: new Map([
      ...product.screens,
      ...[...files.keys()].map((path) => [screenName(path, product), []] as const),
    ]),
  }
  const isThere = (path: string) => existsSync(join(productFolder(), path))
  let after = editConfig(texts, addition.edits(resolved, answers))
  if (answers.claim) after = editConfig(after, claimEdits(after, known, addition, answers))
  if (kind === 'context') after = inOrder(after, known, answers)
  return {
    says: [
      `${kind} ${answers.id}`,
      ...(addition.says?.(resolved, answers) ?? []),
      ...[...files.keys()].filter((path) => !isThere(path)).map((path) => `  ${path}`),
    ],
    texts: after,
    product: known,
    files: new Map([...files].filter(([path]) => !isThere(path))),
  }
}

const screenName = (path: string, { screensFolder }: From['product']) =>
  path.slice(screensFolder.length + 1).replace(/\.screen\.tsx$/, '')

/** The claim that was asked for, and the one about everybody its guards turn away. */
function claimEdits(
  after: ConfigText[],
  product: From['product'],
  { claimed, closed }: Addition,
  answers: Answers,
): FileEdits[] {
  const { id = '', claim = '', source = '', 'claim-for': who = '' } = answers
  const resolved = compile(after, product, []).resolved
  if (!resolved) return []
  const others = closed?.(resolved, answers)
  return [
    add('config/claims.json', '/claims/-', {
      ...{ id: `new-${id}`, says: claim, source, for: whenOf(who, resolved) },
      ...claimed?.(answers),
    }),
    ...(others
      ? [add('config/claims.json', '/claims/-', { id: `new-${id}-closed`, source, ...others })]
      : []),
  ]
}

/** The new context before the first one that is wider, unless its place was given; each says which contexts it comes before. */
function inOrder(texts: ConfigText[], product: From['product'], { id = '', before }: Answers): ConfigText[] {
  const file = 'config/contexts.json'
  let { resolved } = compile(texts, product)
  let after = texts
  const index = resolved?.contexts.findIndex((each) => each.id === id) ?? -1
  if (!resolved || index < 0) return texts
  const own = resolved.contexts[index]!
  const wider = resolved.contexts.findIndex(
    (each) => each.id !== id && without(own.when, each.when, resolved!.vocabulary.universe).length === 0,
  )
  if (!before && wider >= 0) {
    const move = {
      op: 'move' as const,
      from: `/contexts/${index}`,
      path: `/contexts/${wider}`,
    }
    after = editConfig(texts, [{ file, edits: [move] }])
    resolved = compile(after, product).resolved!
  }
  const { contexts, possible } = resolved
  const edits = contexts.flatMap((earlier, i) => {
    const beaten = contexts
      .slice(i + 1)
      .filter(
        (later) =>
          (earlier.id === id || later.id === id) &&
          !earlier.beats.includes(later.id) &&
          overlap(earlier.when, later.when, possible),
      )
      .map((later) => later.id)
    if (beaten.length === 0) return []
    const value = [...earlier.beats, ...beaten]
    const op = earlier.beats.length === 0 ? ('add' as const) : ('replace' as const)
    return [{ op, path: `/contexts/${i}/beats`, value }]
  })
  return editConfig(after, [{ file, edits }])
}
