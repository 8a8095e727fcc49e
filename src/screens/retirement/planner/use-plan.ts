// The plan on screen: its answers, the last plan that they made, and a way back from the last step taken for the person.
import { useState } from 'react'
import { noAnswers, type PlannerAnswers, type PlannerFacts } from '#domain/retirement/answers.ts'
import type { PlannerProblems } from '#domain/retirement/field-reader.ts'
import { readPlan, type ReadPlan } from '#domain/retirement/read-plan.ts'
import type { FormInProgress } from '#screen-api/form-in-progress/use-form-in-progress.ts'

export interface PlanOnScreen {
  answers: PlannerAnswers
  facts: PlannerFacts
  problems: PlannerProblems
  /** Of the answers; while some of them cannot be read, of the last ones that could. */
  read: ReadPlan
  change(answers: PlannerAnswers): void
  /** Changes the answers and says so, with a way back. */
  act(answers: PlannerAnswers, said: string): void
  undo: { said: string; run(): void } | undefined
}

export function usePlan(facts: PlannerFacts, form: FormInProgress<PlannerAnswers>): PlanOnScreen {
  const answers = form.answers ?? noAnswers
  const now = readPlan(answers, facts)
  const [kept, keep] = useState<ReadPlan>()
  const [done, setDone] = useState<{ said: string; before: PlannerAnswers }>()
  const isReadable = !('problems' in now)
  if (isReadable && JSON.stringify(kept) !== JSON.stringify(now)) keep(now)
  const starting = readPlan(noAnswers, facts)
  const read = isReadable ? now : (kept ?? (starting as ReadPlan))
  return {
    answers,
    facts,
    problems: 'problems' in now ? now.problems : {},
    read,
    change(next) {
      setDone(undefined)
      form.typed(next)
    },
    act(next, said) {
      setDone({ said, before: answers })
      form.typed(next)
    },
    undo: done && {
      said: done.said,
      run() {
        setDone(undefined)
        form.typed(done.before)
      },
    },
  }
}
