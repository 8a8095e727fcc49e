// portal new: a screen, item, context, dialog, flag or guard, with what belongs to it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '#manifest/compile.ts'
import { didYouMean } from '#manifest/conditions/condition.ts'
import { overlap, without } from '#manifest/conditions/cover.ts'
import { editConfig, type FileEdits } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Json } from '#manifest/read/pointer.ts'
import type { Linked } from '#manifest/link/linked.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { root } from '../../config-folder.ts'
import type { Ask } from '../terminal.ts'
import type { Addition } from './addition.ts'
import { ADDITIONS } from './additions.ts'
import type { Plan } from './examine.ts'
import type { From } from './plans.ts'
import { people } from './asked.ts'
import { answersTo, type Answers, type Question } from './questions.ts'
import { whenOf } from './when-text.ts'

const CLAIM: Question[] = [
  {
    name: 'claim',
    asks: 'What is promised of it, in words (a claim: whom --claim-for names always have it)?',
    otherwise: '',
  },
]
const CLAIMED: Question[] = [
  { name: 'source', asks: 'Where is that required?' },
  people('claim-for', 'Who always has it'),
]

/** What it has to know; `claimed` says whether a claim is wanted. */
export const questionsOf = (addition: Addition, claimed = false): Question[] => [
  ...addition.questions,
  ...(addition.claimed ? CLAIM : []),
  ...(claimed ? CLAIMED : []),
]

export function additionOf(kind = ''): Addition {
  const kinds = Object.keys(ADDITIONS)
  const addition = ADDITIONS[kind]
  if (!addition)
    throw new EditError(`new makes ${kinds.join(', ')}. ${didYouMean(kind, kinds) ?? 'Say which: new item.'}`)
  return addition
}

export async function newPlan(
  { linked, texts, product }: From,
  kind: string | undefined,
  given: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
): Promise<Plan> {
  const addition = additionOf(kind)
  const about = { linked, product }
  const answers = await answersTo(questionsOf(addition), given, ask, about)
  const claimed = answers.claim ? await answersTo(CLAIMED, given, ask, about) : undefined
  const files = addition.files?.(answers, about) ?? new Map<string, string>()
  const known = {
    ...product,
    screens: new Map([
      ...product.screens,
      ...[...files.keys()].map((path) => [screenName(path, product), []] as const),
    ]),
  }
  const isThere = (path: string) => existsSync(join(root, path))
  const edits = [
    ...addition.edits(linked, answers),
    ...(claimed ? [claimEdit(linked, { ...answers, ...claimed }, addition.claimed?.(answers) ?? {})] : []),
  ]
  let after = editConfig(texts, edits)
  if (kind === 'context') after = inOrder(after, known, answers)
  return {
    says: [
      `${kind} ${answers.id}`,
      ...(addition.says?.(linked, answers) ?? []),
      ...[...files.keys()].filter((path) => !isThere(path)).map((path) => `  ${path}`),
    ],
    texts: after,
    product: known,
    files: new Map([...files].filter(([path]) => !isThere(path))),
  }
}

const screenName = (path: string, { screensFolder }: From['product']) =>
  path.slice(screensFolder.length + 1).replace(/\.screen\.tsx$/, '')

function claimEdit(linked: Linked, answers: Answers, says: Record<string, Json>): FileEdits {
  const { id = '', claim = '', source = '', 'claim-for': people = '' } = answers
  const value = {
    id: `new-${id}`,
    says: claim,
    source,
    for: whenOf(people, linked),
    ...says,
  }
  return {
    file: 'config/claims.json',
    edits: [{ op: 'add', path: '/claims/-', value }],
  }
}

/** The new context before the first one that is wider, unless its place was given; each says which contexts it comes before. */
function inOrder(texts: ConfigText[], product: From['product'], { id = '', before }: Answers): ConfigText[] {
  const file = 'config/contexts.json'
  let { linked } = compile(texts, product)
  let after = texts
  const index = linked?.contexts.findIndex((each) => each.id === id) ?? -1
  if (!linked || index < 0) return texts
  const own = linked.contexts[index]!
  const wider = linked.contexts.findIndex(
    (each) => each.id !== id && without(own.when, each.when, linked!.vocabulary.universe).length === 0,
  )
  if (!before && wider >= 0) {
    const move = {
      op: 'move' as const,
      from: `/contexts/${index}`,
      path: `/contexts/${wider}`,
    }
    after = editConfig(texts, [{ file, edits: [move] }])
    linked = compile(after, product).linked!
  }
  const { contexts, possible } = linked
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
