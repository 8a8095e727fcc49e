// Whom a name finds. A name alone says little, and least where somebody has taken it a short while ago.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'

/** The ids of the people of this name. Who has had it for a short while is not among them. */
export const idsOfPeopleNamed = ({ database, today }: Pick<Call, 'database' | 'today'>, name: string) =>
  database
    .all<{ id: string }>(
      'select id from people where lower(name) = lower(?) and (renamed_on is null or renamed_on <= ?)',
      ...[name.trim().replace(/\s+/g, ' '), addDays(today, -limits['new-name-days'].value)],
    )
    .map(({ id }) => id)
