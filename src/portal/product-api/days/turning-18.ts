// A child turns 18: the firm writes to both a month before, and on the day the junior ISA becomes the child's own ISA.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import type { ApiUser, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { openStatus } from '#product-api/ledger/ledger.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { endMandates } from '#product-api/payments/records/mandate-records.ts'
import type { Work } from './work.ts'
import { childPerson } from './family.ts'

interface JuniorAccount {
  id: string
  name: string
  account_number: string
  child_id: string
  child_name: string
  born_on: string
  is_told: number
}

const juniorsOf = (database: Database, personId: string): JuniorAccount[] =>
  database.all<JuniorAccount & object>(
    `select a.id, a.name, a.account_number, c.id as child_id, c.name as child_name, c.born_on, c.is_told
     from accounts a join children c on c.id = a.child_id where a.person_id = ? and a.type = 'JISA' order by a.position`,
    personId,
  )

export function grownUpWork({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] {
  return juniorsOf(database, active.id).flatMap((account): Work[] => {
    const on = turns18On(account.born_on)
    const before = addMonths(on, -1)
    if (today < before) return []
    return [
      ...(account.is_told === 0
        ? [{ on: before, isLight: true, carryOut: (moment: PersonOnDay) => announce(moment, account, on) }]
        : []),
      ...(today >= on ? [{ on, carryOut: (moment: PersonOnDay) => handOver(moment, account, on) }] : []),
    ]
  })
}

/** A month before: what happens, and what each of them can do. */
function announce(moment: PersonOnDay, account: JuniorAccount, on: string): void {
  const { database, active } = moment
  const child = personOf(moment, account)
  database.run('update children set is_told = 1 where id = ?', account.child_id)
  notifyInInbox(moment, {
    subject: `${child.name} turns 18 on ${longDate(on)}`,
    body: `From that day the junior ISA ${account.account_number} is ${child.name}’s own ISA. Your Direct Debit for it ends, nobody else can pay in, and it leaves your list of accounts. You have nothing to do. We have written to ${child.name} too.`,
    accountId: account.id,
  })
  tellChild(moment, child, {
    subject: `Your junior ISA becomes your own ISA on ${longDate(on)}`,
    body: `On your 18th birthday the account ${account.account_number}, which ${active.name} has looked after for you, becomes your own ISA. From then on you alone decide about it, in your own sign-in. Before you pay new money in, we ask you for an ISA declaration.`,
  })
}

/** On the day: the account is the child's, with its past. What a report of the parent's death has stopped of it goes on. */
function handOver(moment: PersonOnDay, account: JuniorAccount, on: string): void {
  const { database, active } = moment
  const child = personOf(moment, account)
  endMandates(database, account.id, on)
  const { n } = database.one<{ n: number }>(
    'select count(*) as n from accounts where person_id = ?',
    child.id,
  )!
  database.run(
    `update accounts set person_id = ?, type = 'ISA', name = ?, child_id = null, subscription = 'NotSubscribed', position = ?,
       status = iif(status = 'Frozen', ${openStatus}, status) where id = ?`,
    ...[child.id, `${child.name} Stocks and Shares ISA`, n, account.id],
  )
  database.run(
    'update documents set account_id = null where account_id = ? and person_id = ?',
    account.id,
    active.id,
  )
  database.insert('left_accounts', {
    ...{ account_id: account.id, parent_id: active.id, child_name: account.child_name, name: account.name },
    ...{ account_number: account.account_number, left_on: on },
  })
  notifyInInbox(moment, {
    subject: `${child.name}’s junior ISA is now their own ISA`,
    body: `${child.name} is 18 today. The account ${account.account_number} is in their name and in their own sign-in, with everything in it. It is no longer among your accounts, and your Direct Debit for it has ended.`,
    accountId: account.id,
  })
  tellChild(moment, child, {
    subject: 'Your ISA: it is yours from today',
    body: `The account ${account.account_number} is your own ISA now: it is under “My accounts”, with everything in it. You can take money out, and pay in once you have made an ISA declaration.`,
  })
}

const personOf = ({ database, active }: PersonOnDay, { child_id, child_name }: JuniorAccount): ApiUser =>
  childPerson(database, active.id, { id: child_id, name: child_name })

/** In their own inbox, and outside it: they may never have signed in. */
function tellChild(moment: PersonOnDay, child: ApiUser, notice: { subject: string; body: string }): void {
  notifyInInbox({ ...moment, active: child }, { ...notice, accountId: null })
  if (child.email !== '')
    notifyOutside(moment, child, {
      subject: notice.subject,
      body: 'You can read more in the portal, under Messages.',
    })
}
