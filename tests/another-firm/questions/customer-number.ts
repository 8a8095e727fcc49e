// The number of a customer of Harbour Bank: H and four digits.
import { typedKind } from 'portal-engine/base/requests/kinds/kind.ts'
import { plainCode } from 'portal-engine/base/typed-text.ts'

export default typedKind({
  ...{ answered: 'with a customer number', wrong: 'Enter a customer number, like H-1001', most: 12 },
  parse: (typed) => /^H(\d{4})$/.exec(plainCode(typed))?.[0].replace('H', 'H-'),
})
