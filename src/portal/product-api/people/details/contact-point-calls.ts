// Phone and email address of the active user. Codes and links go there, so they are changed by their owner alone, with a
// fresh sign-in, and what was held before is notified.
import { randomBytes } from 'node:crypto'
import { confirmEmail, forgetNewEmail, saveSection } from '#api/people/personal-detail-changes.ts'
import * as limits from '#domain/limits.gen.ts'
import { email, emailRules } from '#domain/personal/details.ts'
import { heldTo } from '#domain/questions/coded.ts'
import { parsePhone, shownPhone } from '#domain/personal/phone.ts'
import type { Route } from 'portal-engine/sandbox/calls/call.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { invalid, detailsOf, refuse } from './held-details.ts'

const PAGE = '/myaccount/customerinformation/personal-details'
const hours = limits['email-confirmation-hours'].value

export const routes: Route[] = [
  route(saveSection.phone, (call, { body }) => {
    const number = parsePhone(body.number)
    if (number === undefined) throw invalid({ number: 'Enter a phone number' })
    // The number before is notified, in case somebody else has changed it.
    notifyOutside(call, call.active, {
      subject: 'Your phone number was changed',
      body: `Your phone number is now ${shownPhone(number)}. If this was not you, call us.`,
    })
    call.database.run('update people set phone = ? where id = ?', number, call.active.id)
    return detailsOf(call)
  }),

  route(saveSection.email, (call, { body }) => {
    const { database, active, now } = call
    const { answers, problems } = heldTo(email, body, call.today)
    refuse({ ...emailRules(active.email)(answers), ...problems })
    const address = (answers['address'] as string).toLowerCase()
    const token = randomBytes(16).toString('base64url')
    database.run(
      'insert or replace into email_changes values (?, ?, ?, ?)',
      active.id,
      address,
      token,
      new Date(now.getTime() + hours * 3_600_000).toISOString(),
    )
    const sentAt = now.toISOString()
    database.insert('outbox', {
      channel: 'email',
      recipient: address,
      subject: 'Confirm your new email address',
      body: `Sign in and confirm it within ${hours} hours: ${PAGE}?confirm-email=${token}`,
      at: sentAt,
    })
    database.insert('outbox', {
      channel: 'email',
      recipient: active.email,
      subject: 'A new email address was asked for',
      body: 'We have sent a link to the new address. If this was not you, call us.',
      at: sentAt,
    })
    return detailsOf(call)
  }),

  route(forgetNewEmail, (call) => {
    call.database.run('delete from email_changes where person_id = ?', call.active.id)
    return detailsOf(call)
  }),

  route(confirmEmail, (call, { body: { token } }) => {
    const { database, active, now } = call
    const row = database.one<{ address: string }>(
      'select address from email_changes where person_id = ? and token = ? and until > ?',
      active.id,
      token,
      now.toISOString(),
    )
    if (!row) throw apiError(confirmEmail.errors, 'link-expired', 'This link does not work any more')
    database.run('update people set email = ? where id = ?', row.address, active.id)
    database.run('delete from email_changes where person_id = ?', active.id)
    notifyOutside(call, active, {
      subject: 'Your email address was changed',
      body: 'We now write to your new address. If this was not you, call us.',
    })
    return detailsOf(call)
  }),
]
