import { article } from '../article.ts'

export const isaGuide = article(
  {
    path: 'educate/isa-guide',
    order: 3,
    name: 'ISA guide',
    title: 'The guide to ISAs',
    description: 'Which kinds there are and how to use them.',
    asOf: '2026-11-22',
    sources: [
      'HMRC, ISA newsletter 19 and the reforms from 6 April 2027',
      'gov.uk, Individual Savings Accounts: transferring your ISA',
      'Charles Stanley and Triodos, ISA and junior ISA transfer guides',
    ],
  },
  `
An ISA is a wrapper around savings or investments. What they earn inside it is free of income tax and capital gains tax, for as long as the account exists. Over many years that can be worth a great deal, and it keeps your tax return short.

## The kinds of ISA

Four adult ISAs and one for children, tax year 2026/27
| Kind | What is in it | Who can pay in | Most in a year |
| Cash ISA | Savings | Residents from 18 | £20,000 |
| Stocks and shares ISA | Funds, shares, bonds | Residents from 18 | £20,000 |
| Innovative finance ISA | Loans and similar | Residents from 18 | £20,000 |
| Lifetime ISA | Cash or investments | Opened between 18 and 39 | £4,000 |
| Junior ISA | Cash or investments | Anybody, for a child | £9,000 |

The £20,000 is one limit for all adult ISAs together. What you put into a Lifetime ISA is part of it. The junior limit is separate and belongs to the child.

We offer stocks and shares ISAs and junior ISAs. We do not offer the others, but what you pay into them elsewhere counts towards the limit.

## Why use a stocks and shares ISA?

Outside an ISA you may receive £500 of dividends and make £3,000 of gains in the year without tax. Both limits have become much lower in recent years. Someone with £60,000 in funds that pay 2% in dividends receives £1,200. At the basic rate, £700 of it is taxed at 10.75%, which is about £75 each year; at the higher rate, of 35.75%, it is about £250. Gains come on top when something is sold. Inside an ISA none of this is taxed.

It is also the simplest place to rebalance. Selling one fund and buying another inside an ISA has no consequences for tax.

## Paying in

You may pay in at any time up to the limit, in one sum or monthly. The tax year ends on 5 April, and what you have not used is gone. Since April 2024 you may have several ISAs of the same kind and pay into all of them in one year.

Paying in early in the tax year gives your money up to a year more under shelter. If you cannot spare a lump sum, twelve payments of £1,666 use almost all of the allowance.

## Moving an ISA

You can move an ISA to another firm at any time, all of it or a part, and from one kind to another. The most important rule is short: ask the new firm for a transfer and never withdraw the money yourself. A withdrawal ends the shelter, and paying the money in again uses your allowance.

- The new firm arranges everything. You fill in one form.
- A transfer from one cash ISA to another should take no more than 15 working days, any other no more than 30 calendar days.
- Investments can sometimes move as they are. Otherwise they are sold, the cash moves, and you are out of the market for a while.
- A junior ISA can move too. Money of the current year has to move in full; of former years also in part, when it goes from one kind to the other.
- A transfer does not use any of your allowance.

Ask your present firm whether it charges for leaving. We do not.

## Taking money out

You can withdraw from a stocks and shares ISA whenever you like. Selling takes a day or two, and the money reaches your bank after that. Our ISA is not flexible: what you take out cannot be put back without using your allowance again. Junior ISAs cannot be touched until the child is 18. A Lifetime ISA has a charge of 25% on withdrawals that are not for a first home or after 60.

## What changes in April 2027

From 6 April 2027 people under 65 may pay no more than £12,000 a year into a cash ISA; from 65 the limit remains £20,000. The overall limit stays at £20,000 until April 2031. Moving money from a stocks and shares ISA into a cash ISA will be restricted as well, and interest on cash that waits in a stocks and shares ISA is to be charged. We will write to you when it is, and nothing changes before then.

## If your life changes

If you move abroad you can keep your ISA, but not pay in until you are resident again. If you die, the ISA stays free of tax while the estate is being settled, for up to three years, and a husband, wife or civil partner receives an extra allowance of the same value. If you separate, an ISA cannot be moved into the other person's name: it has to be paid out.
`,
)
