// Ways to close the gap, each worked out by itself, and each tried with one press.
import { writePounds } from 'portal-engine/base/pounds.ts'
import { mostRows, type PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import { usualRisk } from '#screens/retirement/engine/changed-plans.ts'
import { latestRetirement, type Levers } from '#screens/retirement/engine/levers.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import type { Outcome } from './messages.ts'
import type { PlanOnScreen } from './use-plan.ts'
import { isEnough } from './planner-words.ts'
import prose from 'portal-engine/ui/prose.module.css'
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
  /** What would be enough; undefined if this way is not enough by itself. */
  enough: string | undefined
  otherwise: string
  apply: () => PlannerAnswers
}

export function LeversCard({ outcome, levers, onScreen }: LeversCardProps) {
  const { pounds } = useFormats()
  const isShort = !isEnough(outcome)
  const shown = levers && (isShort ? waysOf : roomOf)(levers, outcome, onScreen.answers, pounds)
  return (
    <Card title={isShort ? 'Ways to close the gap' : 'Room in your plan'}>
      {shown ? (
        <ul className={css.levers}>
          {shown.map(({ id, name, enough, otherwise, apply }) => (
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
          ))}
        </ul>
      ) : (
        <div aria-busy="true">
          <span className="visually-hidden">Working out what you could change</span>
          <ul className={css.levers}>
            {Array.from({ length: isShort ? 4 : 1 }, (_, line) => (
              <li key={line}>
                <Skeleton height="3rem" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={prose.quiet}>
        {isShort ? 'Each by itself makes the money last' : 'With this the money still lasts'} to{' '}
        {outcome.untilAge} in 9 of 10 simulated futures.
      </p>
    </Card>
  )
}

const withField = (
  answers: PlannerAnswers,
  field: 'retireAge' | 'spending',
  value: string,
): PlannerAnswers => ({
  ...answers,
  fields: { ...answers.fields, [field]: value },
})

type Ways = (
  levers: Levers,
  outcome: Outcome,
  answers: PlannerAnswers,
  pounds: (pence: number) => string,
) => Lever[]

/** What could be spent beyond the plan. */
const roomOf: Ways = ({ affordablePence = 0 }, { plan }, answers, pounds) => {
  const more = affordablePence - plan.spendingPence
  return [
    {
      id: 'more',
      name: 'Spend more',
      enough: more < 100_00 ? undefined : `${pounds(more)} a year more: ${pounds(affordablePence)} a year.`,
      otherwise: 'You spend as much as lasts.',
      apply: () => withField(answers, 'spending', writePounds(affordablePence)),
    },
  ]
}

const waysOf: Ways = (levers, { plan, years }, answers, pounds) => {
  const { saveMorePence, pensionMorePence, retireAge, affordablePence = 0 } = levers
  const { spendingPence, people } = plan
  const now = people[0].retireAge
  const hasRetired = (years[0]?.age ?? 0) >= now
  const isFull = answers.pots.length >= mostRows
  const saving = (
    id: string,
    name: string,
    kind: 'isa' | 'pension',
    morePence: number | undefined,
    condition: string,
  ): Lever => ({
    id,
    name,
    enough:
      morePence === undefined || isFull
        ? undefined
        : `${pounds(morePence)} a month more until you retire${condition}.`,
    otherwise: hasRetired
      ? 'You have retired in this plan, so nothing more is paid in.'
      : isFull
        ? 'This plan has no room for another pot.'
        : 'Not enough by itself, even with all that the allowance leaves.',
    apply: () => ({
      ...answers,
      pots: [
        ...answers.pots,
        {
          id: crypto.randomUUID(),
          owner: 'me',
          kind,
          value: '0',
          monthly: writePounds(morePence ?? 0),
          risk: String(usualRisk(plan)),
        },
      ],
    }),
  })
  return [
    saving('save', 'Save more in an ISA', 'isa', saveMorePence, ''),
    saving(
      'pension',
      'Save more in your pension',
      'pension',
      pensionMorePence,
      ', tax relief included, if you earn at least that much',
    ),
    {
      id: 'later',
      name: 'Retire later',
      enough: retireAge === undefined ? undefined : `At ${retireAge} instead of ${now}.`,
      otherwise: hasRetired
        ? 'You have retired in this plan.'
        : `Not enough by itself, even at ${latestRetirement(plan)}.`,
      apply: () => withField(answers, 'retireAge', String(retireAge)),
    },
    {
      id: 'spend',
      name: 'Spend less',
      enough:
        affordablePence === 0
          ? undefined
          : `${pounds(spendingPence - affordablePence)} a year less: ${pounds(affordablePence)} a year.`,
      otherwise: 'Not enough by itself.',
      apply: () => withField(answers, 'spending', writePounds(affordablePence)),
    },
  ]
}
