// The articles that the sandbox's content service knows. Stored out of order on purpose: callers ask for an order.
import type { LearnPage } from '#api/learn.ts'

export interface Article {
  routePath: string
  name: string
  title: string
  description: string
  sortOrder: number
  /** Reachable by link, left out of menus. */
  isHidden: boolean
  readingMinutes: number
  blocks: LearnPage['blocks']
  children: Article[]
}

type Written = [heading: string, text: string, points?: string[]]

function article(
  routePath: string,
  sortOrder: number,
  [name, title, description]: [string, string, string],
  sections: Written[],
  children: Article[] = [],
  isHidden = false,
): Article {
  const blocks: Article['blocks'] = sections.flatMap(([heading, text, points]) => [
    { kind: 'heading' as const, text: heading },
    { kind: 'paragraph' as const, text },
    ...(points ? [{ kind: 'list' as const, items: points }] : []),
  ])
  return {
    routePath,
    name,
    title,
    description,
    sortOrder,
    isHidden,
    readingMinutes: 2 + sections.length,
    blocks,
    children,
  }
}

export const articles: readonly Article[] = [
  article(
    'explore/tax',
    3,
    ['Tax', 'Tax and allowances', 'Use what the tax year gives you before 5 April.'],
    [
      [
        'The tax year',
        'A UK tax year runs from 6 April to the next 5 April. Most allowances start again on 6 April and what was not used is lost.',
      ],
      [
        'ISAs first',
        'What grows in an ISA is free of income tax and capital gains tax. You may pay in up to £20,000 a year across all your ISAs.',
        ['Junior ISAs have an allowance of their own', 'Taking money out does not give the allowance back'],
      ],
    ],
    [
      article(
        'explore/tax/isa-allowance',
        1,
        ['ISA allowance', 'Your ISA allowance', 'How much you can pay in, and when.'],
        [
          [
            'One allowance for all your ISAs',
            'The £20,000 counts everything you pay into adult ISAs in one tax year, with us and elsewhere.',
          ],
          [
            'The declaration',
            'Before you pay into an ISA you tell us that you may. It stays valid as long as you keep paying in.',
          ],
        ],
      ),
      article(
        'explore/tax/capital-gains',
        2,
        [
          'Capital gains',
          'Capital gains in a general account',
          'When a profit is taxed, and how it is worked out.',
        ],
        [
          [
            'The exempt amount',
            'Gains of up to £3,000 in a tax year are free of tax. Above that the rates are 18% and 24%.',
          ],
        ],
      ),
    ],
  ),
  article(
    'explore/investing',
    1,
    ['Investing', 'How investing works', 'Risk, time and costs in plain words.'],
    [
      [
        'Why invest',
        'Over long periods shares have grown faster than cash, but not every year. In 2022 both shares and bonds fell.',
      ],
      [
        'Time matters most',
        'Money you need within five years is usually better kept in cash.',
        ['Invest regularly', 'Spread it widely', 'Keep costs low'],
      ],
    ],
    [
      article(
        'explore/investing/risk',
        1,
        ['Risk', 'What risk level means', 'From 1, the steadiest, to 7, the boldest.'],
        [
          [
            'Ups and downs',
            'A higher level holds more shares. It may grow more over time, and it falls further on the way.',
          ],
          [
            'Capacity for loss',
            'How much could you lose without changing how you live? That matters as much as how you feel about it.',
          ],
        ],
        [
          article(
            'explore/investing/risk/market-falls',
            1,
            ['Market falls', 'When markets fall', 'What we do, and what you need not do.'],
            [
              [
                'Falls are normal',
                'A fall of a tenth comes along every year or two. Selling then makes a loss certain.',
              ],
            ],
          ),
        ],
      ),
      article(
        'explore/investing/returns',
        2,
        [
          'Returns',
          'Two ways to measure a return',
          'Why your gain in pounds and your return in per cent can disagree.',
        ],
        [
          [
            'Time-weighted return',
            'It shows how the investments did, whatever you paid in or took out, and can be compared with others.',
          ],
          [
            'Your gain',
            'It is what your account is worth less what you paid in. It depends on when you paid in.',
          ],
        ],
      ),
      article(
        'explore/investing/costs',
        3,
        ['Costs', 'What investing costs', 'Our fee, fund charges and trading.'],
        [
          [
            'Our fee',
            'We charge a yearly rate on the value of your accounts each day. The more you hold, the lower the rate.',
          ],
        ],
      ),
    ],
  ),
  article(
    'explore/archive',
    9,
    ['Archive', 'Older articles', 'Kept for reference.'],
    [['About this page', 'These articles were right when written and are no longer kept up to date.']],
    [],
    true,
  ),
  article(
    'explore/retirement',
    2,
    ['Retirement', 'Planning for retirement', 'Pensions, income and how long money lasts.'],
    [
      [
        'Start with spending',
        'Work out what a year of the life you want costs. Then see which income is certain.',
      ],
      [
        'Tax relief',
        'For every £80 you pay into a personal pension, £20 is added. It arrives some weeks later.',
      ],
    ],
    [
      article(
        'explore/retirement/drawdown',
        2,
        ['Drawdown', 'Taking an income', 'Flexible income and the 25% tax-free lump sum.'],
        [
          [
            'From age 55',
            'You can usually take money from 55, and from 57 after 6 April 2028. Free guidance is available from Pension Wise.',
          ],
        ],
      ),
      article(
        'explore/retirement/state-pension',
        1,
        ['State Pension', 'The State Pension', 'What it pays and from when.'],
        [['How much', 'The full new State Pension is £241.30 a week in 2026/27.']],
      ),
    ],
  ),
  article(
    'explore/family',
    4,
    ['Family', 'Money and family', 'Children, gifts and helping each other.'],
    [
      ['Junior ISAs', 'Anyone may pay into a child’s Junior ISA. The money belongs to the child at 18.'],
      ['Sharing a view', 'You can let someone see your accounts without letting them change anything.'],
    ],
  ),
]

export const homeGuides: readonly Article[] = [
  article(
    'educate/first-steps',
    1,
    ['First steps', 'First steps in investing', 'Ten minutes on goals, time and risk.'],
    [
      ['Set a goal', 'A goal has an amount and a date. Both decide how much risk makes sense.'],
      ['Keep a reserve', 'Before investing, keep three to six months of spending in cash.'],
    ],
  ),
  article(
    'educate/isa-guide',
    3,
    ['ISA guide', 'The guide to ISAs', 'Which kinds there are and how to use them.'],
    [
      ['Stocks and shares', 'This is the kind we offer: a wrapper around investments.'],
      [
        'Transfers',
        'To move an ISA, ask for a transfer. Taking the money out would use up your allowance again.',
      ],
    ],
  ),
  article(
    'educate/pension-guide',
    2,
    ['Pension guide', 'The guide to pensions', 'From the first payment to the last.'],
    [['Paying in', 'Most people can pay in up to £60,000 a year, or what they earn if that is less.']],
  ),
  article(
    'educate/staying-safe',
    4,
    ['Staying safe', 'Staying safe from scams', 'How to tell that it is really us.'],
    [
      [
        'What we never do',
        'We never ask for your password and never ask you to move money to keep it safe.',
        ['Hang up and call us back', 'Check the sender', 'Take your time'],
      ],
    ],
  ),
]
