// The plan on screen: its answers, the last plan that they made, and a way back from the last step taken for the person.
// What cannot be read stays in its field: it is neither saved nor counted.
import { useState } from 'react'
import { noAnswers, type PlannerAnswers, type PlannerFacts } from '#domain/retirement/planner-answers.ts'
import type { PlannerProblems } from '#domain/retirement/field-reader.ts'
import { readPlan, type ReadPlan } from '#domain/retirement/read-plan.ts'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { readableAnswers } from './readable-answers.ts'

export interface PlanOnScreen {
  answers: PlannerAnswers
  facts: PlannerFacts
  problems: PlannerProblems
  /** The plan of these answers; while some cannot be read, the plan of the last ones that could. */
  read: ReadPlan
  change(answers: PlannerAnswers): void
  /** Changes the answers and says so, with a way back. `stays`: the pressed button keeps the focus. */
  act(answers: PlannerAnswers, said: string, stays?: 'stays'): void
  /** What was done for the person last. */
  step: Step | undefined
  undo(before: PlannerAnswers): void
}

interface Step {
  said: string
  /** The answers to go back to; undefined if that was done. */
  before: PlannerAnswers | undefined
  takesFocus: boolean
}

export function usePlan(facts: PlannerFacts, form: FormInProgress<PlannerAnswers>): PlanOnScreen {
  const saved = form.answers ?? noAnswers
  /** What is typed with something that cannot be read, over the answers that were saved for it. */
  const [typed, setTyped] = useState<{ over: PlannerAnswers; answers: PlannerAnswers }>()
  const answers = typed?.over === saved ? typed.answers : saved
  const now = readPlan(answers, facts)
  const [kept, keep] = useState<ReadPlan>()
  const [step, setStep] = useState<Step>()
  const isReadable = !('problems' in now)
  if (isReadable && JSON.stringify(kept) !== JSON.stringify(now)) keep(now)
  const starting = readPlan(noAnswers, facts)
  const read = isReadable ? now : (kept ?? (starting as ReadPlan))
  const type = (next: PlannerAnswers) => {
    const tried = readPlan(next, facts)
    const over = 'problems' in tried ? readableAnswers(next, tried.problems, saved) : next
    setTyped({ over, answers: next })
    form.typed(over)
  }
  return {
    answers,
    facts,
    problems: 'problems' in now ? now.problems : {},
    read,
    change(next) {
      setStep(undefined)
      type(next)
    },
    act(next, said, stays) {
      setStep({ said, before: answers, takesFocus: stays === undefined })
      type(next)
    },
    step,
    undo(before) {
      setStep({ said: 'Your plan is as it was before.', before: undefined, takesFocus: true })
      type(before)
    },
  }
}
