import { article } from '../article.ts'

export const costs = article(
  {
    path: 'explore/investing/costs',
    order: 3,
    name: 'Costs',
    title: 'What investing costs',
    description: 'Our fee, fund charges and trading.',
    asOf: '2026-11-22',
    sources: [
      'Our services and charges, 2026/27',
      'FCA Handbook, COBS 6.1ZA (information about costs and charges)',
    ],
  },
  `
Costs are the only part of investing that is certain. They come off every year, whether markets rise or fall. So it is worth knowing exactly what you pay, to whom, and what it does to your money over time.

## Our fee

We charge one yearly rate for everything you hold with us. The rate depends on your net contributions, that is on what you have paid in less what you have taken out, over all your accounts. It does not rise when markets do.

Our yearly fee in 2026/27
| Net contributions | Rate a year | An example for one year |
| Under £50,000 | 0.70% | £210 on £30,000 |
| From £50,000 | 0.65% | £325 on £50,000 |
| From £100,000 | 0.60% | £600 on £100,000 |
| From £250,000 | 0.50% | £1,250 on £250,000 |
| From £500,000 | 0.35% | £1,750 on £500,000 |

The rate of your band applies to the whole amount, not only to the part above the line. So paying in a little more can lower the fee on everything. Your account shows how far you are from the next band.

The fee is worked out each day: the value of your accounts on that day, times your rate, divided by 365. The days of a month are added up and taken from your cash at the end of it. If you pay in or take out during the month, you pay for exactly the days on which the money was here.

## Fund charges

The funds you hold have costs of their own: the manager, the keeping of the securities, the audit, the printing. They are called ongoing charges and are given as a percentage a year. You never receive a bill for them, because they are taken inside the fund, and the price you see is what is left. That makes them easy to forget, and so we show them beside each holding. The index funds in our portfolios mostly charge between 0.07% and 0.25%.

## Trading

When a fund buys and sells, it pays brokers and sometimes stamp duty, and there is a gap between the prices for buyers and sellers. These costs depend on how much is traded. We do not charge for single trades, and we do not earn anything from them.

## What costs do over time

Here is £100,000 that grows by 5% a year before costs and is left alone.

What is left of £100,000, by yearly cost
| Yearly cost | After 10 years | After 20 years |
| None | £162,900 | £265,300 |
| 0.5% | £155,300 | £241,200 |
| 1.0% | £148,000 | £219,100 |
| 1.5% | £141,100 | £199,000 |

The difference between half a per cent and one and a half is about £42,000 after twenty years. The figures are rounded, are not a forecast, and take no account of tax and inflation.

## Where to see what you pay

- Once a year you receive a document called Costs and charges. It shows in pounds what you paid us, what the funds took and what trading cost.
- The fee page shows your rate, the last twelve months by account, and how far you are from the next band.
- Each monthly fee is a line among your transactions.
- Before you open an account, you see the costs of the first year and of the whole term, in pounds.

If you compare us with another firm, compare the total. A low platform fee with expensive funds, or a free account with a poor rate on cash, can cost more than it seems.

## Questions worth asking any firm

What do I pay in pounds in a year, with everything included? Is there a charge for leaving, for transfers or for taking an income? Do you earn anything from the funds you recommend or from the cash I hold? Does the percentage fall as I pay in more?

Our own answers are: it is on your yearly statement; there are no charges for leaving; we earn nothing from funds; and yes, it falls.

## Is it worth it?

That depends on what you get. Keeping your portfolio at the right risk, using your allowances, answering your questions and stopping you from selling at the bottom have a value, but only if you use them. If you think that you are paying for something you do not need, tell us. We would rather find a better arrangement than have you wonder.
`,
)
