// Kills the sandbox at random while calls are in flight, starts it again on the same database, often with another today,
// and looks whether anything was doubled, lost or half done.
import { setTimeout as wait } from 'node:timers/promises'
import type { Payment } from '#api/payments/payments.ts'
import { everyPage } from '#http/paged-query.ts'
import { addDays } from '#base/dates/london-time.ts'
import { control } from '../../sandbox/sandbox-client.ts'
import { Asker } from './asker.ts'
import { KillableSandbox } from './killable.ts'
import { mustBeWhole } from './whole.ts'

const people = [
  { persona: 'client-flags-off', userId: 'U-20004', general: 'A-U-20004-2' },
  { persona: 'client-pwa', userId: 'U-20007', general: 'A-U-20007-2' },
]
const START = '2027-01-11'

export interface Killed {
  kills: number
  calls: number
  'without an answer': number
  'of these done': number
  'of these not begun': number
  refused: number
  'days passed': number
}

/** `random` draws from 0 to 1. Throws where something is doubled, lost or half done. */
export async function killRun(kills: number, random: () => number): Promise<Killed> {
  await using sandbox = await KillableSandbox.open()
  const askers = people.map((who) => new Asker(sandbox.url, who))
  const counted = { 'without an answer': 0, 'of these done': 0, 'of these not begun': 0, refused: 0 }
  let [today, number] = [START, 0]
  const clockTo = (day: string) => control(sandbox, 'PUT', 'clock', { now: `${day}T10:00:00Z` })
  /** Starts the sandbox again, settles what was cut off, and looks at what is there. */
  const takeUp = async () => {
    await sandbox.start()
    for (const asker of askers) {
      await asker.signIn()
      for (const asked of asker.unanswered) {
        const { hadArrived, status } = await asker.settle(asked)
        counted['without an answer'] += 1
        counted[hadArrived ? 'of these done' : 'of these not begun'] += 1
        if (status >= 500) throw new Error(`An answer of ${status}`)
      }
      await mustBeOnce(asker)
    }
  }
  for (let kill = 0; kill < kills; kill++) {
    await takeUp()
    if (kill === 0) await clockTo(START)
    const inFlight: Promise<unknown>[] = []
    // The days of one kill in three pass while the calls are in flight.
    if (random() < 0.4) {
      today = addDays(today, 1 + Math.floor(random() * 4))
      inFlight.push(clockTo(today).catch(() => {}))
      if (random() < 0.5) await inFlight[0]
    }
    let left = Math.floor(random() * 10)
    const enough = Promise.withResolvers<void>()
    for (const asker of askers)
      for (let call = 0; call < 6; call++)
        inFlight.push(
          asker.ask(...callOf(asker, ++number, today, random)).then(() => left-- <= 0 && enough.resolve()),
        )
    // After some answers the next call is under way.
    await enough.promise
    await wait(random() * 8)
    await sandbox.kill()
    await Promise.all(inFlight)
    using disk = sandbox.disk()
    mustBeWhole(disk)
  }
  await takeUp()
  const calls = askers.flatMap(({ asked }) => asked)
  counted.refused = calls.filter(({ answer }) => answer && answer.status >= 400).length
  const days = Math.round((Date.parse(today) - Date.parse(START)) / 86_400_000)
  return { kills, calls: calls.length, ...counted, 'days passed': days }
}

/** A payment of an amount, or a message of a subject, that no other has. */
function callOf(
  { who, bank }: Asker,
  number: number,
  today: string,
  random: () => number,
): [path: string, body: object] {
  const common = { accountId: who.general, amountPence: 25_00 + number }
  const drawn = random()
  if (drawn < 0.4) return [transfers, { ...common, arrivesOn: addDays(today, 20) }]
  if (drawn < 0.8) return ['/api/withdrawals', { ...common, bankAccountId: bank, isPressed: false }]
  const message = { threadId: null, draftId: null, topic: 'My accounts', accountId: null, attachments: [] }
  return ['/api/messages', { ...message, subject: `Question ${number}`, body: 'A question.' }]
}

const transfers = '/api/payments/bank-transfers'

/** Everything that was answered with yes is there once, and nothing else. */
async function mustBeOnce(asker: Asker): Promise<void> {
  const all = <T extends object>(path: string) =>
    everyPage((cursor) =>
      asker.get<T & { nextCursor: string | null }>(path + (cursor === undefined ? '' : `&cursor=${cursor}`)),
    )
  const payments = (await all<{ payments: Payment[] }>('/api/payments?')).flatMap((page) => page.payments)
  const threads = (await all<{ threads: Thread[] }>('/api/messages?folder=sent')).flatMap(
    (page) => page.threads,
  )
  const made = [
    ...payments
      .filter(({ id, kind }) => id.startsWith('PM-') && (kind === 'bank-transfer' || kind === 'withdrawal'))
      .map(({ id, amountPence }) => `${id} ${amountPence}`),
    ...threads
      .filter(({ subject }) => subject.startsWith('Question '))
      .map(({ id, subject }) => `${id} ${subject}`),
  ]
  const promised = asker.asked
    .filter(({ answer }) => answer?.status === 200)
    .map(({ answer, body }) => {
      const { id, threadId } = answer!.body as { id?: string; threadId?: string }
      const { amountPence, subject } = body as { amountPence?: number; subject?: string }
      return `${id ?? threadId} ${amountPence ?? subject}`
    })
  const [is, should] = [made, promised].map((list) => list.toSorted().join(', '))
  if (is !== should) throw new Error(`There is\n  ${is}\nand there should be\n  ${should}`)
}

interface Thread {
  id: string
  subject: string
}
