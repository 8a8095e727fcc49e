// Personal details of the active user, section by section.
import { sectionSchemas, type SectionName } from '#api/people/personal-details.ts'
import { working } from '#domain/personal/choices.ts'
import { addressProblems, supportProblems, taxProblems, workProblems } from '#domain/personal/details.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { parseUkTaxNumber } from '#domain/personal/tax-number.ts'
import { bodyOf, Refusal, type Call, type Route } from '../../call.ts'
import { tellOutside } from '../../outbox.ts'
import { keepSection, moveTo, refuse, sectionOf, shown } from '../../personal/details.ts'

/** Refuses what was written over an older state. */
function requireVersion(call: Call, name: Saved, version: number): void {
  if (sectionOf(call, name).version !== version)
    throw new Refusal(409, 'It was changed elsewhere meanwhile', 'changed')
}

type Saved = Exclude<SectionName, 'phone' | 'email'>

const savers: Record<Saved, (call: Call) => void> = {
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

const names = Object.keys(savers) as Saved[]

const save = (name: Saved): Route => ({
  method: 'PUT',
  path: `/api/personaldetails/${name}`,
  isOpenToViewers: false,
  answer(call) {
    savers[name](call)
    return shown(call)
  },
})

export const personalDetailRoutes: Route[] = [
  { method: 'GET', path: '/api/personaldetails', isOpenToViewers: false, answer: shown },
  ...names.map(save),
]
