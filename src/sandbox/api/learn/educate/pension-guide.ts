import { article } from '../article.ts'

export const pensionGuide = article(
  {
    path: 'educate/pension-guide',
    order: 2,
    name: 'Pension guide',
    title: 'The guide to pensions',
    description: 'From the first payment to the last.',
    asOf: '2026-11-22',
    sources: [
      'HMRC, Pensions Tax Manual PTM055100 (carry forward) and PTM057100 (tapered allowance)',
      'Aegon, tax relief on contributions and the tapered annual allowance',
      'Royal London, carry forward and minimum pension age',
    ],
  },
  `
A pension is a wrapper like an ISA, with a different bargain. The state adds money when you pay in, and taxes what you take out. In return the money is put away until later in life. This guide follows it from the first payment to the last.

## What is added

You pay into a personal pension from income that has been taxed. We claim basic-rate tax back and add it: £80 becomes £100. It arrives some weeks after your payment. If you pay tax at a higher rate, you claim the rest yourself.

What a gross contribution of £1,000 costs you in England, Wales and Northern Ireland
| Your rate of tax | You pay | We claim | You claim | It costs you |
| 20% | £800 | £200 | Nothing | £800 |
| 40% | £800 | £200 | £200 | £600 |
| 45% | £800 | £200 | £250 | £550 |

In Scotland the same 20% is added for everybody, also for people who pay the starter rate of 19%, and the higher Scottish rates are claimed from HMRC. Somebody who earns nothing, a child included, may have £2,880 paid in a year, which becomes £3,600.

If your income is between £100,000 and £125,140, a contribution also gives back some of the personal allowance. In that range the relief can come to 60% in England, Wales and Northern Ireland.

## How much you may pay in

There are two limits, and people often mix them up.

The first is for tax relief on your own payments: no more than what you earn in the year, or £3,600 if that is more. Rent, dividends and pensions are not earnings for this purpose.

The second is the annual allowance, £60,000 in 2026/27. It counts everything: your payments, the relief on them, and what your employer pays in. Above it there is a tax charge that takes the advantage away.

- If you have not used all of the allowance in the last three years, you can carry the rest forward, as long as you belonged to a pension scheme in the year it comes from. This year's allowance is used first and then the earliest year.
- If your income is very high, the allowance shrinks. It does so only if your income, after your own pension contributions, is over £200,000 and your income together with your employer's contributions is over £260,000. For each £2 above £260,000 it falls by £1, to no less than £10,000 at £360,000.
- If you have already taken flexible income from a pension, the limit is £10,000 a year and nothing can be carried forward to it.

Three people with high incomes
| Income with employer's contributions | Annual allowance |
| £250,000 | £60,000 |
| £280,000 | £50,000 |
| £360,000 or more | £10,000 |

## While it is invested

Growth is free of income tax and capital gains tax. As you have a long time, a pension is usually the account that can bear the most risk. Bring the level down over the last ten years or so, if you mean to buy an annuity or take a large sum. If you will leave the money invested and draw from it, some growth is still needed.

Old pensions can be brought together. One pension is easier to follow, and it may be cheaper. Before you move one, look for what would be lost: a guaranteed annuity rate, a fixed income for life, a right to begin before 57, or a larger tax-free sum. If a guaranteed income is worth more than £30,000, the law requires you to take advice.

## Taking money out

From 55, and from 57 once the age rises on 6 April 2028, you choose how to take it. A quarter is usually free of tax, up to £268,275 in all; the rest is taxed as income in the year you take it. You can take an income that changes with your needs, single sums, an annuity for life, or a mixture. Our article on taking an income explains the traps, above all the tax on the first payment.

You do not have to take anything. If you have other income, the pension can wait. Contributions with tax relief end at 75.

## If you die

A pension does not follow your will. You say on the expression of wish who should receive it, and the scheme decides with that in mind. If you die before 75, what is left is usually free of income tax for the people who receive it; later it is taxed as their income. From 6 April 2027 most unused pensions will count for inheritance tax as well, except what goes to a husband, wife or civil partner.

## Five things to do this year

- Join your employer's scheme and pay in at least as much as is matched.
- Check which part of the tax relief you have to claim yourself.
- Find old pensions, and put the addresses in one place.
- Renew your expression of wish.
- Ask for your State Pension forecast on gov.uk.
`,
)
