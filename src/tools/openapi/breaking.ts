// Which changes of the product API break a portal that was built before them? Pure.
import { misfits } from './fits.ts'
import type { ApiDocument, Operation } from './document.ts'
import type { JsonSchema } from './schemas.ts'

/** One sentence for each change from `before` to `after` that breaks an older portal. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const old = schemasOf(before)
  const now = schemasOf(after)
  return Object.entries(before.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const later = after.paths[path]?.[method as 'get']
      const name = `${method.toUpperCase()} ${path}`
      if (!later) return [`${name} is gone.`]
      const [was, is] = [answerOf(call), answerOf(later)]
      const [sent, taken] = [bodyOf(call), bodyOf(later)]
      return [
        ...newParameters(call, later).map(
          (each) => `${name} needs ${each}, which an older portal does not send.`,
        ),
        ...(was && !is ? [`${name} has no answer any more.`] : []),
        ...(was && is
          ? misfits({ schema: is, components: now }, { schema: was, components: old }).map(
              (wrong) => `${name} answers otherwise: ${wrong}.`,
            )
          : []),
        ...(taken
          ? misfits(
              { schema: sent ?? { type: 'null' }, components: old },
              { schema: taken, components: now },
            ).map((wrong) => `${name} takes less: ${wrong}.`)
          : []),
      ]
    }),
  )
}

const json = (content: unknown): JsonSchema | undefined =>
  (content as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content?.['application/json']
    ?.schema

const answerOf = ({ responses }: Operation) => json(responses['200'])
const bodyOf = ({ requestBody }: Operation) => json(requestBody)

const schemasOf = (document: ApiDocument): Record<string, JsonSchema> =>
  (document['components'] as { schemas?: Record<string, JsonSchema> } | undefined)?.schemas ?? {}

/** Parameters that are required now and were not there. A header is named by its reference. */
function newParameters(before: Operation, after: Operation): string[] {
  const nameOf = ({ name, $ref }: JsonSchema) =>
    typeof name === 'string' ? name : typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : ''
  const known = new Set(before.parameters.map(nameOf))
  const optional = new Set(['X-ClientId'])
  return after.parameters
    .filter((parameter) => parameter['required'] === true || '$ref' in parameter)
    .map(nameOf)
    .filter((name) => !known.has(name) && !optional.has(name))
}
