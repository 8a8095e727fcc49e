// A telephone number of any country; without a country code it is British.
import { typedKind } from 'portal-engine/base/requests/kinds/kind.ts'
import { PHONE_MOST } from '#domain/personal/contact-lengths.ts'
import { parsePhone, shownPhone } from '#domain/personal/phone.ts'

export default typedKind({
  ...{ answered: 'with a telephone number', most: PHONE_MOST, type: 'tel', fills: 'tel' },
  wrong: 'Enter a telephone number, like 07700 900123, or +33 6 12 34 56 78 with its country code',
  parse: (typed) => (typed.length > PHONE_MOST ? undefined : parsePhone(typed)),
  words: shownPhone,
})
