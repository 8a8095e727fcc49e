// The questions of portal new as a form, and the plan of any change that the inspector asks for.
import type { Change, FormQuestion, Making, MakingRequest } from '#inspector/make/making.ts'
import { namedDeclarations } from '#manifest/edit/named-declarations.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { editPlan } from './edit-plan.ts'
import { keepPlan } from './keep-plan.ts'
import { ADDITIONS } from '../portal/edit/additions.ts'
import type { Plan } from '../portal/edit/examine.ts'
import { movePlan } from '../portal/edit/move-plan.ts'
import { newPlan } from '../portal/edit/new-plan.ts'
import { additionOf, questionsAfter } from '../portal/edit/new-questions.ts'
import { removePlan, type From } from '../portal/edit/plans.ts'
import { wordsOf, type About, type Question } from '../portal/edit/questions.ts'

export function makingOf(about: About, { kind, answers }: MakingRequest): Making {
  const questions = questionsAfter(additionOf(kind), answers, about)
  return {
    kinds: Object.entries(ADDITIONS).map(([id, { makes }]) => ({ id, makes })),
    questions: questions.map((question) => asForm(question, answers, about)),
  }
}

function asForm(question: Question, answers: MakingRequest['answers'], about: About): FormQuestion {
  const { name, otherwise } = question
  const fallback = typeof otherwise === 'function' ? otherwise(answers) : otherwise
  const answer = answers[name] ?? ''
  const problem = problemOf(question, answer, about)
  return {
    name,
    asks: wordsOf(question, about),
    choices: question.choices?.(answer, about) ?? [],
    ...(fallback === undefined ? {} : { otherwise: fallback }),
    ...(problem === undefined ? {} : { problem }),
  }
}

function problemOf({ check }: Question, answer: string, about: About): string | undefined {
  if (answer === '') return undefined
  try {
    check?.(answer, about)
    return undefined
  } catch (error) {
    if (error instanceof EditError) return error.message
    throw error
  }
}

/** What the command line calls a line of the inspector's tree; an entry of an included menu has its name in that menu. */
function nameOf(resolved: Resolved, subject: string): string {
  if (resolved.menus.has(subject)) return `menu ${subject}`
  const [surface = '', id = '', ...deeper] = subject.split('/')
  const kind =
    deeper.length === 0
      ? resolved.surfaces.find(({ name }) => name === surface)?.written?.list?.kind
      : undefined
  if (kind !== undefined) return `${kind} ${id}`
  const entry = entriesOf(resolved).find(({ path }) => path === subject)?.item.position
  const declared = namedDeclarations(resolved).find(
    ({ kind: what, position }) =>
      what === 'entry' &&
      position.file === entry?.file &&
      position.line === entry.line &&
      position.column === entry.column,
  )
  return declared ? `entry ${declared.id}` : subject
}

/** The same plan as the command of this name makes. An EditError says why there is none. */
export function planOf(from: From, change: Change): Plan | Promise<Plan> {
  switch (change.what) {
    case 'new':
      return newPlan(from, change.kind, change.answers, undefined)
    case 'move':
      return movePlan(from, [nameOf(from.resolved, change.name)], change)
    case 'remove':
      return removePlan(from, [nameOf(from.resolved, change.name)], {
        instead: change.instead || undefined,
      })
    case 'edit':
      return editPlan(from, change)
    case 'keep':
      return keepPlan(from, change)
  }
}
