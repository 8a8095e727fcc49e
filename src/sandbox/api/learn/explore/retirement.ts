import { article } from '../article.ts'
import { drawdown } from './drawdown.ts'
import { statePension } from './state-pension.ts'

export const retirement = article(
  {
    path: 'explore/retirement',
    order: 2,
    name: 'Retirement',
    title: 'Planning for retirement',
    description: 'Pensions, income and how long money lasts.',
    asOf: '2026-11-22',
    sources: [
      'Pensions UK (PLSA), Retirement Living Standards, June 2025',
      'gov.uk, new State Pension 2026/27',
      'HMRC, Pensions Tax Manual PTM028000 (minimum pension age)',
    ],
    children: [statePension, drawdown],
  },
  `
Retirement planning is often presented as a single large number that you must reach. It is easier, and more useful, to start at the other end: with the life you want, and what it costs in a year.

## Start with spending

Work out what a year would cost you. Take the last twelve months of bank statements, leave out what will end, such as a mortgage, commuting and saving for retirement itself, and add what you would like more of. Travel, helping family and looking after a house are the usual surprises.

If that is too much work for now, use the Retirement Living Standards. They say what people of three kinds spend in a year, without rent or mortgage and after tax.

Retirement Living Standards, spending a year (June 2025, the latest we have found)
| Standard | One person | Couple |
| Minimum | £13,400 | £21,600 |
| Moderate | £31,700 | £43,900 |
| Comfortable | £43,900 | £60,600 |

## See what is certain

Next, list income that will come whatever markets do.

- The State Pension. The full new State Pension is £241.30 a week in 2026/27, which is £12,547.60 a year. Look up your own forecast on gov.uk: many people have gaps.
- Pensions from employers that pay a fixed income for life. Ask each scheme for a statement, old ones too. The Pension Tracing Service finds schemes you have lost touch with.
- An annuity, rent, or part-time work for the first years.

What is left between this and your spending is what your own savings have to provide. For many couples it is smaller than they feared. Two full State Pensions come to about £25,100 a year, which is more than the minimum standard for a couple.

## How long does money last?

The honest answer is that it depends on how long you live and on what markets do, and you know neither. It helps to look at several answers rather than one.

How many years £200,000 lasts, if it grows by 3% a year more than prices
| You take each year, in today's money | It lasts about |
| £8,000 | 47 years |
| £10,000 | 31 years |
| £12,000 | 23 years |
| £16,000 | 16 years |
| £20,000 | 12 years |

The order of good and bad years matters too. A fall in the first years of retirement does more harm than the same fall later, because you sell more units to get the same income. People who can spend a little less in bad years make their money last much longer.

A man or woman of 65 today has a fair chance of living past 90. Plan for longer than the average, and for longer than your parents.

## The three levers

If the plan does not work, there are only three things to change: pay in more, wait longer or spend less. Waiting is the strongest. One more year means one more year of saving, one more of growth and one fewer to pay for, and it can raise the State Pension as well.

You can usually take money from a private pension from 55. The age rises to 57 on 6 April 2028, so people born after 5 April 1973 have to wait until then, unless their scheme protects an earlier age.

## Tax relief on the way in

For every £80 you pay into a personal pension, £20 is added, so that £100 is invested. Higher-rate taxpayers in England, Wales and Northern Ireland can claim another £20 through their tax return or by telling HMRC, and additional-rate taxpayers £25. The relief arrives some weeks after your payment; until then it shows as pending.

You can have relief on contributions up to your earnings, or £3,600 a year if you earn less. Above £60,000 in a year, employer's payments included, there may be a charge.

## What to do this year

- Ask for your State Pension forecast, and check for gaps while they can still be filled.
- Write down every pension you have and who benefits if you die.
- Try the retirement planner here with your own figures, and then with worse ones.
- If you are 50 or over, book a free appointment with Pension Wise, the guidance service of the government.

Guidance and advice are different things. Guidance explains what you can do; a regulated adviser recommends what you should do and answers for it. For decisions that you cannot undo, such as giving up a fixed income for life, advice is worth its price and sometimes required by law.
`,
)
