// What the pages behind the portal's external links say: help, contact, legal and the like, as a firm would write them.
import { feeRows } from '#domain/fees/fee-words.ts'
import type { LinkContents } from 'portal-engine/sandbox/web/link-pages.ts'

/** A link without an entry has the way to reach somebody. */
export const linkContents: LinkContents = {
  'help-hub': (brand) => [
    [
      'How do I pay money in?',
      'Under Payments and transfers, choose Add money. You can find our sort code, account number and your reference there. Money is invested on the next working day.',
    ],
    [
      'How do I take money out?',
      'Under Payments and transfers, choose Withdraw. We sell on the next working day and pay your bank account about three working days later.',
    ],
    ['Where are my tax documents?', 'Under Documents, by tax year. They are there by the end of May.'],
    [
      'How do I give somebody access?',
      'Under Account details, choose Shared access. They can see your accounts and documents, but can’t change anything.',
    ],
    [
      'I have noticed a sign-in that was not me',
      `Under Account details, choose Account security, then “Wasn’t you?”. Or call us at once on ${brand.phone}.`,
    ],
  ],
  'contact-us': (brand) => [
    ['By phone', `${brand.phone}. ${brand['phone-hours']}.`],
    ['By secure message', 'Write to us from Messages in the portal. We answer within two working days.'],
    ['By email', `${brand.email}. Please send no account numbers by email.`],
    ['By post', `${brand.name}, ${brand.address}.`],
    [
      'If you need something else',
      'We can send large print, braille or audio, and talk through a relay or an interpreter. Tell us what helps you.',
    ],
  ],
  'services-and-charges': () => [
    [
      'What we do',
      'We run your portfolios at the risk level that you have chosen, hold your investments apart from our own money, and report to you every quarter.',
    ],
    [
      'Our fee',
      'A yearly rate of what your investments are worth. We work it out daily and take it monthly. The rate depends on what you have paid in:',
      ...feeRows.map(([from, rate]) => `From ${from}: ${rate} a year.`),
    ],
    [
      'Other costs',
      'The funds have charges of their own, already in their prices. We charge nothing for opening, closing, transfers or withdrawals.',
    ],
  ],
  privacy: (brand) => [
    [
      'What we hold',
      'Who you are, how to reach you, what you own with us, and what you have told us about your plans.',
    ],
    ['Why', 'To run your accounts, and because by law we have to know our clients. We never sell it.'],
    [
      'Your rights',
      `You can see what we hold, correct it, and ask us to stop using it. Write to ${brand.email}. The Information Commissioner’s Office hears complaints.`,
    ],
  ],
  cookies: () => [
    [
      'What your browser keeps',
      'The portal keeps what it needs to work. The full list, with how long each entry is kept, is in the portal: Account details, Cookie consent.',
    ],
  ],
  terms: () => [
    [
      'Our agreement',
      'These terms are the agreement between you and us. You can cancel within 30 days of opening an account, and close it at any time without a charge.',
    ],
    [
      'Your part',
      'Keep your sign-in to yourself, tell us when your details change, and read what we send you.',
    ],
    [
      'Our part',
      'We act in your best interest, keep your money and investments apart from ours, and tell you what everything costs.',
    ],
  ],
  complaints: (brand) => [
    [
      'Tell us first',
      `Call ${brand.phone} or write to us. We confirm within three working days and answer within eight weeks.`,
    ],
    [
      'If you are not content',
      'If you are not happy with our answer, you can go to the Financial Ombudsman Service within six months. It is free.',
    ],
  ],
  accessibility: (brand) => [
    [
      'What we aim for',
      'The portal meets WCAG 2.2 at level AA: it works by keyboard alone, with screen readers, with large text, and on small screens.',
    ],
    [
      'If something stands in your way',
      `Tell us on ${brand.phone} or ${brand.email}, and we will help you at once and put it right.`,
    ],
  ],
  'about-us': (brand) => [
    [
      'Who we are',
      `${brand.name} looks after the savings and investments of people in the United Kingdom. The firm is fictional, and authorised and regulated by nobody.`,
    ],
  ],
  careers: () => [['Working with us', 'There are no open positions at the moment.']],
  news: () => [
    [
      'This autumn',
      'Accounts are opened from the basket to the reference in the portal, and the retirement planner shows how long a plan lasts.',
    ],
  ],
  'wealth-tracking': () => [
    [
      'Everything you own in one place',
      'Add what you hold elsewhere, and see it beside your accounts with us.',
    ],
  ],
  'wealth-planning': () => [
    [
      'Plan for what comes next',
      'A planner goes through income, protection, retirement and inheritance with you.',
    ],
  ],
  'pension-wise': () => [
    [
      'Free, impartial guidance',
      'A service of the government for people over 50: what you can do with a pension, and what it means for tax.',
    ],
  ],
  'book-a-call': (brand) => [
    ['Choose a time', `Call ${brand.phone} and we agree on a time. ${brand['phone-hours']}.`],
  ],
  'request-a-call-back': (brand) => [
    [
      'We call you',
      `Send us your number and a time by secure message, or call ${brand.phone}. ${brand['phone-hours']}.`,
    ],
  ],
}
