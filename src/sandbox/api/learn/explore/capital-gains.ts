import { article } from '../article.ts'

export const capitalGains = article(
  {
    path: 'explore/tax/capital-gains',
    order: 2,
    name: 'Capital gains',
    title: 'Capital gains in a general account',
    description: 'When a profit is taxed, and how it is worked out.',
    asOf: '2026-11-22',
    sources: [
      'Taxbriefs, tax tables 2026/27 (exempt amount, rates)',
      'gov.uk, Capital Gains Tax: rates and allowances',
      'Benten, Budget 2025 summary (income tax bands)',
    ],
  },
  `
In an ISA or a pension, profits are free of capital gains tax. In a general investment account they are not. The good news is that tax is due only when you sell, only on the profit, and only on what is above a yearly exempt amount. This page shows how the sum works, with an example.

## What counts as a gain

A gain is what you receive for an investment less what it cost you. Costs of buying and selling, such as stamp duty, may be taken off. It does not matter whether you spend the money or buy something else with it: a sale is a sale. When we rebalance your general account, the sales that belong to it count too, and they are listed on your tax certificate.

Some things are not a sale, or are not taxed:

- Gifts to a husband, wife or civil partner you live with. They take over your cost.
- Gifts to charity.
- Moving shares between two general accounts in your own name.
- Anything sold within an ISA, a junior ISA or a pension.

A gift to anybody else, a grown-up child for example, counts as a sale at the market value, although you receive nothing for it.

## The exempt amount

You may make £3,000 of gains in 2026/27 without tax. The exempt amount belongs to each person, so a couple has £6,000 between them. What you do not use by 5 April is lost.

It was much larger only a few years ago: £12,300 until 2022/23, then £6,000 for one year. Many people who never had to think about this tax now do.

## The rates

Gains above the exempt amount are taxed at 18% as far as they fall within your basic-rate band, and at 24% beyond it. Your income comes first and takes up the band; the gains sit on top. The band is £37,700 of taxable income, that is of income after your personal allowance.

Two people with taxable income of £20,000
| | Ana | Bill |
| Gains in the year | £12,600 | £52,600 |
| Less exempt amount | £3,000 | £3,000 |
| Taxable gains | £9,600 | £49,600 |
| Within the basic-rate band | £9,600 at 18% | £17,700 at 18% |
| Above it | Nothing | £31,900 at 24% |
| Tax to pay | £1,728 | £10,842 |

For both, £17,700 of the basic-rate band is left: £37,700 less £20,000. All of Ana's taxable gains fit into it. Only part of Bill's do.

## Losses

A loss on one investment is taken off the gains on others in the same tax year, whether you like it or not. If losses are larger than gains, you can carry the rest forward, but only once you have reported it to HMRC. Losses brought forward are used only as far as needed to bring gains down to the exempt amount, so none of it is wasted.

You cannot sell an investment to make a gain or a loss and buy the same one back at once. If you buy it again within 30 days, the sale is matched with that purchase instead of with your older cost. Buying it inside your ISA is allowed, and so is a purchase by your husband, wife or civil partner.

## How the cost is worked out

If you bought the same fund several times, all your units have one average cost, called a pool. Suppose you bought 1,000 units for £2,000 and later 1,000 more for £3,000. The pool is 2,000 units that cost £5,000, so each cost £2.50. Selling 500 units for £1,600 gives a gain of £1,600 less £1,250, which is £350.

With accumulation units, the income that is reinvested inside the fund was taxed as income. It is added to your cost, so that it is not taxed a second time. We keep this record for everything you have held with us.

## Ways to pay less, within the rules

- Use the exempt amount each year instead of letting gains build up.
- Pass investments to your husband, wife or civil partner before selling.
- Move what you can into an ISA, up to £20,000 a year.
- Pay into a pension: contributions can widen your basic-rate band.

Tax should not decide alone. An investment that no longer suits you is worth selling even if some tax is due. If a large sale is ahead, ask a tax adviser in good time.
`,
)
