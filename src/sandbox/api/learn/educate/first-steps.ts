import { article } from '../article.ts'

export const firstSteps = article(
  {
    path: 'educate/first-steps',
    order: 1,
    name: 'First steps',
    title: 'First steps in investing',
    description: 'Goals, time and risk, one after the other.',
    asOf: '2026-11-22',
    sources: [
      'FCA, InvestSmart: five questions before you invest',
      'HMRC, ISA newsletter 19 (ISA limits)',
      'FSCS, what we cover',
    ],
  },
  `
You do not need to know much about markets to begin. You need a goal, a little patience and an afternoon to set things up. This guide goes through the steps in the order in which they are best taken, and you can stop after any of them.

## Step 1: look at where you stand

Write down what comes in each month, what goes out and what is left. Then list what you own and what you owe. Nobody else needs to see it.

If you owe money on credit cards or at similar rates, pay that off first. Paying back a debt that costs 20% a year is as good as an investment that earns 20% a year without any risk. No such investment exists.

## Step 2: keep a reserve

Put aside three to six months of spending in an account that you can reach at once. If your income is uncertain, or others depend on it, keep more. The reserve is not there to earn much. It is there so that a broken boiler does not make you sell investments on a bad day.

Savings at a bank are protected up to £120,000 for each person and bank. Interest is free of tax up to £1,000 a year for basic-rate taxpayers and £500 for higher-rate taxpayers.

## Step 3: set a goal

A goal has an amount and a date. Both decide how much risk makes sense. Some examples:

What suits which goal
| Goal | When | A usual place for the money |
| A new car | 2 years | Savings account |
| A deposit for a house | 4 years | Savings, perhaps a Lifetime ISA |
| University for a child | 12 years | Junior ISA or ISA, fewer shares near the end |
| Retirement | 25 years | Pension and ISA, mostly shares at first |
| Nothing in particular | Open | ISA at a middle level of risk |

If a goal is less than five years away, investing is usually the wrong tool. There may not be time to recover from a fall.

## Step 4: choose the account

The account is the wrapper; the investments go inside it. The wrapper decides how you are taxed and when you can reach the money.

- A stocks and shares ISA is right for most people to begin with. You may pay in £20,000 in the tax year to 5 April 2027, what it earns is free of tax, and you can take money out whenever you like.
- A pension gives tax relief on what you pay in: £80 from you becomes £100. In return you cannot usually touch it before 55, or 57 from April 2028. If your employer adds to what you pay, start there.
- A general account has no limit and no tax advantages. It comes after the other two.
- A junior ISA is for a child, and locked until 18.

## Step 5: choose a level of risk

Our accounts have levels from 1 to 7. More shares mean more chance of growth and deeper falls. Ask yourself two things: how would I feel if a fifth of this were gone next year, and what would it change in my life? The lower of the two answers decides. You can change the level later.

## Step 6: decide how to pay in

If you have a sum ready, you can pay it in at once or spread it over some months. On average, paying in at once has done better, because the money is invested for longer. Spreading it is easier to bear if you are nervous, and that counts for something.

For most people a monthly payment is the best habit. It happens by itself, on the day after payday, and you soon stop missing the money. Raise it when your salary rises.

## Step 7: leave it alone

This is the hardest step. Look at your account now and then, but not daily: on any one day it is nearly as likely to have fallen as to have risen. Over ten years the odds have been much kinder, although there is no guarantee.

Once a year, ask three questions. Is the goal still the same? Is the date? Could I pay in a little more? Then close the portal and do something else.

## Mistakes that nearly everybody makes

- Waiting for the right moment. Time in the market has mattered more than the day of entry.
- Following a tip. By the time you hear it, the price has heard it too.
- Owning only what you know. A portfolio of one country's shares, or of your employer's, is a risk you are not paid for.
- Stopping after the first fall. The second half of the plan is what makes the first half work.

If something offers high returns without risk, or wants an answer today, it is not an investment. Read our guide on scams, and call us if you are in doubt.
`,
)
