// The papers that an account begins with: its application, its key features (COBS 13 and 14), costs, and the terms of the
// service. Those that are read before an account is applied for are the same, without what only an account has.
import { formatPounds } from '#base/money.ts'
import { shareText } from '#domain/tax/cost-shares.ts'
import type { OpeningDocument } from '#domain/opening/account-opening.ts'
import { feeBands } from '#domain/tax/fee-bands.ts'
import { assumedFundCharge, levelAssumptions } from '#domain/projection/assumptions.ts'
import { longDate } from '../long-date.ts'
import type { DocumentPart } from './parts.ts'

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

const featuresOf: Record<string, Features> = {
  ISA: {
    aim: 'To grow your money free of income tax and capital gains tax.',
    commitment:
      'You pay in what you like, up to the ISA allowance of each tax year over all your ISAs. You can take money out at any time; what you take out cannot be paid in again beyond the allowance.',
    tax: 'You pay no tax on income and gains in the account, and need not put them into a tax return.',
  },
  JISA: {
    aim: 'To grow money for a child, free of income tax and capital gains tax.',
    commitment:
      'Anybody may pay in, up to the junior ISA allowance of each tax year. The money belongs to the child. It cannot be taken out before the child is 18, when the account becomes an ISA in the child’s name.',
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
      'The money is locked until the minimum pension age, 55 and from 6 April 2028 57. We claim basic-rate relief for you; a higher rate is claimed in your tax return. Contributions are limited by your earnings and the annual allowance.',
    tax: 'Growth is free of tax. Usually a quarter can be taken free of tax; the rest is taxed as income.',
  },
}

const riskName = (level: number): string =>
  levelAssumptions.find(({ riskLevel }) => riskLevel === level)!.name.toLowerCase()

const feeTable = {
  caption: 'Our yearly fee, by what you have paid in less what you took out',
  columns: [{ header: 'From' }, { header: 'Fee a year', figures: true }],
  rows: feeBands.map(({ fromPence, rateBps }) => [formatPounds(fromPence), shareText(rateBps / 10_000)]),
}

const numberOf = ({ account_number }: OpenedAccount) => `Account number ${account_number}`

const fundCharges = `The funds have charges of their own in their prices, about ${shareText(assumedFundCharge)} a year.`

export const keyFeatures = (account: OpenedAccount): DocumentPart[] => [
  numberOf(account),
  ...featuresInShort(
    account.type,
    `Your account is invested at risk level ${account.risk_level} of ${levelAssumptions.length}, ${riskName(account.risk_level)}. We ask you once a year whether it still fits.`,
  ),
]

function featuresInShort(type: string, risk: string): DocumentPart[] {
  const { aim, commitment, tax } = featuresOf[type]!
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
    `Our yearly fee covers advice, management, trading and custody. ${fundCharges}`,
    { table: feeTable },
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
          [
            'Risk level',
            `${account.risk_level} of ${levelAssumptions.length}, ${riskName(account.risk_level)}`,
          ],
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
  { heading: 'Opening an account' },
  'We open the accounts you apply for once we have checked your identity. You can cancel within thirty days after an account was opened; what comes back may be less than was paid in.',
  { heading: 'What we do' },
  'We advise you on how to invest, manage your accounts at the risk level that we agree, and hold your investments. You tell us what changes in your circumstances; once a year we ask.',
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

const costsPaper: DocumentPart[] = [
  'Our fee is a yearly rate of what your investments are worth, worked out daily and taken monthly. The rate follows what has been paid in:',
  { table: feeTable },
  `${fundCharges} Your yearly statement of costs lists both in pounds.`,
  { note: 'The value of investments can go down as well as up and you may get back less than you put in.' },
]

const featuresBefore = (type: string) =>
  featuresInShort(
    type,
    `You choose one of ${levelAssumptions.length} risk levels for the account, and we ask you once a year whether it still fits.`,
  )

/** What is read before an account is applied for. */
export const openingPapers: Record<OpeningDocument, readonly DocumentPart[]> = {
  terms: termsPaper,
  costs: costsPaper,
  'isa-key-features': featuresBefore('ISA'),
  'gia-key-features': featuresBefore('GIA'),
  'pension-key-features': featuresBefore('Pension'),
  'jisa-key-features': [
    ...featuresBefore('JISA'),
    'The registered contact is 16 or over and has parental responsibility for the child.',
  ],
}
