// A person's secure messages: some read conversations, and as many unread messages as the personas say.
import { feeFormula } from '#domain/fees/fee-words.ts'
import type { Attachment } from '#api/inbox/messages.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayBefore } from 'portal-engine/base/dates/working-days.ts'
import { attachmentBytes } from '#product-api/papers/attachment-bytes.ts'
import type { Seeding } from '#product-api/data/seeding.ts'

interface Letter {
  subject: string
  topic: string
  body: string
  attachment?: string
}

const letters: readonly Letter[] = [
  {
    subject: 'Your quarterly valuation is ready',
    topic: 'My accounts',
    body: 'Your latest quarterly valuation is now in your documents. It shows what you hold, what moved and what you paid.',
    attachment: 'Valuation summary.pdf',
  },
  {
    subject: 'We have received your payment',
    topic: 'Payments and transfers',
    body: 'Thank you. Your payment has reached us and will be invested on the next working day.',
  },
  {
    subject: 'A change to your portfolio',
    topic: 'My accounts',
    body: 'We have moved a little from shares to bonds. Your risk level stays the same, and you need do nothing.',
  },
  {
    subject: 'Your tax pack for last year',
    topic: 'Tax and allowances',
    body: 'Your consolidated tax certificate is ready. You may need it for your tax return.',
    attachment: 'Tax certificate.pdf',
  },
  {
    subject: 'Please confirm your address',
    topic: 'My details',
    body: 'We have not heard about your address for some time. Please check it under personal details.',
  },
  {
    subject: 'Your annual review',
    topic: 'My accounts',
    body: 'It is time to check that your goals and risk level are still right for you. It takes about ten minutes.',
  },
  {
    subject: 'How we protect you from scams',
    topic: 'Something else',
    body: 'We will never ask for your password or ask you to move money to keep it safe. If in doubt, call us.',
  },
  {
    subject: 'Changes to our terms',
    topic: 'Something else',
    body: 'Our terms change next month. The main change is how we tell you about corporate actions.',
    attachment: 'Terms and conditions.pdf',
  },
  {
    subject: 'Your fee explained',
    topic: 'My accounts',
    body: `You asked how our fee is worked out. It is the value of your accounts each day ${feeFormula('your yearly rate')}.`,
  },
  {
    subject: 'Pension allowance reminder',
    topic: 'Pensions and retirement',
    body: 'You may still have pension allowance left for this tax year, and some from the last three years.',
  },
  {
    subject: 'Income paid to your account',
    topic: 'Payments and transfers',
    body: 'Funds you hold paid income this month. It is kept as cash in your account and invested with the next payment.',
  },
  {
    subject: 'Market update from our investment team',
    topic: 'My accounts',
    body: 'Markets have been unsettled. A fall now and then is normal for long-term investments such as yours.',
  },
]

/** To Dev Patel, who has no account yet: the last first. */
const toApplicants: readonly Letter[] = [
  {
    subject: 'We are checking your identity',
    topic: 'My accounts',
    body: 'We are checking who you are, as the law asks of us. There is nothing for you to do: we write to you once it is done.',
  },
  {
    subject: 'What happens after your application',
    topic: 'My accounts',
    body: 'We check your identity, open your account and tell you. You can follow each step on your home page.',
  },
  {
    subject: 'We have your application',
    topic: 'My accounts',
    body: 'Thank you for applying for a Stocks and Shares ISA. We look at your application now.',
  },
  letters.find(({ subject }) => subject === 'How we protect you from scams')!,
  {
    subject: 'Welcome',
    topic: 'Something else',
    body: 'You can sign in from now on. Write to us here with any question before you open an account.',
  },
]

const closings = [
  'You are welcome. Write again whenever you like.',
  'We are glad that this answers your question. There is nothing else for you to do.',
  'Thank you for letting us know. We have added your answer to our notes.',
]

/** People without an account of their own have written about opening one alone. */
const isOfApplicant = ({ person }: Seeding) => person.id === 'registered'

export function seedMessages(seeding: Seeding, unread: number): void {
  const isApplicant = isOfApplicant(seeding)
  let date = seeding.today
  for (let index = 0; index < unread; index += 1) {
    date = workingDayBefore(date)
    addThread(seeding, index, date, true)
  }
  if (!isApplicant) date = addDays(date, -20)
  for (let index = unread; index < unread + 3; index += 1) {
    date = workingDayBefore(isApplicant ? date : addDays(date, -17))
    addThread(seeding, index, date, false)
  }
}

function withSize(id: string, name: string): Attachment {
  const file = { id, name, contentType: 'application/pdf', sizeBytes: 0 }
  return { ...file, sizeBytes: attachmentBytes(file).length }
}

function addThread(seeding: Seeding, index: number, date: string, isUnread: boolean): void {
  const { database, person } = seeding
  const all = isOfApplicant(seeding) ? toApplicants : letters
  const letter = all[index % all.length]!
  const id = `TH-${person.userId}-${index + 1}`
  database.insert('threads', {
    id,
    person_id: person.id,
    subject: letter.subject,
    topic: letter.topic,
    account_id: null,
    is_archived: 0,
  })
  const greeting = `Dear ${person.name},\n\n`
  const file = letter.attachment && withSize(`${id}-F1`, letter.attachment)
  const add = (
    number: number,
    sender: string,
    author: string,
    time: string,
    body: string,
    unreadNow: boolean,
  ) =>
    database.insert('messages', {
      id: `${id}-M${number}`,
      thread_id: id,
      sender,
      author,
      sent_at: `${date}T${time}:00.000Z`,
      body,
      is_unread: unreadNow ? 1 : 0,
      attachments: JSON.stringify(number === 1 && file ? [file] : []),
    })
  add(1, 'firm', 'Client services', '09:30', `${greeting}${letter.body}\n\nClient services`, isUnread)
  if (isUnread) return
  add(2, 'client', person.name, '12:10', `Thank you, that is clear.\n\n${person.name}`, false)
  add(3, 'firm', 'Client services', '15:45', `${greeting}${closings[index % closings.length]}`, false)
}
