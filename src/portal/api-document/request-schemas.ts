// What each page of requests sends, in the API document: a body for each page, with its questions as they are now.
import { sendAsVisitor, sendServiceRequest } from '#forms/requests/request-calls.ts'
import { FILES_MOST } from '#base/files/files-most.ts'
import { PART_MOST, partsOf } from '#base/requests/answer-parts.ts'
import { questionsOf, type RequestPage, type RequestQuestion } from '#base/requests/request-page.ts'
import { requestPages } from '#product-api/data/request-pages.ts'
import { templateOf, type ApiDocument } from '#tools/openapi/document.ts'
import type { JsonSchema } from '#tools/openapi/schemas.ts'

/** The document with the body of each page in place of one that takes any answers. */
export function withRequestPages(document: ApiDocument): ApiDocument {
  const [own, visitors] = [sendServiceRequest, sendAsVisitor].map(({ path }) => {
    const isForVisitors = path === sendAsVisitor.path
    const pages = Object.entries(requestPages()).filter(
      ([, page]) => (page['sent-by'] === 'visitor') === isForVisitors,
    )
    const anyOf = pages.map(([kind, page]) => bodyOf(path.replace(':kind', kind), page))
    const requestBody = { required: true, content: { 'application/json': { schema: { anyOf } } } }
    const operations = document.paths[templateOf(path)]!
    return { [templateOf(path)]: { ...operations, post: { ...operations.post!, requestBody } } }
  })
  return { ...document, paths: { ...document.paths, ...own, ...visitors } }
}

function bodyOf(path: string, page: RequestPage): JsonSchema {
  const questions = questionsOf(page)
  const required = questions.filter(({ missing, when }) => missing !== undefined && when === undefined)
  const answers = {
    type: 'object',
    properties: Object.fromEntries(
      questions.map((question) => [question.id, { description: question.label, ...schemaOf(question) }]),
    ),
    ...(required.length > 0 && { required: required.map(({ id }) => id) }),
    additionalProperties: false,
  }
  return {
    title: page.name,
    description: `Sent to ${path}.`,
    type: 'object',
    properties: { answers },
    required: ['answers'],
    additionalProperties: false,
  }
}

function schemaOf(question: RequestQuestion): JsonSchema {
  switch (question.kind) {
    case 'text':
    case 'long-text':
      return { type: 'string', minLength: question.least ?? 1, maxLength: question.most }
    case 'money':
      return { type: 'integer', minimum: question.least * 100, maximum: question.most * 100 }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'choice':
      return { type: 'string', enum: question.options.map(({ id }) => id) }
    case 'year':
      return { type: 'string', pattern: '^\\d{4}$' }
    case 'yes-no':
      return { type: 'string', enum: ['yes', 'no'] }
    case 'declaration':
      return { type: 'string', enum: ['yes'] }
    case 'account':
    case 'bank-account':
      return { type: 'string', maxLength: 100 }
    case 'person':
    case 'address': {
      const parts = partsOf[question.kind].map((part) => [
        part,
        part === 'bornOn' ? { type: 'string', format: 'date' } : { type: 'string', maxLength: PART_MOST },
      ])
      return { type: 'object', properties: Object.fromEntries(parts), additionalProperties: false }
    }
    case 'file':
      return { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: FILES_MOST }
  }
}
