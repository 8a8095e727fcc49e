import { article } from '../article.ts'

export const archive = article(
  {
    path: 'explore/archive',
    order: 9,
    name: 'Archive',
    title: 'Allowances of earlier years',
    description: 'Kept for reference: what the limits were, year by year.',
    isHidden: true,
    asOf: '2026-11-22',
    sources: [
      'gov.uk, rates and allowances for Individual Savings Accounts, Capital Gains Tax and dividends',
      'HMRC, Pensions Tax Manual PTM055100 (carry forward)',
      'HMRC, Pensions Tax Manual PTM174100 (lump sum allowances)',
    ],
  },
  `
Sometimes you need to know what the rules were, not what they are: to fill in a late tax return, to work out what pension allowance you can carry forward, or to understand an old certificate. This page keeps the figures that we are asked for most often. It says nothing about what you can do today; the other articles do.

## How to read an old document

A yearly document belongs to the tax year it covers, not to the year in which it was printed. The consolidated tax certificate for 2024/25, for example, covers 6 April 2024 to 5 April 2025 and was issued in May 2025. In your documents you find it under 2024/25. Contract notes and letters belong to the tax year of their date.

## ISAs and junior ISAs

The adult ISA allowance has been £20,000 since 2017/18. The junior ISA allowance went up sharply in 2020.

What could be paid in
| Tax year | ISA | Junior ISA, each child |
| 2019/20 | £20,000 | £4,368 |
| 2020/21 | £20,000 | £9,000 |
| 2021/22 | £20,000 | £9,000 |
| 2022/23 | £20,000 | £9,000 |
| 2023/24 | £20,000 | £9,000 |
| 2024/25 | £20,000 | £9,000 |
| 2025/26 | £20,000 | £9,000 |

Until 5 April 2024 you could pay into only one ISA of each kind in a tax year, and had to apply again after a year in which you paid nothing in. Both rules are gone. Young people of 16 and 17 could open a cash ISA under a transitional rule, which ended on 5 April 2026.

## Dividends and capital gains

Both allowances were cut twice in a row.

Amounts free of tax
| Tax year | Dividend allowance | Capital gains exempt amount |
| 2021/22 | £2,000 | £12,300 |
| 2022/23 | £2,000 | £12,300 |
| 2023/24 | £1,000 | £6,000 |
| 2024/25 | £500 | £3,000 |
| 2025/26 | £500 | £3,000 |

Dividends above the allowance were taxed at 8.75%, 33.75% and 39.35% from 2022/23 to 2025/26, and a little less before. From 6 April 2026 the first two rates are 10.75% and 35.75%; the additional rate did not change.

If you did not report gains or dividends that were above these limits, it is better to tell HMRC than to wait for a letter. Penalties are lower for people who come forward by themselves.

## Pensions

The annual allowance was £40,000 up to 2022/23, and has been £60,000 since 2023/24. You may use what is left from the three years before the current one, as long as you were a member of a pension scheme in the year it comes from.

Which years count in 2026/27
| Year | Annual allowance | Can it still be carried forward? |
| 2022/23 | £40,000 | No, it expired on 5 April 2026 |
| 2023/24 | £60,000 | Yes, until 5 April 2027 |
| 2024/25 | £60,000 | Yes, until 5 April 2028 |
| 2025/26 | £60,000 | Yes, until 5 April 2029 |

This year's allowance is used first, and then the earliest of the three years. In 2026/27 that gives somebody who has paid nothing in for three years up to £240,000 altogether. Articles from last year say £220,000, because 2022/23 was still among the three years then. Your own contributions are limited by your earnings in any case.

The lifetime allowance of £1,073,100 was abolished on 6 April 2024. Since then there is a limit of £268,275 on tax-free lump sums taken during your life. If you took benefits before that date, a quarter of what you used of the old allowance is taken off the new limit. Somebody who had used 30% has £187,792.50 left: £268,275 less £80,482.50. If you really took less tax-free cash than that sum assumes, a certificate from your scheme can put it right.

## When you need more

We keep statements, contract notes and tax certificates for as long as you are a client. If a document from before you joined us is missing, the firm that held the investment then is the one to ask. For figures that are not on this page, the National Archives keep old pages of gov.uk, and HMRC answers questions about earlier years on its helpline.
`,
)
