import { article } from '../article.ts'

export const family = article(
  {
    path: 'explore/family',
    order: 4,
    name: 'Family',
    title: 'Money and family',
    description: 'Children, gifts and helping each other.',
    asOf: '2026-11-22',
    sources: [
      'gov.uk, Junior Individual Savings Accounts',
      'HMRC, ISA bulletin 65 (Child Trust Funds)',
      'gov.uk, how Inheritance Tax works: gifts',
      'gov.uk, make, register or end a lasting power of attorney',
    ],
  },
  `
Money questions in a family are seldom only about money. It helps if the practical part is clear: which accounts exist for children, what happens to gifts, and how somebody can help you with your accounts without taking them over.

## Junior ISAs

A junior ISA is an account in a child's name, free of income tax and capital gains tax like an adult one. A child can have one for cash and one for stocks and shares. Together they may receive £9,000 between 6 April 2026 and 5 April 2027.

- A parent or guardian opens it and is its registered contact. Only this person can change the account or its provider. From 16 the child may take the role over.
- Anybody may pay in: grandparents, friends, the child. A payment is a gift and cannot be taken back.
- Nobody can take money out before the child is 18, except in very rare cases.
- On the 18th birthday the account becomes an adult ISA, and the money is the young person's to do with as they like.

The allowance belongs to the child. It does not reduce the £20,000 that you can pay into ISAs of your own.

What a monthly payment could become by 18, at 5% a year after costs
| You begin when the child is | £50 a month | £150 a month |
| Newborn | £17,300 | £51,800 |
| 5 | £10,900 | £32,600 |
| 10 | £5,900 | £17,600 |

These are examples and not forecasts, and prices will rise as well.

Children born between 1 September 2002 and 2 January 2011 may have a Child Trust Fund instead. A child cannot have both, but a fund can be moved into a junior ISA in full. Several hundred thousand of these accounts have been forgotten. If your child was born in those years, it is worth asking HMRC where theirs is.

## Gifts and inheritance tax

You may give away as much as you like. Whether inheritance tax is due later depends on how much, to whom and when.

- Gifts to a husband, wife or civil partner who lives permanently in the United Kingdom, and to charities, are usually free of it.
- £3,000 a year is free in any case. What you did not use last year can be added once.
- Up to £250 a year to each of any number of people is free, if nothing else in this list is used for the same person.
- Wedding gifts are free up to £5,000 from a parent, £2,500 from a grandparent and £1,000 from anybody else.
- Regular gifts out of income are free, if they leave you enough to live as usual. Keep a record of them.
- Larger gifts to people are free if you live for seven years after making them. Gifts into most trusts follow other rules.

If you give away investments from a general account, capital gains tax may be due at once. Cash avoids that. And from 6 April 2027, most unused pensions will be part of the estate, so it is a good moment to look at your plans as a whole.

## Letting somebody see your accounts

You can invite a person you trust to see your accounts here. They see values and documents and can change nothing. You can end it at any time, and so can they. This suits a couple who plan together, grown-up children who want to know that all is well, or an accountant at the time of the tax return.

The invitation goes to an e-mail address and a mobile number, so that nobody else can accept it. Never share your password instead: whoever has it can act as you, and we cannot tell the difference.

## Letting somebody act for you

Seeing is not acting. If somebody should be able to give instructions, you need to appoint them, usually by a lasting power of attorney for property and financial affairs. You choose one or several people while you are well, and decide whether it counts at once or only if you can no longer decide. It has to be registered with the Office of the Public Guardian, or in Scotland and Northern Ireland with their own offices, which takes some weeks.

Without it, not even a husband or wife may manage your accounts if you lose capacity. A court then has to appoint somebody, which is slow and costs more. It is the kindest piece of paperwork there is.

## After a death

Tell us as soon as you can manage it. We stop payments, keep the accounts safe and send you one list of what we need. A surviving husband, wife or civil partner can receive an extra ISA allowance, equal to what was in the ISAs of the person who died. Pensions go to the people named in the expression of wish, at the decision of the scheme. There is no hurry with decisions about investments, and nobody should press you.
`,
)
