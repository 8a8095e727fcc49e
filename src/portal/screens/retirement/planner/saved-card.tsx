// Plans saved by name, one of which can be compared with the plan on screen. Loaded later, because its fields are Mantine's.
import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#api/accounts/plans.ts'
import { retirementPlans } from '#api/accounts/retirement.ts'
import { useApi } from 'portal-engine/http/context.ts'
import type { PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import { readPlan, type ReadPlan } from '#domain/retirement/read-plan.ts'
import { SavedPlans } from '#screens/shared/saved-plans/saved-plans.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import type { Answer, Outcome } from './messages.ts'
import type { PlanOnScreen } from './use-plan.ts'
import { ageWords, planWords } from './planner-words.ts'
import css from './planner.module.css'

export interface Beside {
  id: string
  name: string
  read: ReadPlan
}

interface SavedCardProps {
  onScreen: PlanOnScreen
  answer: Answer | undefined
  beside: Beside | undefined
  onBeside: (beside: Beside | undefined) => void
}

export default function SavedCard({ onScreen, answer, beside, onBeside }: SavedCardProps) {
  const { facts, answers, problems, act } = onScreen
  const { pounds } = useFormats()
  const { data: plans = [] } = useQuery(plansQuery(useApi(), retirementPlans))
  const readOf = (content: PlannerAnswers): ReadPlan | undefined => {
    const reading = readPlan(content, facts)
    return 'problems' in reading ? undefined : reading
  }
  const besideOf = (id: string): Beside | undefined => {
    const plan = plans.find((one) => one.id === id)
    const reading = plan && readOf(plan.content)
    return plan && reading && { id, name: plan.name, read: reading }
  }
  return (
    <Card title="Save and compare" isTitleHidden isPrinted={beside !== undefined}>
      <div className={css.compare}>
        <SavedPlans
          list={retirementPlans}
          current={Object.keys(problems).length === 0 ? answers : undefined}
          describe={(content) => {
            const reading = readOf(content)
            return reading ? planWords(reading, pounds) : 'Some answers of this plan have to be put right.'
          }}
          onShow={(content) => act(content, 'The saved plan is on the page.', 'stays')}
        />
        {plans.length > 0 && (
          <MantineScope>
            <NativeSelect
              id="plan-beside"
              label="Compare the plan above with"
              value={beside?.id ?? ''}
              data={[
                { value: '', label: 'No other plan' },
                ...plans.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget }) => onBeside(besideOf(currentTarget.value))}
            />
          </MantineScope>
        )}
        {beside && answer?.beside && (
          <Comparison here={answer.asked} there={answer.beside} name={beside.name} />
        )}
      </div>
    </Card>
  )
}

function Comparison({ here, there, name }: { here: Outcome; there: Outcome; name: string }) {
  const { pounds } = useFormats()
  const figures: { name: string; of: (one: Outcome) => string }[] = [
    { name: 'Spending a year', of: ({ plan }) => pounds(plan.spendingPence) },
    { name: 'Retire at', of: ({ plan }) => String(plan.people[0].retireAge) },
    {
      name: 'Paid in a month',
      of: ({ plan }) => pounds(plan.pots.reduce((sum, { monthlyPence }) => sum + monthlyPence, 0)),
    },
    { name: 'Likely to last until', of: ({ lastsInNine }) => ageWords(lastsInNine) },
    { name: 'Lasts in half of the futures to', of: ({ lastsInFive }) => ageWords(lastsInFive) },
    {
      name: 'Futures of 100 in which it lasts as long as wanted',
      of: ({ chance, untilAge }) => `${Math.floor(chance * 100)} to ${untilAge}`,
    },
    {
      name: 'In all pots when you retire, in the middle',
      of: ({ plan, years }) => pounds(years.find(({ age }) => age >= plan.people[0].retireAge)?.pots ?? 0),
    },
  ]
  return (
    <DataTable
      caption={`The plan above and “${name}”`}
      showCaption
      fitsFrom={480}
      columns={[
        { id: 'name', header: 'Figure', cell: (figure: (typeof figures)[number]) => figure.name },
        {
          id: 'here',
          header: 'Plan above',
          figures: true,
          cell: ({ of }) => <AmountText>{of(here)}</AmountText>,
        },
        {
          id: 'there',
          header: name,
          figures: true,
          cell: ({ of }) => <AmountText>{of(there)}</AmountText>,
        },
      ]}
      rows={figures}
      rowId={(figure) => figure.name}
    />
  )
}
