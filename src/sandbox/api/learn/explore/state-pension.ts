import { article } from '../article.ts'

export const statePension = article(
  {
    path: 'explore/retirement/state-pension',
    order: 1,
    name: 'State Pension',
    title: 'The State Pension',
    description: 'What it pays and from when.',
    asOf: '2026-11-22',
    sources: [
      'gov.uk, the new State Pension and deferring your State Pension',
      'Department for Work and Pensions, State Pension age timetable',
      'Aegon, State Pension age table',
    ],
  },
  `
For most people the State Pension is the largest income in retirement that lasts for life and rises every year. It is also the one they know least about. This page covers the new State Pension, for people who reach State Pension age on or after 6 April 2016.

## How much

The full new State Pension is £241.30 a week in 2026/27, or £12,547.60 a year. What you get depends on your National Insurance record. You need 35 qualifying years for the full amount, and at least 10 to get anything. In between, each year counts for one thirty-fifth.

The new State Pension by qualifying years, 2026/27
| Qualifying years | A week | A year |
| 9 or fewer | Nothing | Nothing |
| 10 | £68.94 | £3,585 |
| 20 | £137.89 | £7,170 |
| 30 | £206.83 | £10,755 |
| 35 or more | £241.30 | £12,548 |

If you began to work before April 2016, your record is made up of an old and a new part. You may have built up less, because you were contracted out into a workplace pension, or more, which is then protected. The forecast on gov.uk knows.

## From when

State Pension age is rising from 66 to 67 just now. It depends on your date of birth alone, and is the same for men and women.

When the State Pension begins
| Born | State Pension age |
| Before 6 April 1960 | 66 |
| 6 April 1960 to 5 March 1961 | 66 and one month to 66 and eleven months |
| 6 March 1961 to 5 April 1977 | 67 |
| After 5 April 1977 | Between 67 and 68, as the law stands |

The step is one month for each month of birth, counted from the 6th. Somebody born on 20 June 1960 reaches State Pension age at 66 and three months. For people born later, a rise to 68 is planned for 2044 to 2046. Governments review the age regularly, so look again every few years.

## You have to claim it

The State Pension does not come by itself. A letter invites you to claim in the months before you reach the age. You can do it online, by phone or by post. It is paid every four weeks, in arrears, and it can be paid abroad, although it does not rise each year in every country.

## Putting it off

You may claim later, and get more for the rest of your life. The amount rises by 1% for every nine weeks you wait, which is nearly 5.8% for a full year. On the full amount, a year's wait adds about £14 a week.

- Whether that pays depends on how long you live. Leaving inflation and tax aside, you need about 17 years to get back what you gave up.
- It can make sense if you still work and would pay higher-rate tax on it.
- When you claim, you can ask for up to twelve months of arrears instead of the extra for that time. A lump sum for longer waits is no longer paid.
- If you receive certain benefits, waiting adds nothing.

## Filling gaps

Years count when you worked and paid National Insurance, and also when you received credits, for example while you cared for a young child or were ill. Look at your record on gov.uk for years that are marked as not full.

You can usually pay voluntary contributions for the last six tax years. A full year adds up to £6.89 a week, or about £358 a year, for life. Before you pay, check three things: that the year really raises your forecast, that credits are not due for it anyway, and that you will not reach 35 years by working on. The Future Pension Centre of the Department for Work and Pensions answers these questions, free of charge.

## Tax

The State Pension is taxable, but is paid without tax being taken off. The full amount of £12,547.60 is just under the personal allowance of £12,570. So almost every pound of other income is taxed, and the tax on both is usually collected from a private pension through its tax code. Do not be surprised if the code on a small pension looks strange.

## How it fits into a plan

Treat the State Pension as the ground floor. If you want to retire before it starts, your own savings have to bridge the years until then. Someone who stops at 62 and reaches State Pension age at 67 needs about £62,700 in today's money to replace five years of the full amount. Many people take more from their own pension at first, and less once the State Pension arrives.

In the retirement planner you can set the age and the amount from your forecast, for yourself and for a partner.
`,
)
