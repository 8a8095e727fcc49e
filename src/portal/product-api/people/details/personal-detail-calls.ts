// Personal details of the active user, section by section.
import { saveSection } from '#api/people/personal-detail-changes.ts'
import { getPersonalDetails } from '#api/people/personal-details.ts'
import { working } from '#domain/personal/choices.ts'
import { address, addressRules, support, taxProblems, work } from '#domain/personal/details.ts'
import { heldTo } from '#domain/questions/coded.ts'
import { parseUkTaxNumber } from '#domain/personal/tax-number.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { keepSection, moveTo, refuse, sectionOf, detailsOf } from './held-details.ts'

/** Refuses what was written over an older state. */
function requireVersion(call: Call, name: 'address' | 'work' | 'tax' | 'support', version: number): void {
  if (sectionOf(call, name).version !== version)
    throw apiError(saveSection[name].errors, 'changed', 'It was changed elsewhere meanwhile')
}

export const routes: Route[] = [
  route(getPersonalDetails, detailsOf),

  route(saveSection.address, (call, { body: { version, since, ...lines } }) => {
    requireVersion(call, 'address', version)
    const after = sectionOf(call, 'address').value.current.since
    const { answers, problems } = heldTo(address, { ...lines, since }, call.today)
    refuse({ ...addressRules(after)(answers), ...problems })
    moveTo(call, { ...lines, postcode: answers['postcode'] as string, since })
    notifyOutside(call, call.active, {
      subject: 'Your address was changed',
      body: 'We now write to your new address. If this was not you, call us.',
    })
    return detailsOf(call)
  }),

  route(saveSection.work, (call, { body: { version, ...given } }) => {
    requireVersion(call, 'work', version)
    refuse(heldTo(work, given, call.today).problems)
    const hasJob = working.includes(given.status)
    keepSection(call, 'work', { ...given, ...(!hasJob && { occupation: '', employer: '' }) })
    return detailsOf(call)
  }),

  route(saveSection.tax, (call, { body: { version, residencies } }) => {
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
    return detailsOf(call)
  }),

  route(saveSection.support, (call, { body: { version, ...given } }) => {
    requireVersion(call, 'support', version)
    refuse(heldTo(support, given, call.today).problems)
    keepSection(call, 'support', { ...given, note: given.note.trim() })
    return detailsOf(call)
  }),
]
