import { article } from '../article.ts'

export const drawdown = article(
  {
    path: 'explore/retirement/drawdown',
    order: 2,
    name: 'Drawdown',
    title: 'Taking an income',
    description: 'Flexible income and the 25% tax-free lump sum.',
    asOf: '2026-11-22',
    sources: [
      'HMRC, Pensions Tax Manual PTM056520 to PTM056540 (money purchase annual allowance)',
      'HMRC, Pensions Tax Manual PTM062205 and PTM174100',
      'HMRC, PAYE Manual PAYE94055 (first flexible payment)',
      'gov.uk, Pension Wise',
    ],
  },
  `
A pension pot can be turned into money in several ways. The most flexible is called drawdown: the pot stays invested, and you take what you need. Flexible also means that nobody stops you from taking too much. Here is what to know before the first payment.

## From which age

You can usually take money from 55. The age rises to 57 on 6 April 2028. What that means for you depends on your date of birth.

The earliest age, unless your scheme protects another one
| Born | You can start |
| Before 7 April 1971 | From 55, nothing changes |
| 7 April 1971 to 5 April 1973 | From 55, but not between 6 April 2028 and your 57th birthday if you have not begun by then |
| After 5 April 1973 | From 57 |

Some schemes gave their members the right to an earlier age before November 2021, and it still holds. It may be lost if you transfer, so ask first.

## A quarter tax-free

Usually you may take 25% of what you turn into drawdown without tax. The rest is taxed as income when you take it. You do not have to do it all at once: many people turn part of the pot into drawdown each year and take a quarter of that part tax-free.

There is a limit of £268,275 on tax-free lump sums from all your pensions together, called the lump sum allowance. If you have taken £50,000 since April 2024, £218,275 is left. Benefits taken earlier count too, in a different way.

You may also leave the pot as it is and take single sums from it. Each is then one quarter tax-free and three quarters taxable. A payment of £20,000 uses £5,000 of the lump sum allowance.

## Tax on the first payment

The first taxable payment is often taxed too much. We have to use an emergency code for it, which treats the payment as if you received the same every month.

What is taken off a first payment, as an estimate
| Taxable part | Tax taken at first | Left for you |
| £5,000 | £953 | £4,047 |
| £10,000 | £2,953 | £7,047 |
| £15,000 | £5,129 | £9,871 |
| £30,000 | £11,879 | £18,121 |

If £10,000 were your only income in the year, no tax would be due at all. You get back what was too much: by a new tax code for later payments, by a form to HMRC (P55, P53Z or P50Z, depending on your case), or after the end of the year. A small first payment makes the problem smaller.

## What it does to later contributions

Once you take flexible income, you and your employer together may pay only £10,000 a year into pensions such as ours. This is the money purchase annual allowance. It begins on the day after your first income payment, and cannot be undone.

- It is triggered by the first income from drawdown, and by a single sum that is part taxable.
- It is not triggered by taking only the tax-free cash, by a small pot of up to £10,000, or by an annuity that cannot fall.

If you still work and pay in, think about this first. Within 91 days you have to tell your other schemes.

## How much is safe to take?

No figure is safe for everybody. A rough guide that many planners use is 3% to 4% of the pot in the first year, rising with prices after that. Taking less after bad years helps more than anything else. So does keeping one or two years of income in cash, so that you do not have to sell in a fall.

Look at the whole household. It is often sensible to use up the personal allowance of both partners each year, to fill gaps until the State Pension starts, and to leave a guaranteed income alone for as long as possible.

## What happens when you die

You say who should receive what is left, on the form called expression of wish. It guides us but does not bind us, and should be renewed when your family changes. Today most pensions are outside the estate for inheritance tax. From 6 April 2027 most unused pots will count as part of it. If your plan was to spend everything else first and leave the pension, look at it again.

## Alternatives

An annuity pays a fixed income for life, whatever happens. It can rise with prices and continue for a partner, and people with health problems are often offered more. You can mix the two: an annuity for the bills, drawdown for the rest.

Before you decide, use Pension Wise. It is free, impartial and open to everybody from 50 with a pension of this kind. And take your time: nothing has to happen on a birthday.
`,
)
