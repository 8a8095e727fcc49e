// A page of the kind "request": its steps, with what people read who fill it in.
import type { RequestPage } from '#base/requests/request-page.ts'
import type { RequestPageFile } from '../../read/types.gen.ts'
import type { Scope } from '../scope.ts'
import type { ResolvedPage } from './resolved-page.ts'

/** What somebody reads who fills it in: each step with its questions, and what is said before it is sent. */
export function resolveRequest(id: string, scope: Scope): ResolvedPage {
  const { documents = [], sources: _, ...page } = scope.file.value as RequestPageFile
  const { steps, before, next, send } = page
  return {
    id,
    // Its problems say where a question is not of its kind.
    contents: page as RequestPage,
    sections: [
      ...steps.map(({ heading, questions }, i) => ({
        id: `step-${i + 1}`,
        heading,
        texts: questions.flatMap(textsOf),
        position: scope.position(`/steps/${i}`),
      })),
      {
        id: 'what-follows',
        heading: send,
        texts: [before, next].filter((text) => text !== undefined),
        position: scope.position('/next'),
      },
      ...documents.map(({ title, says }, i) => ({
        id: `letter-${i + 1}`,
        heading: title,
        texts: [says],
        position: scope.position(`/documents/${i}`),
      })),
    ],
    links: [],
    sources: [],
    position: scope.position(''),
  }
}

const textsOf = ({
  label,
  hint,
  options = [],
}: RequestPageFile['steps'][number]['questions'][number]): string[] => [
  label,
  ...(hint === undefined ? [] : [hint]),
  ...options.map((option) => option.label),
]
