// Personal details of the active user, section by section.
import { saveSection } from '#api/people/personal-detail-changes.ts'
import { getPersonalDetails } from '#api/people/personal-details.ts'
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
    const given = { ...lines, abroad: lines.postcode, since }
    const { answers, problems } = heldTo(address, given, call.today)
    refuse({ ...addressRules(after)(answers), ...problems })
    const { abroad = '', ...kept } = answers
    moveTo(call, { ...lines, line2: '', postcode: abroad as string, ...kept, since })
    notifyOutside(call, call.active, {
      subject: 'Your address was changed',
      body: 'We now write to your new address. If this was not you, call us.',
    })
    return detailsOf(call)
  }),

  route(saveSection.work, (call, { body: { version, ...given } }) => {
    requireVersion(call, 'work', version)
    const { answers, problems } = heldTo(work, given, call.today)
    refuse(problems)
    keepSection(call, 'work', { ...given, occupation: '', employer: '', ...answers })
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
    const { answers, problems } = heldTo(support, given, call.today)
    refuse(problems)
    keepSection(call, 'support', { ...given, note: '', ...answers })
    return detailsOf(call)
  }),
]
