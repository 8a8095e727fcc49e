// What is held of people who have changed nothing: made up from their place among the personas.
import type { AddressLines } from '#domain/personal/details.ts'
import type { ApiUser } from 'portal-engine/sandbox/calls/call.ts'

export interface Kept {
  nationality: { country: string; nationalInsurance: string | null }
  address: {
    current: AddressLines & { since: string }
    former: (AddressLines & { since: string; until: string })[]
  }
  work: { status: string; occupation: string; employer: string; maritalStatus: string }
  /** Whole numbers, which no answer has. */
  tax: { residencies: { country: string; number: string | null; reason: string | null }[] }
  support: { needs: string[]; note: string }
}
const STREETS = ['Orchard Row', 'Quay Street', 'Mill Lane', 'Station Road', 'Chapel Hill']
const TOWNS = [
  ['Bristol', 'BS1 4DJ'],
  ['York', 'YO1 7HH'],
  ['Norwich', 'NR2 1TF'],
  ['Leeds', 'LS1 5DL'],
  ['Exeter', 'EX1 1BX'],
] as const
const JOBS = [
  ['Civil engineer', 'Severn Works Ltd'],
  ['Teacher', 'Minster School'],
  ['Pharmacist', 'Fen Pharmacies'],
] as const

/** Farid Khan is retired, Amelia Hart pays tax in Ireland as well, Rose Lin has asked for large print. */
export function seededDetails({ id, userId }: Pick<ApiUser, 'id' | 'userId'>): Kept {
  const number = Number(userId.slice(-3))
  const [town, postcode] = TOWNS[number % TOWNS.length]!
  const [occupation, employer] = JOBS[number % JOBS.length]!
  const isRetired = id === 'client-pwa'
  const nationalInsurance = `AB${String(123_000 + number)}C`
  const home = { line2: '', town, postcode, country: 'GB' }
  return {
    nationality: { country: 'GB', nationalInsurance },
    address: {
      current: { ...home, line1: `${number} ${STREETS[number % STREETS.length]}`, since: '2019-06-14' },
      former: [{ ...home, line1: `${number + 7} Castle Street`, since: '2011-09-01', until: '2019-06-13' }],
    },
    work: {
      status: isRetired ? 'retired' : 'employed',
      occupation: isRetired ? '' : occupation,
      employer: isRetired ? '' : employer,
      maritalStatus: number % 2 === 0 ? 'married' : 'single',
    },
    tax: {
      residencies: [
        { country: 'GB', number: nationalInsurance, reason: null },
        ...(id === 'client' ? [{ country: 'IE', number: '1234567FA', reason: null }] : []),
      ],
    },
    support: { needs: id === 'rose-lin' ? ['large-print'] : [], note: '' },
  }
}
