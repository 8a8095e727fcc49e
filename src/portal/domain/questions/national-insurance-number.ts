// A National Insurance number, with the prefixes that HMRC gives out.
import { typedKind } from 'portal-engine/base/requests/kinds/kind.ts'
import { parseNationalInsurance } from '#domain/personal/tax-number.ts'

export default typedKind({
  ...{ answered: 'with a National Insurance number', most: 20, width: 13, parse: parseNationalInsurance },
  wrong: 'Enter a National Insurance number, like QQ 12 34 56 C',
  words: (number) => number.replace(/(?<=^(?:..){1,4})/g, ' ').trim(),
})
