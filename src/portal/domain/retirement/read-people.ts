// The people of a plan: their pensions for life, and who of a couple dies first.
import { statePensionYearPence } from './state-pension.ts'
import type { TaxNation } from '../tax/tax-facts.ts'
import { taxYearOfDate } from '../tax/tax-year.ts'
import {
  nations,
  usualSurvivorPercent,
  type SingleField,
  type TypedBenefit,
  type TypedPot,
} from './planner-answers.ts'
import { most, type FieldReader } from './field-reader.ts'
import { LAST_AGE, type DefinedBenefit, type People, type Person } from './plan.ts'
import { ageOn } from './timeline.ts'

/** Most whole years for which a State Pension is put off here. */
const mostDeferred = 10

export function peopleOf(fields: FieldReader): People {
  const first = personOf(fields, 'me', ['bornOn', 'retireAge', 'years', 'deferral'])
  if (!fields.answers.hasPartner) return [first]
  const partner = {
    ...personOf(fields, 'partner', ['partnerBornOn', 'partnerRetireAge', 'partnerYears', 'partnerDeferral']),
    takeHomePence: takeHomeOf(fields),
  }
  switch (fields.value('diesFirst')) {
    case 'me':
      return [{ ...first, diesAge: diesAgeOf(fields, first) }, partner]
    case 'partner':
      return [first, { ...partner, diesAge: diesAgeOf(fields, partner) }]
    default:
      return [first, partner]
  }
}

function personOf(
  fields: FieldReader,
  owner: TypedPot['owner'],
  [born, retire, years, deferral]: [SingleField, SingleField, SingleField, SingleField],
): Person {
  const { answers, facts } = fields
  const bornOn = fields.bornOn(born)
  const age = ageOn(facts.today, bornOn)
  const nation = nations.find(({ value }) => value === fields.value('nation'))?.value ?? nations[0]!.value
  const qualifying = fields.whole(years, fields.value(years), 0, 60, 'the years of National Insurance')
  return {
    bornOn,
    nation: nation satisfies TaxNation,
    retireAge: fields.age(retire, fields.value(retire), Math.min(40, age), Math.max(80, age)),
    takeHomePence: 0,
    statePensionPence: statePensionYearPence(qualifying, taxYearOfDate(facts.today)),
    statePensionDeferredYears: fields.whole(deferral, fields.value(deferral), 0, mostDeferred, 'whole years'),
    definedBenefits: answers.benefits
      .filter((row) => row.owner === owner)
      .map((row) => benefitOf(fields, row)),
    lumpSumsTakenPence: owner === 'me' ? facts.lumpSumsTakenPence : 0,
  }
}

function takeHomeOf(fields: FieldReader): number {
  const month = fields.amount(
    'partnerTakeHome',
    fields.value('partnerTakeHome'),
    most.monthly,
    'take-home pay a month',
  )
  return month * 12
}

/** The plan takes no death before retirement: until then it has no spending that the death could change. */
function diesAgeOf(fields: FieldReader, { bornOn, retireAge }: Person): number {
  const least = Math.max(retireAge, ageOn(fields.facts.today, bornOn)) + 1
  return fields.age('diesAge', fields.value('diesAge'), least, LAST_AGE)
}

function benefitOf(fields: FieldReader, row: TypedBenefit): DefinedBenefit {
  const { id, yearly, fromAge, isIndexed, survivor = usualSurvivorPercent } = row
  return {
    yearlyPence: fields.amount(`${id}-yearly`, yearly, most.yearly, 'the pension a year'),
    fromAge: fields.age(`${id}-fromAge`, fromAge, 50, 80),
    isIndexed,
    survivorShare: fields.answers.hasPartner
      ? fields.whole(`${id}-survivor`, survivor, 0, 100, 'a percentage') / 100
      : 0,
  }
}
