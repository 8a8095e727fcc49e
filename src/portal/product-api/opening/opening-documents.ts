// The documents that are read before an account is applied for: the papers that its owner keeps afterwards.
import type { OpeningDocument } from '#domain/opening/account-opening.ts'
import { costsPaper, keyFeaturesOf, termsPaper } from '#product-api/papers/opening-papers.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'

export const openingDocuments: Readonly<Record<OpeningDocument, readonly DocumentPart[]>> = {
  terms: termsPaper,
  costs: costsPaper,
  'isa-key-features': keyFeaturesOf('ISA'),
  'gia-key-features': keyFeaturesOf('GIA'),
  'pension-key-features': keyFeaturesOf('Pension'),
  'jisa-key-features': keyFeaturesOf('JISA'),
}
