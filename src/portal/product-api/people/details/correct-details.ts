// A request to correct a name or a date of birth, once its documents are checked.
import type { Parts } from 'portal-engine/base/requests/kinds/kind.ts'
import type { RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'

/** A document of this name cannot be read, so that this can be seen. */
const isUnreadable = (name: string): boolean => /unreadable/i.test(name)

/** Holds the name and date of birth from now on as asked, where the documents can be read. Returns what came of it. */
export function correctDetails(
  { database, active, today }: PersonOnDay,
  given: RequestAnswers,
): { isDone: boolean; says: string } {
  const { name = '', bornOn = '' } = given['corrected'] as Parts
  const files = database.all<{ name: string }>(
    'select name from request_files where person_id = ? and id in (select value from json_each(?))',
    active.id,
    JSON.stringify(given['evidence']),
  )
  const unreadable = files.filter((file) => isUnreadable(file.name))
  if (unreadable.length > 0)
    return {
      isDone: false,
      says: `We couldn’t read “${unreadable.map((file) => file.name).join('”, “')}”, so your name and date of birth stay as they were. Please ask again with a clear picture of the whole document.`,
    }
  if (name !== active.name)
    database.run('update people set name = ?, renamed_on = ? where id = ?', name, today, active.id)
  database.run('update pension_facts set born_on = ? where person_id = ?', bornOn, active.id)
  active.name = name
  return {
    isDone: true,
    says: 'We have checked your documents, and changed your name and date of birth as you asked.',
  }
}
