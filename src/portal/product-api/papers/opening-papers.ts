// The papers about an account: its key features (COBS 13 and 14), costs and the terms of the service, which are read before it
// is applied for and kept once it is opened, and its application.
import { feeRows } from '#domain/fees/fee-words.ts'
import { shareText } from '#domain/fees/cost-shares.ts'
import { assumedFundCharge, levelAssumptions } from '#domain/projection/assumptions.ts'
import { longDate } from '#product-api/data/long-date.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'

export interface OpenedAccount {
  type: string
  name: string
  account_number: string
  currency: string
  opened_on: string
  risk_level: number
}

interface Features {
  /** What the account is for, in a sentence. */
  aim: string
  /** What its owner takes on. */
  commitment: string
  tax: string
}

const featuresOf = {
  ISA: {
    aim: 'To grow your money free of income tax and capital gains tax.',
    commitment:
      'You pay in what you like, up to the ISA allowance of each tax year over all your ISAs. You can take money out at any time; what you take out cannot be paid in again beyond the allowance. You must be 18 or over and resident in the United Kingdom for tax.',
    tax: 'You pay no tax on income and gains in the account, and need not put them into a tax return.',
  },
  JISA: {
    aim: 'To grow money for a child, free of income tax and capital gains tax.',
    commitment:
      'Anybody may pay in, up to the junior ISA allowance of each tax year. The money belongs to the child. It cannot be taken out before the child is 18, when the account becomes an ISA in the child’s name. The registered contact is 16 or over and has parental responsibility for the child.',
    tax: 'Nobody pays tax on income and gains in the account.',
  },
  GIA: {
    aim: 'To grow your money without limits on what you pay in.',
    commitment: 'You pay in and take out what you like, when you like.',
    tax: 'Dividends and interest are income, and a sale can be a gain, in the tax year in which each arises. We send a tax certificate for each tax year.',
  },
  Pension: {
    aim: 'To build up a pot for your retirement, with tax relief on what you pay in.',
    commitment:
      'The money is locked until the minimum pension age, 55 and from 6 April 2028 57. We claim basic-rate relief for you: £80 becomes £100; a higher rate is claimed in your tax return. Contributions are limited by your earnings and the annual allowance.',
    tax: 'Growth is free of tax. Usually a quarter can be taken free of tax; the rest is taxed as income.',
  },
} satisfies Readonly<Record<string, Features>>
type AccountType = keyof typeof featuresOf

const levelText = ({ risk_level: level }: OpenedAccount): string =>
  `${level} of ${levelAssumptions.length}, ${levelAssumptions.find(({ riskLevel }) => riskLevel === level)!.name.toLowerCase()}`

const feeTable = {
  caption: 'Our yearly fee, by what you have paid in less what you took out',
  columns: [{ header: 'From' }, { header: 'Fee a year', figures: true }],
  rows: feeRows.map((row) => [...row]),
}

const numberOf = ({ account_number }: OpenedAccount) => `Account number ${account_number}`

const costs: DocumentPart[] = [
  `Our yearly fee covers advice, management, trading and custody. The funds have charges of their own in their prices, about ${shareText(assumedFundCharge)} a year.`,
  { table: feeTable },
]

export const costsPaper: DocumentPart[] = [
  ...costs,
  'The fee is taken once a month. We tell you each year in pounds what all costs came to.',
]

/** The key features of an account that was opened. */
export const keyFeatures = (account: OpenedAccount): DocumentPart[] => [
  numberOf(account),
  ...keyFeaturesOf(
    account.type as AccountType,
    `Your account is invested at risk level ${levelText(account)}. We ask you once a year whether it still fits.`,
  ),
]

/** The key features of such an account; `risk` says at which level it is invested. */
export function keyFeaturesOf(
  type: AccountType,
  risk = `You choose one of ${levelAssumptions.length} risk levels, and we ask you once a year whether it still fits.`,
): DocumentPart[] {
  const { aim, commitment, tax }: Features = featuresOf[type]
  return [
    'The Financial Conduct Authority asks us to give you this summary. Read it before you decide, and keep it.',
    { heading: 'Its aim' },
    aim,
    { heading: 'Your commitment' },
    commitment,
    { heading: 'Risks' },
    'The value of investments can go down as well as up, and you may get back less than you put in. Prices of investments abroad also move with exchange rates. Inflation lowers what your money buys. Rules about tax can change, and what they mean depends on your circumstances.',
    risk,
    { heading: 'Tax' },
    tax,
    { heading: 'What it costs' },
    ...costs,
    { heading: 'If you change your mind' },
    'You can cancel within thirty days after the account was opened. You then get back what your investments are worth.',
    { heading: 'If something goes wrong' },
    'Tell us first. If we cannot settle it, the Financial Ombudsman Service can decide it, free of charge. If we fail and something is missing, the Financial Services Compensation Scheme can pay up to its limit; it does not cover falling prices.',
  ]
}

export function applicationPaper(account: OpenedAccount, owner: string): DocumentPart[] {
  return [
    numberOf(account),
    'What you applied for, and what you declared. Tell us at once if any of it is not right.',
    {
      table: {
        caption: 'The account',
        columns: [{ header: 'Question' }, { header: 'Answer', share: 2 }],
        rows: [
          ['Account', account.name],
          ['Applicant', owner],
          ['Currency', account.currency],
          ['Opened', longDate(account.opened_on)],
          ['Risk level', levelText(account)],
        ],
      },
    },
    { heading: 'Declaration' },
    'My answers are complete and true. I have read the key features and the terms and conditions. I ask you to hold and manage what I pay in.',
    `Signed by ${owner}, ${longDate(account.opened_on)}`,
  ]
}

export const termsPaper: DocumentPart[] = [
  'These terms apply to everything you hold with us.',
  { heading: 'What we do' },
  'We open the accounts you apply for once we have checked your identity. We advise you on how to invest, manage your accounts at the risk level that we agree, and hold your investments. You tell us what changes in your circumstances; once a year we ask.',
  { heading: 'Your money and your investments' },
  'We hold your money at banks as client money, apart from ours, and your investments in the name of our nominee. They are yours, whatever happens to us.',
  { heading: 'What you pay' },
  'One fee a year on everything you hold, taken once a month from your accounts. We tell you each year what all costs came to.',
  { table: feeTable },
  { heading: 'Instructions' },
  'You instruct us in the portal. Orders are carried out on the next working day. A payment out to a new bank account waits until the account has been checked.',
  { heading: 'Leaving' },
  'You can end this agreement at any time and without a charge. We end it with two months’ notice.',
  { heading: 'Complaints' },
  'Tell us first. If we cannot settle it within eight weeks, the Financial Ombudsman Service can decide it.',
  { note: 'The value of investments can go down as well as up and you may get back less than you put in.' },
]
