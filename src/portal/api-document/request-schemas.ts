// What each page of requests sends, in the API document: a body for each page, with its questions as they are now.
import { sendAsVisitor, sendServiceRequest } from 'portal-engine/forms/requests/request-calls.ts'
import { kindOf } from 'portal-engine/base/requests/request-answers.ts'
import { pageOfOne, questionsOf, type RequestPage } from 'portal-engine/base/requests/request-page.ts'
import { questionKinds as kinds } from '#product-api/requests/question-kinds.ts'
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

const bodyOf = (path: string, page: RequestPage): JsonSchema => ({
  title: page.name,
  description: `Sent to ${path}.`,
  type: 'object',
  properties: { answers: answersTo(page) },
  required: ['answers'],
  additionalProperties: false,
})

function answersTo(page: Pick<RequestPage, 'steps'>): JsonSchema {
  const questions = questionsOf(page)
  const required = questions.filter(({ missing, when }) => missing !== undefined && when === undefined)
  return {
    type: 'object',
    properties: Object.fromEntries(
      questions.map((question) => [
        question.id,
        {
          description: question.label,
          ...kindOf(question, kinds).schema(question),
          ...(question.kind === 'group' && { items: answersTo(pageOfOne(question)) }),
        },
      ]),
    ),
    ...(required.length > 0 && { required: required.map(({ id }) => id) }),
    additionalProperties: false,
  }
}
