import { article } from '../article.ts'
import { capitalGains } from './capital-gains.ts'
import { isaAllowance } from './isa-allowance.ts'

export const tax = article(
  {
    path: 'explore/tax',
    order: 3,
    name: 'Tax',
    title: 'Tax and allowances',
    description: 'Use what the tax year gives you before 5 April.',
    asOf: '2026-11-22',
    sources: [
      'Finance Act 2021, section 5, as amended (personal allowance)',
      'Taxbriefs, tax tables 2026/27',
      'HMRC, ISA newsletter 19',
    ],
    children: [isaAllowance, capitalGains],
  },
  `
The UK tax system gives everybody a set of allowances each year. Few people use them all, and most of what is left unused on 5 April is lost. This page is a map: what the allowances are in 2026/27, in which order savings are usually made from them, and where to read more.

## The tax year

A tax year runs from 6 April to the following 5 April. The year that began on 6 April 2026 is written 2026/27, and everything you pay in, receive or sell counts for the year in which it happens, by the date in the United Kingdom. A payment into an ISA has to reach us, and your application has to be accepted, by 5 April to count for that year. Do not leave it to the last day: in 2027, 5 April is a Monday and an ordinary working day, but banks and post can be slow.

## The main allowances

What each allowance is in 2026/27
| Allowance | Amount | What it covers |
| Personal allowance | £12,570 | Income of any kind |
| Personal savings allowance | £1,000, £500 or nil | Interest outside an ISA |
| Dividend allowance | £500 | Dividends outside an ISA or pension |
| Capital gains exempt amount | £3,000 | Gains outside an ISA or pension |
| ISA allowance | £20,000 | What you pay into adult ISAs |
| Junior ISA allowance | £9,000 for each child | What anybody pays in |
| Pension annual allowance | £60,000 | What you and your employer pay in |

The personal savings allowance depends on your rate of income tax: £1,000 for basic-rate taxpayers, £500 at the higher rate and nothing at the additional rate.

The personal allowance shrinks for high earners. It falls by £1 for every £2 of income over £100,000, and is gone at £125,140. Between those two figures each extra pound costs income tax on more than a pound, so paying into a pension there is worth particular thought. The personal allowance is frozen until April 2031.

## Rates of income tax

In England, Wales and Northern Ireland, income above the personal allowance is taxed at 20% on the first £37,700, at 40% up to £125,140 and at 45% above that. Scotland has six rates of its own for earnings, pensions and rent, from 19% to 48%; interest and dividends there are taxed with the bands of the rest of the United Kingdom.

Take somebody in England with £50,000 of earnings and no other income. The first £12,570 is free of tax, and the remaining £37,430 is taxed at 20%, which comes to £7,486. With the same earnings in Scotland the bill is £8,982.05.

Dividends above the allowance are taxed at 10.75% for basic-rate taxpayers, 35.75% at the higher rate and 39.35% at the additional rate. The first two rose in April 2026, and much of what you find online still shows the old figures.

## In which order?

There is no order that suits everybody, but these questions help:

- Is there a cash reserve for emergencies? Allowances come after it.
- Does your employer match what you pay into a pension? If so, that is usually hard to beat.
- Do you hold investments outside an ISA while your ISA allowance is unused? Moving them in shelters what they earn from then on.
- Are you married or in a civil partnership? You can usually pass investments between you without capital gains tax, and so use two sets of allowances.
- Will your income be unusually high or low this year? That changes which allowance is worth most.

## What is changing

From 6 April 2027, interest is taxed at 22%, 42% and 47%, two points more than now. On the same day the amount that may go into a cash ISA falls to £12,000 for people under 65, within the overall £20,000. Most unused pension pots will count as part of an estate for inheritance tax from that date as well.

None of these changes is a reason to hurry into something you have not thought through. If you are unsure, write to us or speak to a tax adviser: tax depends on your own circumstances and the rules can change again.
`,
)
