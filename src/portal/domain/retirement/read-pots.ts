// The pots of a plan, from own accounts and from what is typed.
import { firstPaymentDay } from '#domain/payments/drawdown-rules.ts'
import { monthlyOf } from './planner-answers.ts'
import { most, type FieldReader } from './field-reader.ts'
import type { People, Pot } from './plan.ts'

export const potsOf = (fields: FieldReader, people: People): Pot[] => [
  ...ownPots(fields),
  ...otherPots(fields, people),
]

function ownPots(fields: FieldReader): Pot[] {
  const { answers, facts } = fields
  return facts.accounts.flatMap((account): Pot[] => {
    if (answers.accounts[account.id]?.isLeftOut === true) return []
    const { kind, riskLevel, valuePence, inDrawdownPence } = account
    const monthlyPence = fields.amount(
      `${account.id}-monthly`,
      monthlyOf(answers, account),
      most.monthly,
      'what is paid in a month',
    )
    const pot = { owner: 0, kind, riskLevel, ...opening(kind, facts.firstPensionOn) } as const
    const drawn = Math.min(valuePence, inDrawdownPence)
    return [
      { ...pot, valuePence: valuePence - drawn, monthlyPence },
      ...(drawn > 0 ? [{ ...pot, valuePence: drawn, monthlyPence: 0, isInDrawdown: true }] : []),
    ]
  })
}

function otherPots(fields: FieldReader, people: People): Pot[] {
  const { answers, facts } = fields
  return answers.pots
    .filter(({ owner }) => owner === 'me' || answers.hasPartner)
    .map(({ id, owner, kind, value, monthly, risk }) => {
      const place = owner === 'me' ? 0 : 1
      const { bornOn } = people[place] ?? people[0]
      const opensOn = firstPaymentDay({ bornOn, protectedAge: null }, facts.today)
      return {
        owner: place,
        kind,
        valuePence: fields.amount(`${id}-value`, value, most.pot, 'what it is worth'),
        monthlyPence: fields.amount(`${id}-monthly`, monthly, most.monthly, 'what is paid in a month'),
        riskLevel: fields.whole(`${id}-risk`, risk, 1, 7, 'a risk level'),
        ...opening(kind, opensOn),
      }
    })
}

const opening = (kind: Pot['kind'], opensOn: string | null) =>
  kind === 'pension' && opensOn !== null ? { opensOn } : {}
