// What is saved of typed answers: a field that cannot be read keeps the answer that it had before. Pure.
import { singleFields, type PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import type { PlannerProblems } from '#domain/retirement/field-reader.ts'

export function readableAnswers(
  typed: PlannerAnswers,
  problems: PlannerProblems,
  before: PlannerAnswers,
): PlannerAnswers {
  const isWrong = (field: string) => Object.hasOwn(problems, field)
  const fields = { ...typed.fields }
  for (const name of singleFields.filter(isWrong)) {
    const earlier = before.fields[name]
    if (earlier === undefined) delete fields[name]
    else fields[name] = earlier
  }
  const rows = <Row extends { id: string }>(now: Row[], earlier: Row[]): Row[] =>
    now.map((row) => {
      const last = earlier.find(({ id }) => id === row.id)
      const kept = Object.entries(row).map(([name, value]) =>
        isWrong(`${row.id}-${name}`) ? [name, last?.[name as keyof Row] ?? ''] : [name, value],
      )
      return Object.fromEntries(kept) as Row
    })
  const accounts = Object.entries(typed.accounts).map(([id, account]) =>
    isWrong(`${id}-monthly`) ? [id, { ...account, monthly: before.accounts[id]?.monthly }] : [id, account],
  )
  return {
    ...typed,
    fields,
    accounts: Object.fromEntries(accounts) as PlannerAnswers['accounts'],
    pots: rows(typed.pots, before.pots),
    benefits: rows(typed.benefits, before.benefits),
    oneOffs: rows(typed.oneOffs, before.oneOffs),
  }
}
