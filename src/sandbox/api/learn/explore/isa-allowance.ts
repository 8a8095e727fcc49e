import { article } from '../article.ts'

export const isaAllowance = article(
  {
    path: 'explore/tax/isa-allowance',
    order: 1,
    name: 'ISA allowance',
    title: 'Your ISA allowance',
    description: 'How much you can pay in, and when.',
    asOf: '2026-11-22',
    sources: [
      'HMRC, ISA newsletter 19 (limits frozen to April 2031)',
      'gov.uk, ISAs for managers: how to open an account, who can invest',
      'ISA Regulations 1998, regulation 12, as revised',
    ],
  },
  `
What grows inside an ISA is free of income tax and capital gains tax, and you do not have to mention it on a tax return. In exchange there is a limit on what goes in. This page explains what counts towards the limit, and the few rules that catch people out.

## £20,000 a year, across all your ISAs

You may pay £20,000 into adult ISAs between 6 April 2026 and 5 April 2027. The limit is one for all of them together: cash ISAs, stocks and shares ISAs and innovative finance ISAs, with us and with other firms. Up to £4,000 of it may go into a Lifetime ISA. The limit is frozen until April 2031.

Since 6 April 2024 you may pay into as many ISAs of the same kind as you like in one year. Older guides that speak of one of each type a year are out of date.

We can only see what you pay in here. If you also pay in elsewhere, tell us on the allowances page: the amount left that we show is then the true one.

## What counts, and what does not

- Payments of new money count, whether a lump sum or by Direct Debit.
- Transfers from one ISA to another do not count, whichever year the money was paid in.
- Growth, interest and dividends inside the ISA do not count.
- A Child Trust Fund that matures at 18 and moves to an ISA does not count.
- Fees paid from the account do not give you any allowance back.

## Taking money out

Some ISAs are flexible: money taken out can be put back in the same tax year without using more of the allowance. Ours is not. If you have paid in £15,000 and take out £5,000, you have £5,000 of this year's allowance left, not £10,000. So if you only want to move your money to another firm, ask for a transfer and do not withdraw it yourself.

An example of one tax year with our ISA
| What happens | Allowance left |
| 6 April 2026: the year begins | £20,000 |
| May: you pay in £8,000 | £12,000 |
| August: dividends of £120 arrive | £12,000 |
| October: you withdraw £3,000 | £12,000 |
| January: £10,000 is transferred from another ISA | £12,000 |
| March: you pay in £12,000 | Nothing |

## The declaration

Before money goes in, the rules ask you to declare a few things: which kind of account it is, the tax year in which you begin, that the money is your own, and that you will not go over the limit. You also confirm that you are 18 or over and live in the United Kingdom, or are a Crown servant abroad or married to one. Since April 2025 we need your National Insurance number too, unless you are not eligible for one.

The declaration stays valid. Since April 2024 it does so even after a year in which you paid nothing in, so we ask again only if something has changed. If you move abroad, you may keep your ISA and what is in it stays sheltered, but you may not pay in. When you come back, we need a fresh declaration of residence and your address.

## What if you pay in too much?

It happens, mostly to people with ISAs at several firms. Do not withdraw the money to put it right. HMRC compares the reports of all ISA managers after the year has ended and tells you and the manager what to do. Tax may be due on what the excess has earned. If you notice it yourself, write to us first.

## Before 5 April

An ISA begins only when the application has been accepted and money has been paid in, and both have to happen by 5 April. Unused allowance cannot be carried forward. If you hold investments in a general account, you can sell them and buy them again inside the ISA, often called bed and ISA. The sale may lead to a capital gain, so look at your exempt amount first, and remember that you are out of the market for a short time.
`,
)
