// The questions of portal new as a form, and the plan of any change that the inspector asks for.
import type { Change, FormQuestion, Making, MakingRequest } from '#inspector/make/making.ts'
import { EditError } from '#manifest/edit/places.ts'
import { keepPlan } from './keep-plan.ts'
import { ADDITIONS } from './additions.ts'
import type { Plan } from './examine.ts'
import { movePlan } from './move-plan.ts'
import { additionOf, newPlan, questionsOf } from './new-plan.ts'
import { removePlan, type From } from './plans.ts'
import { wordsOf, type About, type Question } from './questions.ts'

export function makingOf(about: About, { kind, answers }: MakingRequest): Making {
  const questions = questionsOf(additionOf(kind), (answers['claim'] ?? '') !== '')
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

/** The same plan as the command of this name makes. An EditError says why there is none. */
export function planOf(from: From, change: Change): Plan | Promise<Plan> {
  switch (change.what) {
    case 'new':
      return newPlan(from, change.kind, change.answers, undefined)
    case 'move':
      return movePlan(from, change.name.split(' '), change)
    case 'remove':
      return removePlan(from, change.name.split(' '), {
        instead: change.instead || undefined,
      })
    case 'keep':
      return keepPlan(from, change)
  }
}
