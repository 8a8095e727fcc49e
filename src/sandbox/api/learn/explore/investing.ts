import { article } from '../article.ts'
import { costs } from './costs.ts'
import { returns } from './returns.ts'
import { risk } from './risk.ts'

export const investing = article(
  {
    path: 'explore/investing',
    order: 1,
    name: 'Investing',
    title: 'How investing works',
    description: 'Risk, time and costs in plain words.',
    asOf: '2026-11-22',
    sources: [
      'FCA Handbook, COBS 4.5A (fair, clear and not misleading)',
      'FSCS, what we cover: deposits and investments',
      'Financial Ombudsman Service, how to complain',
    ],
    children: [risk, returns, costs],
  },
  `
Investing means giving your money to companies and governments for a while, in the hope of more later. There is no way to do it without ups and downs. There are ways to do it sensibly, and they are less complicated than many advertisements suggest.

## What you own

Most of our clients' money is in two kinds of investment.

Shares make you part-owner of companies. When the companies earn more, your part becomes worth more and some of the profit comes to you as dividends. When business is bad, or people merely fear that it will be, prices fall, sometimes a great deal within weeks.

Bonds are loans to governments and companies. They pay interest and give the money back on a fixed day. They usually move less than shares. Usually is not always: when interest rates rise, existing bonds fall, and in 2022 shares and bonds fell in the same year.

You hold them through funds. One fund may hold hundreds or thousands of shares, so that the failure of a single company hardly shows.

## Why not stay in cash?

Cash is right for money that you may need soon. Over long periods it has two weaknesses. Its interest has often been lower than the rise in prices, so that the same sum buys less each year. And it gives you no part in the growth of the economy.

What inflation of 2% a year does to £10,000 that earns nothing
| After | It still buys what this buys today |
| 5 years | £9,057 |
| 10 years | £8,203 |
| 20 years | £6,730 |
| 30 years | £5,521 |

Whether investing will do better over your own years, nobody can promise. Past performance is not a guide to the future.

## Three things you can control

You cannot control markets. You can control the following, and together they matter more than finding the best fund.

- Time. Money that you will not need for at least five years has time to recover from a fall. Ten or twenty years are better still.
- Spread. Hold many companies, in many countries, and some bonds beside the shares. No single piece of news should be able to hurt you badly.
- Cost. What you pay in charges comes off your return every year, in good years and bad. A difference of half a per cent a year sounds small and is not: on £100,000 that grows by 5% before charges, it makes about £24,000 over twenty years.

## Start small, keep going

You do not have to choose the right moment. Paying in the same sum each month means that you buy more units when prices are low and fewer when they are high. It also takes away the most harmful habit of investors, which is waiting for certainty and buying when everybody feels safe.

Have a reserve first. Three to six months of spending in an easy-access savings account keeps you from having to sell investments on a bad day. Pay off expensive debt too: no sensible investment reliably earns what a credit card charges.

## How your money is kept safe

Your investments are held apart from our own money, so they would not be used to pay our debts. If a firm that looks after your investments fails and something is missing, the Financial Services Compensation Scheme can pay up to £85,000 for each person and firm. Cash that we hold for you at a bank is covered up to £120,000 for each person and bank, together with anything else you have there. The two limits are different, and neither covers you if prices fall.

If you are unhappy with something we did, tell us. We have up to eight weeks to answer a complaint, and you can then take it to the Financial Ombudsman Service within six months of our final answer.

## Where to go from here

Read about risk next: it is the one decision that shapes everything else. Then look at what investing costs, and at the two ways in which your return can be measured. If you would rather talk it through, client services can book a call with a specialist.
`,
)
