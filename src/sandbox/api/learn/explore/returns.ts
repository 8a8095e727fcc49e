import { article } from '../article.ts'

export const returns = article(
  {
    path: 'explore/investing/returns',
    order: 2,
    name: 'Returns',
    title: 'Two ways to measure a return',
    description: 'Why your gain in pounds and your return in per cent can disagree.',
    asOf: '2026-11-22',
    sources: [
      'Investopedia, time-weighted rate of return (worked example)',
      'FCA Handbook, COBS 4.5A (presentation of past performance)',
    ],
  },
  `
Your account shows two figures: a return in per cent and a gain in pounds. Now and then one is positive while the other is negative, and people write to ask which is wrong. Neither is. They answer different questions, and this page explains which is which.

## The return in per cent

The percentage is a time-weighted return, after fees. It says how well the investments did, whatever you paid in or took out, and whenever you did so. To work it out, the time is cut at every payment. The growth of each piece is measured on its own, and the pieces are then multiplied together.

This is the figure to compare with other things: an index, cash, inflation or another manager. It has to leave your payments out, because no manager decides when you have money to spare.

## The gain in pounds

The gain is what your account is worth today, less what you have paid in, plus what you have taken out. It is your own result, in money. It depends on how the investments did and also on how much you had in the account at the time.

This is the figure to compare with your goal. You cannot spend a percentage.

## How they can disagree

Suppose an account begins the year with £10,000. In the first half it grows by 20%. Then you pay in £50,000. In the second half it falls by 10%.

One year with a large payment in the middle
| | Value | What happened |
| 1 January | £10,000 | You start |
| 30 June | £12,000 | Growth of 20% |
| 1 July | £62,000 | You pay in £50,000 |
| 31 December | £55,800 | A fall of 10% |

The time-weighted return is 1.20 times 0.90, which is 1.08: a gain of 8%. But you have paid in £60,000 altogether and have £55,800, so you have lost £4,200. The good half-year worked on little money, the bad one on a lot. Both figures are true. The investments did reasonably well over the year. You were unlucky with the day on which your money came.

The opposite happens too. If you pay in just before a good period, your gain in pounds looks better than the percentage suggests.

## A larger example

Somebody has £1,000,000. It grows to £1,162,484, they then pay in £100,000, and at the end the account is worth £1,192,328. In the first part it grew by 16.25%. In the second it fell by 5.56%, from £1,262,484. Together that makes a return of 9.79%. Had they taken out £100,000 at the same moment instead, the return would still be 9.79%. The money at the end would be very different.

## More than one year

A total return over several years is hard to picture, so we also show it for each year on average. Four years with 4%, 9%, 5% and 11% make 32.12% altogether, which is 7.21% a year, and not the 7.25% you get by adding the four and dividing by four. Growth builds on growth, so the average has to be worked out with a root.

We show a yearly average only for periods of more than one year. Turning the luck of three months into a yearly rate would promise too much.

## Three habits for reading returns

- Look at five years or more, if your account is that old. One year says little.
- Compare with something of similar risk. A careful account should not be held against shares alone.
- Check that fees are included. Ours always are; elsewhere they may not be.

And remember what neither figure can tell you: what will happen next. Past performance is not a reliable indicator of future results.

## Which one should you look at?

If you want to know whether we do our job, look at the percentage and at the comparison beside it. If you want to know whether your plan works, look at the pounds and at your goal. If the two disagree, look at the list of your payments: the explanation is nearly always there. And if it is not, write to us, and we will go through the figures with you.
`,
)
