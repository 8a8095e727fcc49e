// What the API document says of this firm's API in addition to its calls.
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { JSON_MOST, jsonText } from '#api/opening/basket-saving.ts'
import { legalEntityIdentifier } from '#api/opening/clients.ts'
import { leiPattern } from '#domain/opening/company.ts'
import type { ApiDocumentParts } from '#tools/openapi/document.ts'
import { writeAs } from '#tools/openapi/schemas.ts'
import { tags } from './calls.ts'
import { withExamples } from './examples.ts'
import { readingOf } from './readings.ts'
import { withRequestPages } from './request-schemas.ts'
import { shared } from './shared.ts'

writeAs(jsonText, { type: 'string', maxLength: JSON_MOST, contentMediaType: 'application/json' })
writeAs(legalEntityIdentifier, { type: 'string', pattern: leiPattern.source, format: 'lei' })

const parts: ApiDocumentParts = {
  title: 'Product API of the portal',
  description:
    'What the portal asks of the product API, and how it reads the answers. Money is whole pence; days are of London. ' +
    'Fields that are not named here are ignored. `x-reading` marks what the specification leaves open and this project has decided. ' +
    '`x-open-to` says who may make a call: owner, delegate, attorney, viewer or visitor, each with those before it.',
  tags,
  shared,
  pathsWithoutUserId,
  readingOf,
  completed: (document) => withExamples(withRequestPages(document)),
}

export default parts
