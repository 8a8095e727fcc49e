// The eight questions of the retirement health check, and what each answer is worth. Both are our own.

export interface HealthQuestion {
  id: string
  legend: string
  hint?: string
  options: readonly HealthOption[]
}

export interface HealthOption {
  id: string
  label: string
  /** 2: as it should be. 1: nearly. 0: this needs doing. */
  worth: 0 | 1 | 2
  /** Why it counts less than it could, and what helps. Nothing if all is as it should be. */
  reason?: string
}

export const healthQuestions = [
  {
    id: 'when',
    legend: 'When do you want to retire?',
    options: [
      { id: 'known', label: 'I know the age, or I have retired', worth: 2 },
      {
        id: 'rough',
        label: 'I have a rough idea',
        worth: 1,
        reason: 'An age to aim for is what every other figure hangs on.',
      },
      {
        id: 'unknown',
        label: 'I don’t know yet',
        worth: 0,
        reason: 'Without an age to aim for, nobody can say how much is enough.',
      },
    ],
  },
  {
    id: 'spending',
    legend: 'Do you know what you will spend a year in retirement?',
    hint: 'The planner has the living standards of Pensions UK to begin from.',
    options: [
      { id: 'known', label: 'Yes, I have worked it out', worth: 2 },
      {
        id: 'rough',
        label: 'Roughly',
        worth: 1,
        reason: 'A closer figure for spending makes the plan worth more.',
      },
      {
        id: 'unknown',
        label: 'No',
        worth: 0,
        reason: 'You don’t know yet what you will spend: begin with a living standard.',
      },
    ],
  },
  {
    id: 'saving',
    legend: 'Does money go towards your retirement?',
    options: [
      { id: 'monthly', label: 'Yes, every month', worth: 2 },
      { id: 'drawing', label: 'I have retired and live on it', worth: 2 },
      {
        id: 'sometimes',
        label: 'Now and then',
        worth: 1,
        reason: 'Money that goes in every month is not forgotten.',
      },
      {
        id: 'none',
        label: 'Not at the moment',
        worth: 0,
        reason: 'Nothing goes towards your retirement at the moment.',
      },
    ],
  },
  {
    id: 'pensions',
    legend: 'Do you know where all your pensions are, and what they are worth?',
    hint: 'Those of former employers too.',
    options: [
      { id: 'all', label: 'All of them', worth: 2 },
      {
        id: 'most',
        label: 'Most of them',
        worth: 1,
        reason: 'A pension that you have lost sight of is easily missed in a plan.',
      },
      {
        id: 'few',
        label: 'I’m not sure',
        worth: 0,
        reason: 'You may have pensions that you no longer know of.',
      },
    ],
  },
  {
    id: 'state',
    legend: 'Have you looked at your State Pension forecast?',
    hint: 'It is on gov.uk, and says from when and how much.',
    options: [
      { id: 'recent', label: 'In the last two years, or I am paid it', worth: 2 },
      {
        id: 'old',
        label: 'Longer ago',
        worth: 1,
        reason: 'Your State Pension forecast is more than two years old.',
      },
      {
        id: 'never',
        label: 'Never',
        worth: 0,
        reason: 'You have not seen your State Pension forecast: missing years can often be made up.',
      },
    ],
  },
  {
    id: 'lasting',
    legend: 'Do you know how long your money would last?',
    options: [
      { id: 'checked', label: 'Yes, I have checked in the last year', worth: 2 },
      {
        id: 'rough',
        label: 'Roughly',
        worth: 1,
        reason: 'How long your money lasts changes each year with markets and prices.',
      },
      { id: 'unknown', label: 'No', worth: 0, reason: 'You don’t know whether your money would last.' },
    ],
  },
  {
    id: 'cushion',
    legend: 'Could you live for three months on savings that are not invested?',
    options: [
      { id: 'yes', label: 'Yes', worth: 2 },
      {
        id: 'partly',
        label: 'For a month or two',
        worth: 1,
        reason: 'With less than three months in cash, a surprise may mean selling at a bad time.',
      },
      {
        id: 'no',
        label: 'No',
        worth: 0,
        reason: 'Without savings in cash, a surprise may cost you part of your retirement.',
      },
    ],
  },
  {
    id: 'wishes',
    legend: 'Have you told your pension who should have it when you die?',
    hint: 'From 6 April 2027 most pensions count for inheritance tax.',
    options: [
      { id: 'recent', label: 'Yes, and it is still right', worth: 2 },
      {
        id: 'old',
        label: 'Yes, but it may be out of date',
        worth: 1,
        reason: 'Your wish may no longer name the right people.',
      },
      {
        id: 'no',
        label: 'No',
        worth: 0,
        reason: 'You have not said who should have your pension when you die.',
      },
      { id: 'without', label: 'I have no pension', worth: 2 },
    ],
  },
] as const satisfies readonly HealthQuestion[]

export type HealthQuestionId = (typeof healthQuestions)[number]['id']
