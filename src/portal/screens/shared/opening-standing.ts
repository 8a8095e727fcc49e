// Where an application stands, as its person reads it: what is under way, and what they have to do.
import type { Opening } from '#api/opening/account-opening.ts'
import type { openingSteps } from '#domain/opening/account-opening.ts'
import { dateFormat } from 'portal-engine/ui/figures/dates.ts'

const formatLongDay = dateFormat({ day: 'numeric', month: 'long' })

export interface Standing {
  now: string
  toDo: string
}

type Step = (typeof openingSteps)[number]

const underWay: Record<string, (whose: string) => string> = {
  Application: (whose) => `We have ${whose} application`,
  'Identity checks': (whose) => `We are checking ${whose} identity`,
  'Account set-up': (whose) => `We are opening ${whose} account`,
  Funded: (whose) => `${whose.charAt(0).toUpperCase()}${whose.slice(1)} account is open`,
} satisfies Record<Step, (whose: string) => string>

const needsPapers = ({ outcome, accountId }: Opening): boolean => outcome === 'identity' && accountId === null

/** Of the one that needs papers, or else the first; undefined where there is none. `client`: whose it is, for somebody who acts for them. */
export function standingOf(openings: readonly Opening[], client?: string): Standing | undefined {
  const opening = openings.find(needsPapers) ?? openings[0]
  const step = opening?.steps.find(({ state }) => state === 'current')
  if (!opening || !step) return undefined
  const whose = client === undefined ? 'your' : `${client}’s`
  if (needsPapers(opening))
    return {
      now: `We need to see who ${client === undefined ? 'you are' : `${client} is`}`,
      toDo: `Send us a picture of ${whose} passport or driving licence, and of a bill or bank statement with ${client === undefined ? 'your' : 'their'} address.`,
    }
  return {
    now: underWay[step.name]?.(whose) ?? step.name,
    toDo:
      opening.accountId === null
        ? `Nothing for you to do. We expect to finish by ${formatLongDay(step.on)}.`
        : `We expect its money by ${formatLongDay(step.on)}.`,
  }
}
