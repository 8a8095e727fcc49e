import { article } from '../article.ts'

export const marketFalls = article(
  {
    path: 'explore/investing/risk/market-falls',
    order: 1,
    name: 'Market falls',
    title: 'When markets fall',
    description: 'What we do, and what you need not do.',
    asOf: '2026-11-22',
    sources: [
      'FCA, removal of the 10% depreciation notifications (from January 2023)',
      'FCA Handbook, COBS 4.5A (past performance)',
    ],
  },
  `
Sooner or later you will open the portal and see a number that hurts. It helps to have thought about that day before it comes. This page says what usually happens when markets fall, what we do, and which decisions are better left for another week.

## Falls are normal

Share prices fall by a tenth every year or two. They fall by a fifth or more perhaps once in five to ten years. Each time there is a good reason, and each time it sounds as if this one were different. In spring 2020 prices fell by about a third within five weeks. In 2022 both shares and bonds lost value in the same year, which is rare and left even careful accounts with losses.

Recoveries are just as hard to foresee. Some begin within weeks. Others take years. What they have in common is that nobody rings a bell, and that the best days often lie close to the worst.

## The sum behind a loss

A fall and a rise of the same size do not cancel out, and it is as well to know it.

What it takes to get back to where you were
| After a fall of | You need a rise of |
| 10% | 11% |
| 20% | 25% |
| 30% | 43% |
| 40% | 67% |
| 50% | 100% |

This is why your risk level matters so much before a fall, and why changing it afterwards seldom helps. Money that is moved to cash at the bottom takes no part in the rise that is needed.

## What we do

- We keep your account at the risk level you chose. When shares have fallen, that means buying some, from the part that has fallen less.
- We go on investing your monthly payments. They now buy more units for the same money.
- We do not try to guess the turning point. Nobody has done so reliably.
- We write when there is something to say, not to fill the silence.

Until the end of 2022, firms that manage portfolios had to write to clients whenever an account had fallen by 10% since the last report. The letters mostly frightened people at the worst moment, and the duty was taken away. You can see the value of your accounts here on every working day.

## What you can do

First, nothing. If your goal, your date and your circumstances are the same as last month, your plan is too.

Second, look at the right figure. The loss since the highest point is the one that newspapers print. The one that matters to you is whether you are still likely to reach your goal. Open the account and choose a longer period: a fall that fills the chart over three months is often a dent over five years.

Third, check your reserve. If you have enough cash for three to six months, you do not have to sell. If you draw an income from your investments, consider taking a little less for a while; what is not sold now can recover.

Fourth, use what the fall makes possible. A loss in a general account can be set against gains. Moving investments into your ISA while prices are low uses less of your allowance for the same number of units.

## What to be careful about

Bad weeks are good weeks for fraud. Somebody may ring you and offer to move your money to safety. We never do that, and neither does your bank or the police. Hang up and call us on the number on our website.

Be wary of certainty in every form: the article that explains why this is only the beginning, and the friend who sold in time. You hear from those who were right.

## When selling is right

There are good reasons to sell after a fall. You need the money and have no other. Your circumstances have changed, and you can no longer bear losses. Or you find that the level was too high from the start. In that case lower it once, to a level that you can keep, and write down why. Do not go back and forth.

If you are worried, talk to us before you act. A short call has saved many people from an expensive afternoon.
`,
)
