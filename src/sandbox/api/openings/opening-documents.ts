// The documents that are read before an account is applied for, as the lines of a PDF.
import { formatPounds } from '#base/money.ts'
import type { OpeningDocument } from '#domain/opening/account-opening.ts'
import { feeBands } from '#domain/tax/fee-bands.ts'

const documents: Record<OpeningDocument, readonly string[]> = {
  terms: [
    'These terms are the agreement between you and us. They say what we do for you, what you do, what it costs, and how either of us can end it.',
    '1. We open the accounts you apply for once we have checked your identity.',
    '2. We invest your money as the risk level you have chosen says, and change it when you ask us to.',
    '3. Your investments are held apart from our own money, in the name of a nominee.',
    '4. You can cancel within 30 days of opening an account. What comes back may be less than was paid in.',
    '5. You can close an account at any time. We charge nothing for leaving.',
    '6. If something goes wrong, tell us. If you are not content with our answer, the Financial Ombudsman Service can look at it free of charge.',
  ],
  costs: [
    'Our fee is a yearly rate of what your investments are worth, worked out daily and taken monthly. The rate follows what has been paid in:',
    ...feeBands.map(
      ({ fromPence, rateBps }) => `From ${formatPounds(fromPence)}: ${(rateBps / 100).toFixed(2)}% a year`,
    ),
    'The funds have charges of their own, already in their prices. Your quarterly review lists both in pounds.',
  ],
  'isa-key-features': [
    'Growth and income in an ISA are free of UK income tax and capital gains tax.',
    'The ISA allowance of a tax year covers everything you pay into all your ISAs.',
    'You must be 18 or over and resident in the United Kingdom for tax.',
    'Withdrawals do not give any of the allowance back.',
  ],
  'gia-key-features': [
    'A general investment account has no limit on what is paid in, and no tax benefits.',
    'Dividends, interest and gains may be taxed. We send a tax certificate each year.',
  ],
  'pension-key-features': [
    'We claim basic-rate tax relief on what you pay in: £80 becomes £100.',
    'Money in a pension cannot be taken out before the normal minimum pension age: 55, and 57 from 6 April 2028.',
    'A quarter can usually be taken free of tax; the rest is taxed as income.',
  ],
  'jisa-key-features': [
    'A junior ISA belongs to the child. Nobody can take money out before the child is 18; then it becomes their own ISA.',
    'Anybody may pay in, up to the junior ISA allowance of a tax year.',
    'The registered contact is 16 or over and has parental responsibility for the child.',
  ],
}

export const openingDocument = (id: OpeningDocument): string[] => [
  ...documents[id],
  '',
  'Capital at risk. The value of investments can go down as well as up.',
]
