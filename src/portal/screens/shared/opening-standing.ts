// Where an application stands, as its person reads it: what is under way, and what they have to do.
import type { Opening } from '#api/opening/account-opening.ts'
import type { openingSteps } from '#domain/opening/account-opening.ts'
import { dateFormat } from '#ui/figures/dates.ts'

const formatLongDay = dateFormat({ day: 'numeric', month: 'long' })

export interface Standing {
  now: string
  toDo: string
}

type Step = (typeof openingSteps)[number]

const underWay: Record<string, string> = {
  Application: 'We have your application',
  'Identity checks': 'We are checking your identity',
  'Account set-up': 'We are opening your account',
  Funded: 'Your account is open',
} satisfies Record<Step, string>

/** Of the first of these; undefined where there is none. */
export function standingOf([opening]: readonly Opening[]): Standing | undefined {
  const step = opening?.steps.find(({ state }) => state === 'current')
  if (!opening || !step) return undefined
  if (opening.outcome === 'identity' && opening.accountId === null)
    return {
      now: 'We need to see who you are',
      toDo: 'Send us a picture of your passport or driving licence, and of a bill or bank statement with your address.',
    }
  return {
    now: underWay[step.name] ?? step.name,
    toDo:
      opening.accountId === null
        ? `Nothing to do until ${formatLongDay(step.on)}.`
        : `We expect its money by ${formatLongDay(step.on)}.`,
  }
}
