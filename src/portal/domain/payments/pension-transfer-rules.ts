// Transfers of pensions: when the law requires advice first (Pension Schemes Act 2015 s48), and how long they take.
import * as limits from '#domain/limits.gen.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'

/** Must somebody be advised before this pension may be transferred? */
export const needsAdvice = (safeguarded: string, valuePence: number): boolean =>
  safeguarded === 'yes' && valuePence > limits['safeguarded-advice-above'].value * 100

/** When a transfer that was asked for on this date is expected. The law allows six months; cash mostly takes weeks. */
export const pensionTransferExpected = (askedOn: string): string =>
  workingDaysAfter(askedOn, limits['pension-transfer-days'].value)
