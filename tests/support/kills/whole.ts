// Is what a killed process left on the disk whole? Asked of the database itself, before another process has it.
import type { DatabaseSync } from 'node:sqlite'

/** Rows that only half a call could have left, by what is wrong with them. */
const halves = {
  'payments without their first event': `select id from payments p where not exists
    (select 1 from payment_events e where e.payment_id = p.id and e.status = 'requested')`,
  'events without their payment': `select payment_id from payment_events where payment_id not in (select id from payments)`,
  'bank transfers without their message': `select reference from payments where kind = 'bank-transfer' and not exists
    (select 1 from threads where subject = 'Bank transfer expected: ' || reference)`,
  'withdrawals without their message': `select reference from payments where kind = 'withdrawal'
    and json_extract(details, '$.about') is null
    and not exists (select 1 from threads where subject = 'Withdrawal requested: ' || reference)`,
  'conversations without a message': `select id from threads where id not in (select thread_id from messages)`,
  'payments that no key names': `select id from payments where kind in ('bank-transfer', 'withdrawal')
    and json_extract(details, '$.about') is null
    and not exists (select 1 from idempotency_keys k where json_extract(k.body, '$.id') = payments.id)`,
}

/** Throws where the database is damaged, or holds a part of a call. */
export function mustBeWhole(disk: DatabaseSync): void {
  const problems = [
    ...disk
      .prepare('pragma integrity_check')
      .all()
      .map(asText)
      .filter((line) => line !== '{"integrity_check":"ok"}'),
    ...disk.prepare('pragma foreign_key_check').all().map(asText),
    ...Object.entries(halves).flatMap(([what, sql]) => {
      const rows = disk.prepare(sql).all()
      return rows.length === 0 ? [] : [`${what}: ${JSON.stringify(rows)}`]
    }),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const asText = (row: object): string => JSON.stringify(row)
