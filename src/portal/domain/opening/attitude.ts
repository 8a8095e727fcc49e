// From answers about risk to a level that suits (COBS 9A.2: attitude to risk, and the ability to bear losses). The
// questions and their scale are our own; an answer about the ability to bear losses only ever lowers the level.

export interface RiskQuestion {
  id: string
  legend: string
  /** From the most careful answer to the boldest. */
  options: readonly { value: string; label: string }[]
}

const options = (...labels: string[]) => labels.map((label, place) => ({ value: String(place), label }))

/** How somebody feels about risk. */
export const attitudeQuestions: readonly RiskQuestion[] = [
  {
    id: 'fall',
    legend: 'Your investments fall by a fifth in six months. What would you do?',
    options: options('Sell everything', 'Sell a part', 'Wait', 'Invest more'),
  },
  {
    id: 'choice',
    legend: 'Which of these would you choose for £10,000 over ten years?',
    options: options(
      'At worst £9,800, at best £11,500',
      'At worst £9,000, at best £14,000',
      'At worst £8,000, at best £18,000',
      'At worst £6,500, at best £24,000',
    ),
  },
  {
    id: 'worry',
    legend: 'How often would you worry about money that goes up and down?',
    options: options('Daily', 'Often', 'Now and then', 'Hardly ever'),
  },
  {
    id: 'experience',
    legend: 'What have you invested in before?',
    options: options(
      'Savings accounts only',
      'Bonds or cautious funds',
      'Funds with shares',
      'Shares of my own choice',
    ),
  },
  {
    id: 'aim',
    legend: 'What matters more to you?',
    options: options('Not losing', 'Keeping up with prices', 'Steady growth', 'The most growth'),
  },
]

/** What somebody can afford to lose, whatever they feel. */
export const capacityQuestions: readonly RiskQuestion[] = [
  {
    id: 'reserve',
    legend: 'How long could you live on cash that you can reach at once?',
    options: options('Less than 3 months', '3 to 6 months', 'More than 6 months'),
  },
  {
    id: 'share',
    legend: 'How much of all you have saved is this money?',
    options: options('More than half', 'A quarter to a half', 'Less than a quarter'),
  },
]

export const riskQuestions = [...attitudeQuestions, ...capacityQuestions]

export type RiskAnswers = Readonly<Record<string, string>>

export interface SuggestedLevel {
  /** 1 (lowest) to 7. */
  level: number
  /** What made it lower than the attitude alone. */
  loweredBy: 'capacity' | 'years' | undefined
}

/** The highest level that somebody can afford by the more careful of both answers. */
const MOST_BY_CAPACITY = [3, 5, 7] as const

/** Which level suits these answers and this many years? Undefined until every question is answered. */
export function suggestedLevel(answers: RiskAnswers, years: number): SuggestedLevel | undefined {
  const scores = (questions: readonly RiskQuestion[]) => questions.map(({ id }) => Number(answers[id] ?? NaN))
  const attitude = scores(attitudeQuestions)
  const capacity = scores(capacityQuestions)
  if ([...attitude, ...capacity].some(Number.isNaN)) return undefined
  const most = attitudeQuestions.reduce((sum, question) => sum + question.options.length - 1, 0)
  const wanted = 1 + Math.round((attitude.reduce((sum, score) => sum + score, 0) / most) * 6)
  const byCapacity = MOST_BY_CAPACITY[Math.min(...capacity)] ?? 1
  const byYears = years < 3 ? 2 : years < 5 ? 4 : 7
  const level = Math.min(wanted, byCapacity, byYears)
  if (level === wanted) return { level, loweredBy: undefined }
  return { level, loweredBy: byCapacity <= byYears ? 'capacity' : 'years' }
}
