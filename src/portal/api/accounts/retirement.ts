// The retirement planner: what the firm knows for it, the plan that a person works on, and plans saved by name.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import {
  mostRows,
  singleFields,
  type PlannerAnswers,
  type PlannerFacts,
} from '#domain/retirement/planner-answers.ts'
import { most } from '#domain/retirement/field-reader.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, pence, rateBps, recentDate } from 'portal-engine/http/fields.ts'
import type { FormKind } from 'portal-engine/forms/drafts.ts'
import { planCalls, type PlanList } from './plans.ts'

const retirementFactsSchema = z.object({
  today: recentDate,
  /** Null while the date of birth is not known. */
  bornOn: z.nullable(date),
  /** First day on which a pension may be taken; null without a date of birth. */
  firstPensionOn: z.nullable(date),
  lumpSumsTakenPence: pence.check(z.minimum(0)),
  /** Accounts for retirement, in pounds. */
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['pension', 'isa', 'general']),
      valuePence: pence.check(z.minimum(0)),
      /** Collected by Direct Debit, tax relief included. */
      monthlyPence: pence.check(z.minimum(0), z.maximum(most.monthly)),
      riskLevel: z.int().check(z.minimum(1), z.maximum(7)),
      inDrawdownPence: pence.check(z.minimum(0)),
    }),
  ),
  /** The expression of wish; null for people who can sign none here. `reviewDueOn` is null until one is signed. */
  wish: z.nullable(z.object({ reviewDueOn: z.nullable(date) })),
  /** Our yearly fee in hundredths of one per cent. */
  feeRateBps: rateBps,
})
export type RetirementFacts = z.infer<typeof retirementFactsSchema>

/** The same facts in the form that the rules take. */
export const plannerFactsOf = (facts: RetirementFacts): PlannerFacts => {
  const { today, bornOn, firstPensionOn, lumpSumsTakenPence, accounts, feeRateBps } = facts
  return { today, bornOn, firstPensionOn, lumpSumsTakenPence, accounts, fee: feeRateBps / 10_000 }
}

export const getRetirementFacts = get('/api/retirement', {
  summary: 'What a retirement plan begins from',
  openTo: 'attorney',
  answer: retirementFactsSchema,
})

export const retirementFactsQuery = (api: Api) => queryOf(api, getRetirementFacts)

const text = z.string().check(z.maxLength(40))
const owner = z.enum(['me', 'partner'])
const rows = <T extends z.core.$ZodType>(row: T) => z.array(row).check(z.maxLength(mostRows))

export const plannerAnswersSchema: z.ZodMiniType<PlannerAnswers> = z.object({
  fields: z.partialRecord(z.enum(singleFields), text),
  hasPartner: z.boolean(),
  accounts: z.record(z.string(), z.object({ monthly: z.optional(text), isLeftOut: z.optional(z.boolean()) })),
  pots: rows(
    z.object({
      id: text,
      owner,
      kind: z.enum(['pension', 'isa', 'general']),
      value: text,
      monthly: text,
      risk: text,
    }),
  ),
  benefits: rows(
    z.object({
      id: text,
      owner,
      yearly: text,
      fromAge: text,
      isIndexed: z.boolean(),
      survivor: z.optional(text),
    }),
  ),
  oneOffs: rows(z.object({ id: text, way: z.enum(['in', 'out']), amount: text, age: text })),
})

/** The plan on screen, kept on the server as it is typed. */
export const plannerForm: FormKind<PlannerAnswers> = {
  job: 'retirement-plan',
  schema: plannerAnswersSchema,
}

export const retirementPlans: PlanList<PlannerAnswers> = {
  calls: planCalls('/api/retirement/plans', 'for retirement', plannerAnswersSchema),
  params: {},
}
