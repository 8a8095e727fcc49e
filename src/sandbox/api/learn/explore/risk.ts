import { article } from '../article.ts'
import { marketFalls } from './market-falls.ts'

export const risk = article(
  {
    path: 'explore/investing/risk',
    order: 1,
    name: 'Risk',
    title: 'What risk level means',
    description: 'From 1, the steadiest, to 7, the boldest.',
    asOf: '2026-11-22',
    sources: [
      'FCA Handbook, COBS 9A (assessing suitability)',
      'FCA, Consumer Duty good and poor practice, July 2025 and March 2026',
    ],
    children: [marketFalls],
  },
  `
Every account with us has a risk level from 1 to 7. It decides how much of your money is in shares, and so how far its value can move. This page explains what the levels stand for, how to find yours, and when it is right to change it.

## What the level decides

The higher the level, the more shares and the fewer bonds an account holds. Shares have the better chance of growth over many years. They also fall further and more suddenly. Level 1 is not free of risk: bonds fall as well, and prices in the shops may rise faster than your account.

What to expect at each level, in words
| Level | What is in it | Shortest sensible time | A bad year could feel like |
| 1 | Mostly bonds and cash | 3 years | A small loss that is annoying |
| 2 | Bonds with some shares | 4 years | A loss you would notice |
| 3 | More bonds than shares | 5 years | A tenth less than a year ago |
| 4 | About as much of each | 6 years | More than a tenth less |
| 5 | More shares than bonds | 7 years | A fifth less |
| 6 | Mostly shares | 8 years | A quarter less |
| 7 | Nearly all shares | 10 years | A third less, or worse |

The last column is not a forecast and not a limit. Worse years than these have happened, and an account can stay below its former value for several years.

## Two questions, not one

People often think of risk as a matter of nerve. That is half of it.

The first question is how you feel about losses. Would you sleep if your account showed £80,000 after £100,000? Would you sell? If you have lived through a fall, what you did then tells you more than any questionnaire.

The second question is what you can afford to lose. This is called capacity for loss, and it has nothing to do with courage. Somebody with a secure income, no debts and a long time ahead can take losses without changing how they live. Somebody who needs the money for a house in three years cannot, however relaxed they feel.

Your level should be no higher than the lower of the two answers. If you feel bold but cannot afford a loss, the account has to be careful. If you could afford losses but they would make you sell at the bottom, a calmer account will probably leave you with more.

## One level for each goal

You are not a single number. The money for a child's university in four years and the pension you will draw in twenty have different jobs. It is sensible to give them different levels. This is why each account has its own level and its own goal.

- Money needed within three years usually belongs in savings, not in investments.
- Money needed at a fixed date should move to lower levels as the date comes nearer.
- Money meant to give an income for decades still needs some growth, even after you retire.

## What stays the same when markets move

Your risk level does not change because prices do. When shares have risen, they make up more of your account than was agreed, and we sell some and buy bonds. When they have fallen, we do the opposite. This is called rebalancing. It keeps the risk where you chose it, and it buys what has become cheaper.

## When to change it

Change the level when your life changes: a new goal, a different date, a child, a loss of income, an inheritance, an illness. Do not change it because of the news. Raising it after a good run and lowering it after a fall is the surest way to buy high and sell low.

Once a year we ask you to confirm that goals and levels are still right. It takes about ten minutes. If you change a level, you see what the account would hold before and after, and what that may mean for your goal, before anything happens.

## If you are unsure

Choose the lower of two levels: you can raise it later. Tell us about anything that would make a loss harder to bear, such as caring for somebody or uncertain work. It helps us to look after you properly, and it is never held against you.
`,
)
