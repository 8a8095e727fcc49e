// The retirement health check: a form in progress; its result is worked out from its answers.
import * as z from 'zod/mini'
import type { HealthAnswers } from '#domain/retirement/health-check.ts'
import { healthQuestions, type HealthQuestionId } from '#domain/retirement/health-questions.ts'
import type { FormKind } from 'portal-engine/forms/drafts.ts'

const ids = healthQuestions.map(({ id }) => id) as [HealthQuestionId, ...HealthQuestionId[]]

export const healthCheckForm: FormKind<HealthAnswers> = {
  job: 'retirement-health-check',
  schema: z.partialRecord(z.enum(ids), z.string()),
}
