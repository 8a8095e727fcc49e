// A power of attorney that a client registers: whether an attorney may act alone by it, and whose its access code is.
import { bareCode } from '#base/requests/kinds/text.ts'
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { textOf } from './request-records.ts'

export const ATTORNEYS = 'power-of-attorney'

/** Why no attorney can act alone by it; undefined where each can. */
export function againstActingAlone(answers: RequestAnswers): 'together' | 'unregistered' | undefined {
  const isUsable = answers['is-registered'] === 'yes' || answers['has-lost-ability'] === 'no'
  if (!isUsable) return 'unregistered'
  return answers['has-others'] === 'yes' && answers['act'] !== 'severally' ? 'together' : undefined
}

/** A code belongs to one power of attorney, and so to one donor. A sentence; undefined where nobody else has given it. */
export function againstAttorneys({ database, active }: Call, answers: RequestAnswers): string | undefined {
  const code = bareCode(textOf(answers['access-code']))
  const others = database.all<{ given: string }>(
    `select given from service_requests where kind = ? and person_id <> ? and coalesce(ended, '') <> 'withdrawn'`,
    ...[ATTORNEYS, active.id],
  )
  const isTaken =
    code !== '' &&
    others.some(
      ({ given }) => bareCode(textOf((JSON.parse(given) as RequestAnswers)['access-code'])) === code,
    )
  return isTaken
    ? 'We have this access code for somebody else’s power of attorney. Check it, or call us.'
    : undefined
}
