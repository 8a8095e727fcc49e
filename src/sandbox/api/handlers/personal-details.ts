// Personal details of the active user, section by section. Phone and e-mail address are where codes and links go, so
// they are changed by their owner alone, with a fresh sign-in (decisions 26 and 27).
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { identityChangeSchema, sectionSchemas, type SectionName } from '#api/personal-details.ts'
import { limits } from '#domain/limits.gen.ts'
import {
  addressProblems,
  emailProblem,
  identityProblems,
  supportProblems,
  taxProblems,
  working,
  workProblems,
  type Problems,
} from '#domain/personal/details.ts'
import { parsePhone, shownPhone } from '#domain/personal/phone.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { parseUkTaxNumber } from '#domain/personal/tax-number.ts'
import { bodyOf, ok, Refusal, type ApiResponse, type Call, type Route } from '../call.ts'
import { tellOutside } from '../outbox.ts'
import { tellInInbox } from '../payments/inbox.ts'
import { bornOn, detailsOf, keepSection, moveTo, sectionOf } from '../personal/details.ts'
import { answerChange, answeredBy, changeRow } from '../personal/identity-changes.ts'

const PAGE = '/myaccount/customerinformation/personal-details'
const hours = limits['email-confirmation-hours'].value

function shown(call: Call): ApiResponse {
  answerChange(call)
  return ok(detailsOf(call))
}

function refuse(problems: Problems): void {
  const [first] = Object.entries(problems)
  if (first) throw new Refusal(422, first.join(': '), 'invalid', { problems })
}

function requireOwner({ user, active }: Call): void {
  if (user.id !== active.id)
    throw new Refusal(403, 'Phone and email address are changed by their owner alone', 'owner-only')
}

/** Refuses what was written over an older state. */
function requireVersion(call: Call, name: 'address' | 'work' | 'tax' | 'support', version: number): void {
  if (sectionOf(call, name).version !== version)
    throw new Refusal(409, 'It was changed elsewhere meanwhile', 'changed')
}

const savers: Record<SectionName, (call: Call) => void> = {
  phone(call) {
    requireOwner(call)
    const number = parsePhone(bodyOf(call, sectionSchemas.phone).number)
    if (number === undefined) return refuse({ number: 'Enter a phone number' })
    call.requireFreshSignIn()
    // The number before is told, in case somebody else has changed it.
    tellOutside(call, call.active, {
      subject: 'Your phone number was changed',
      body: `Your phone number is now ${shownPhone(number)}. Was it not you? Call us.`,
    })
    call.database.run('update people set phone = ? where id = ?', number, call.active.id)
  },
  email(call) {
    requireOwner(call)
    const { database, active, now } = call
    const address = bodyOf(call, sectionSchemas.email).address.trim().toLowerCase()
    const problem = emailProblem(address)
    if (problem !== undefined) return refuse({ address: problem })
    if (address === active.email) return refuse({ address: 'This is the address that we hold' })
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
  },
  address(call) {
    const { version, since, ...lines } = bodyOf(call, sectionSchemas.address)
    requireVersion(call, 'address', version)
    const after = sectionOf(call, 'address').value.current.since
    refuse(addressProblems(lines, since, { today: call.today, after }))
    const postcode = lines.country === 'GB' ? parsePostcode(lines.postcode)! : lines.postcode.trim()
    moveTo(call, { ...lines, postcode, since })
    tellOutside(call, call.active, {
      subject: 'Your address was changed',
      body: 'We now write to your new address. Was it not you? Call us.',
    })
  },
  work(call) {
    const { version, ...work } = bodyOf(call, sectionSchemas.work)
    requireVersion(call, 'work', version)
    refuse(workProblems(work))
    const hasJob = working.includes(work.status)
    keepSection(call, 'work', { ...work, ...(!hasJob && { occupation: '', employer: '' }) })
  },
  tax(call) {
    const { version, residencies } = bodyOf(call, sectionSchemas.tax)
    requireVersion(call, 'tax', version)
    const held = new Map(
      sectionOf(call, 'tax').value.residencies.flatMap(({ country, number }) =>
        number === null ? [] : [[country, number]],
      ),
    )
    refuse(taxProblems(residencies, new Set(held.keys())))
    keepSection(call, 'tax', {
      residencies: residencies.map(({ country, number, reason }) => {
        if (reason !== undefined) return { country, number: null, reason }
        const given = number === undefined ? held.get(country)! : number.trim().toUpperCase()
        return { country, number: country === 'GB' ? parseUkTaxNumber(given)! : given, reason: null }
      }),
    })
  },
  support(call) {
    const { version, ...support } = bodyOf(call, sectionSchemas.support)
    requireVersion(call, 'support', version)
    refuse(supportProblems(support))
    keepSection(call, 'support', { needs: [...new Set(support.needs)], note: support.note.trim() })
  },
}

const save = (name: SectionName): Route => ({
  method: 'PUT',
  path: `/api/personaldetails/${name}`,
  isOpenToViewers: false,
  answer(call) {
    savers[name](call)
    return shown(call)
  },
})

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

/** The same request under the same id is one; while one is being checked, there is no other. */
function requestChange(call: Call) {
  const { database, active, now, today } = call
  const id = call.params['id']!
  const change = bodyOf(call, identityChangeSchema)
  const open = changeRow(call)
  if (open?.id === id) return shown(call)
  if (open) throw new Refusal(409, 'Another request is being checked', 'already-asked')
  refuse(identityProblems(change, { held: { name: active.name, bornOn: bornOn(call) }, today }))
  const { n } = database.one<{ n: number }>('select count(*) as n from threads')!
  const reference = `D-${48_000 + n}`
  database.insert('identity_changes', {
    id,
    person_id: active.id,
    reference,
    name: change.name.trim(),
    born_on: change.bornOn,
    reason: change.reason.trim(),
    evidence: JSON.stringify(change.evidence),
    asked_at: now.toISOString(),
  })
  tellInInbox(call, {
    subject: 'We have your request to correct your details',
    body: `Your reference is ${reference}. We check your documents and answer by ${answeredBy(changeRow(call)!)}. Until then we hold your details as they are.`,
    accountId: null,
    topic: 'My details',
  })
  return shown(call)
}

function withdrawChange(call: Call) {
  call.database.run(
    'delete from identity_changes where person_id = ? and id = ?',
    call.active.id,
    call.params['id']!,
  )
  return shown(call)
}

const change = '/api/personaldetails/identitychanges/:id'

export const personalDetailRoutes: Route[] = [
  { method: 'GET', path: '/api/personaldetails', isOpenToViewers: false, answer: shown },
  ...(Object.keys(savers) as SectionName[]).map(save),
  { method: 'DELETE', path: '/api/personaldetails/email', isOpenToViewers: false, answer: forgetNewEmail },
  {
    method: 'PUT',
    path: '/api/personaldetails/email/confirmation',
    isOpenToViewers: false,
    answer: confirmEmail,
  },
  { method: 'PUT', path: change, isOpenToViewers: false, answer: requestChange },
  { method: 'DELETE', path: change, isOpenToViewers: false, answer: withdrawChange },
]
