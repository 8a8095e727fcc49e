// Phone and email address of the active user. Codes and links go there, so they are changed by their owner alone, with a
// fresh sign-in, and what was held before is told.
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { sectionSchemas } from '#api/people/personal-details.ts'
import * as limits from '#domain/limits.gen.ts'
import { emailProblem } from '#domain/personal/details.ts'
import { parsePhone, shownPhone } from '#domain/personal/phone.ts'
import { bodyOf, Refusal, type Call, type Route } from '../../call.ts'
import { tellOutside } from '../../outbox.ts'
import { invalid, shown } from '../../personal/details.ts'

const PAGE = '/myaccount/customerinformation/personal-details'
const hours = limits['email-confirmation-hours'].value

function requireOwner({ user, active }: Call): void {
  if (user.id !== active.id)
    throw new Refusal(403, 'Phone and email address are changed by their owner alone', 'owner-only')
}

function savePhone(call: Call) {
  requireOwner(call)
  const number = parsePhone(bodyOf(call, sectionSchemas.phone).number)
  if (number === undefined) throw invalid({ number: 'Enter a phone number' })
  call.requireFreshSignIn()
  // The number before is told, in case somebody else has changed it.
  tellOutside(call, call.active, {
    subject: 'Your phone number was changed',
    body: `Your phone number is now ${shownPhone(number)}. Was it not you? Call us.`,
  })
  call.database.run('update people set phone = ? where id = ?', number, call.active.id)
  return shown(call)
}

function askForEmail(call: Call) {
  requireOwner(call)
  const { database, active, now } = call
  const address = bodyOf(call, sectionSchemas.email).address.trim().toLowerCase()
  const problem = emailProblem(address)
  if (problem !== undefined) throw invalid({ address: problem })
  if (address === active.email) throw invalid({ address: 'This is the address that we hold' })
  call.requireFreshSignIn()
  const token = randomBytes(16).toString('base64url')
  database.run(
    'insert or replace into email_changes values (?, ?, ?, ?)',
    active.id,
    address,
    token,
    new Date(now.getTime() + hours * 3_600_000).toISOString(),
  )
  const at = now.toISOString()
  database.insert('outbox', {
    channel: 'email',
    recipient: address,
    subject: 'Confirm your new email address',
    body: `Sign in and confirm it within ${hours} hours: ${PAGE}?confirm-email=${token}`,
    at,
  })
  database.insert('outbox', {
    channel: 'email',
    recipient: active.email,
    subject: 'A new email address was asked for',
    body: 'We have sent a link to the new address. Was it not you? Call us.',
    at,
  })
  return shown(call)
}

function forgetNewEmail(call: Call) {
  requireOwner(call)
  call.database.run('delete from email_changes where person_id = ?', call.active.id)
  return shown(call)
}

function confirmEmail(call: Call) {
  requireOwner(call)
  const { database, active, now } = call
  const { token } = bodyOf(call, z.object({ token: z.string() }))
  const row = database.one<{ address: string }>(
    'select address from email_changes where person_id = ? and token = ? and until > ?',
    active.id,
    token,
    now.toISOString(),
  )
  if (!row) throw new Refusal(410, 'This link does not work any more', 'link-expired')
  database.run('update people set email = ? where id = ?', row.address, active.id)
  database.run('delete from email_changes where person_id = ?', active.id)
  tellOutside(call, active, {
    subject: 'Your email address was changed',
    body: 'We now write to your new address. Was it not you? Call us.',
  })
  return shown(call)
}

export const contactPointRoutes: Route[] = [
  { method: 'PUT', path: '/api/personaldetails/phone', isOpenToViewers: false, answer: savePhone },
  { method: 'PUT', path: '/api/personaldetails/email', isOpenToViewers: false, answer: askForEmail },
  { method: 'DELETE', path: '/api/personaldetails/email', isOpenToViewers: false, answer: forgetNewEmail },
  {
    method: 'PUT',
    path: '/api/personaldetails/email/confirmation',
    isOpenToViewers: false,
    answer: confirmEmail,
  },
]
