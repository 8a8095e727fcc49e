// Three ways to close the gap, each worked out by itself, and each to be tried with one press.
import { writePounds } from '#domain/pounds.ts'
import { mostRows, type PlannerAnswers } from '#domain/retirement/answers.ts'
import { LATEST, type Levers } from '#domain/retirement/levers.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Outcome } from './messages.ts'
import type { PlanOnScreen } from './use-plan.ts'
import { isEnough } from './words.ts'
import css from './planner.module.css'

interface LeversCardProps {
  outcome: Outcome
  /** Undefined while they are worked out. */
  levers: Levers | undefined
  onScreen: PlanOnScreen
}

interface Lever {
  id: string
  name: string
  /** What would be enough; undefined where this way is not enough by itself. */
  enough: string | undefined
  otherwise: string
  apply: () => PlannerAnswers
}

export function LeversCard({ outcome, levers, onScreen }: LeversCardProps) {
  const { pounds } = useFormats()
  if (isEnough(outcome)) return null
  return (
    <Card title="Three ways to close the gap">
      {levers ? (
        <ul className={css.levers}>
          {leversOf(levers, outcome, onScreen.answers, pounds).map(
            ({ id, name, enough, otherwise, apply }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <p>
                    <AmountText>{enough ?? otherwise}</AmountText>
                  </p>
                </div>
                {enough !== undefined && (
                  <Button
                    data-not-printed
                    onClick={() => onScreen.act(apply(), `${name}: your plan is changed.`)}
                  >
                    Try it<span className="visually-hidden"> for “{name}”</span>
                  </Button>
                )}
              </li>
            ),
          )}
        </ul>
      ) : (
        <div aria-busy="true">
          <span className="visually-hidden">Working out what would close the gap</span>
          <Skeleton lines={3} height="3.5rem" />
        </div>
      )}
      <p className={css.quiet}>
        Each by itself makes the money last to {outcome.untilAge} in 9 of 10 simulated futures.
      </p>
    </Card>
  )
}

function leversOf(
  { saveMorePence, retireAge, affordablePence }: Levers,
  { plan }: Outcome,
  answers: PlannerAnswers,
  pounds: (pence: number) => string,
): Lever[] {
  const { spendingPence, people, pots } = plan
  const now = people[0].retireAge
  const withField = (field: 'retireAge' | 'spending', value: string) => ({
    ...answers,
    fields: { ...answers.fields, [field]: value },
  })
  const isFull = answers.pots.length >= mostRows
  return [
    {
      id: 'save',
      name: 'Save more',
      enough:
        saveMorePence === undefined || isFull
          ? undefined
          : `${pounds(saveMorePence)} a month more into an ISA until you retire.`,
      otherwise: 'Not enough by itself, even with all that the ISA allowance leaves.',
      apply: () => ({
        ...answers,
        pots: [
          ...answers.pots,
          {
            id: crypto.randomUUID(),
            owner: 'me',
            kind: 'isa',
            value: '0',
            monthly: writePounds(saveMorePence ?? 0),
            risk: String(largestRisk(pots)),
          },
        ],
      }),
    },
    {
      id: 'later',
      name: 'Retire later',
      enough: retireAge === undefined ? undefined : `At ${retireAge} instead of ${now}.`,
      otherwise: `Not enough by itself, even at ${LATEST}.`,
      apply: () => withField('retireAge', String(retireAge)),
    },
    {
      id: 'spend',
      name: 'Spend less',
      enough:
        affordablePence === undefined
          ? undefined
          : `${pounds(spendingPence - affordablePence)} a year less: ${pounds(affordablePence)} a year.`,
      otherwise: 'Not enough by itself.',
      apply: () => withField('spending', writePounds(affordablePence ?? 0)),
    },
  ]
}

const largestRisk = (pots: readonly { valuePence: number; riskLevel: number }[]): number =>
  pots.toSorted((a, b) => b.valuePence - a.valuePence)[0]?.riskLevel ?? 4
