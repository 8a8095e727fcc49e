// The retirement health check: a form in progress, whose result is worked out from its answers.
import * as z from 'zod/mini'
import {
  healthQuestions,
  type HealthAnswers,
  type HealthQuestionId,
} from '#domain/retirement/health-check.ts'
import type { FormKind } from '../people/forms.ts'

const ids = healthQuestions.map(({ id }) => id) as [HealthQuestionId, ...HealthQuestionId[]]

export const healthCheckForm: FormKind<HealthAnswers> = {
  job: 'retirement-health-check',
  schema: z.partialRecord(z.enum(ids), z.string()),
}
