// What a portfolio review asks about a person's circumstances, one topic a step (COBS 9A.2: knowledge and experience,
// financial situation with the ability to bear losses, objectives). Last year's answers name the same ids.

export interface Choice {
  id: string
  label: string
}

export interface Question {
  id: string
  legend: string
  hint?: string
  options: readonly Choice[]
}

export interface Topic {
  id: string
  title: string
  questions: readonly Question[]
  /** Asks for an optional text as well. */
  note?: { label: string; hint: string }
}

const bands = [
  { id: 'under-25', label: 'Under £25,000' },
  { id: '25-50', label: '£25,000 to £50,000' },
  { id: '50-100', label: '£50,000 to £100,000' },
  { id: 'over-100', label: 'Over £100,000' },
]

export const topics: readonly Topic[] = [
  {
    id: 'income',
    title: 'Income',
    questions: [
      { id: 'income', legend: 'Income a year before tax', options: bands },
      {
        id: 'income-outlook',
        legend: 'What do you expect of it in the next three years?',
        options: [
          { id: 'rise', label: 'It will rise' },
          { id: 'same', label: 'About the same' },
          { id: 'fall', label: 'It will fall' },
          { id: 'stop', label: 'It will stop' },
        ],
      },
    ],
  },
  {
    id: 'savings',
    title: 'Savings elsewhere',
    questions: [
      { id: 'savings', legend: 'Savings and investments outside your portfolios with us', options: bands },
      {
        id: 'reserve',
        legend: 'How long could you live on cash savings that you can reach at once?',
        options: [
          { id: 'under-3', label: 'Less than 3 months' },
          { id: '3-6', label: '3 to 6 months' },
          { id: 'over-6', label: 'More than 6 months' },
        ],
      },
    ],
  },
  {
    id: 'debts',
    title: 'Debts',
    questions: [
      {
        id: 'debts',
        legend: 'Loans and card balances, without a mortgage',
        options: [
          { id: 'none', label: 'None' },
          { id: 'under-10', label: 'Under £10,000' },
          { id: '10-50', label: '£10,000 to £50,000' },
          { id: 'over-50', label: 'Over £50,000' },
        ],
      },
      {
        id: 'mortgage',
        legend: 'Do you have a mortgage?',
        options: [
          { id: 'no', label: 'No' },
          { id: 'comfortable', label: 'Yes, and I pay it easily' },
          { id: 'strained', label: 'Yes, and it is hard to pay' },
        ],
      },
    ],
  },
  {
    id: 'dependants',
    title: 'Dependants',
    questions: [
      {
        id: 'dependants',
        legend: 'How many people depend on your income, besides yourself?',
        options: [
          { id: '0', label: 'Nobody' },
          { id: '1', label: 'One' },
          { id: '2', label: 'Two' },
          { id: '3', label: 'Three or more' },
        ],
      },
    ],
  },
  {
    id: 'health',
    title: 'Health and life events',
    questions: [
      {
        id: 'health',
        legend: 'Is there anything that makes money matters harder for you at the moment?',
        hint: 'An illness, a bereavement, caring for somebody, a separation or a lost job, for example. We use your answer only to look after you better.',
        options: [
          { id: 'no', label: 'No' },
          { id: 'yes', label: 'Yes' },
          { id: 'unsaid', label: 'I’d rather not say' },
        ],
      },
    ],
    note: {
      label: 'What could we do to help? (optional)',
      hint: 'Larger print, more time on the phone, or somebody who may speak for you, for example.',
    },
  },
  {
    id: 'knowledge',
    title: 'Knowledge and experience',
    questions: [
      {
        id: 'knowledge',
        legend: 'How well do you know investments such as funds, shares and bonds?',
        options: [
          { id: 'little', label: 'Hardly at all' },
          { id: 'some', label: 'I know how they work' },
          { id: 'well', label: 'Well: I have invested by myself for years' },
        ],
      },
    ],
  },
  {
    id: 'losses',
    title: 'Capacity for loss',
    questions: [
      {
        id: 'losses',
        legend:
          'If your portfolios fell by a quarter and stayed there for years, what would that mean for you?',
        options: [
          { id: 'serious', label: 'I could not pay for what I need' },
          { id: 'plans', label: 'I would have to change my plans' },
          { id: 'bearable', label: 'I would live as I do now' },
        ],
      },
    ],
  },
  {
    id: 'residency',
    title: 'Tax residency',
    questions: [
      {
        id: 'residency',
        legend: 'Where are you resident for tax?',
        options: [
          { id: 'uk', label: 'Only in the United Kingdom' },
          { id: 'both', label: 'In the United Kingdom and elsewhere' },
          { id: 'abroad', label: 'Only elsewhere' },
        ],
      },
    ],
  },
]

export const questions: readonly Question[] = topics.flatMap((topic) => topic.questions)

/** Is this one of the question's choices? */
export const isChoice = (question: Question, choice: string | undefined): choice is string =>
  question.options.some(({ id }) => id === choice)

/** The label of an answer; "Not answered" if the question has no such choice. */
export const choiceLabel = (question: Question, choice: string | undefined): string =>
  question.options.find(({ id }) => id === choice)?.label ?? 'Not answered'
