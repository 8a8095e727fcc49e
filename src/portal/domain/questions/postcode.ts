// A postcode of the United Kingdom.
import { typedKind } from 'portal-engine/base/requests/kinds/kind.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'

export default typedKind({
  ...{ answered: 'with a postcode', most: 12, width: 8, fills: 'postal-code', parse: parsePostcode },
  wrong: 'Enter a postcode like SW1A 1AA',
})
