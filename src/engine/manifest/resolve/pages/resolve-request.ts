// A page of the kind "request": its questions, with what people read who answer them, and what follows.
import type { RequestPage } from '#base/requests/request-page.ts'
import { questionsNamed } from '../../pages/request-conditions.ts'
import type { RequestPageFile } from '../../read/types.gen.ts'
import type { Scope } from '../scope.ts'
import { examplesFor } from './page-examples.ts'
import { pageRouteOf } from './page-route-of.ts'
import { partsFor } from './page-parts-for.ts'
import type { ResolvedPage } from './resolved-page.ts'

export function resolveRequest(id: string, scope: Scope): ResolvedPage {
  const {
    documents: _,
    sources: __,
    changes: ___,
    examples: ______,
    outcome: ____,
    'other-owner': _____,
    'reviewed-on': reviewedOn,
    ...page
  } = scope.file.value as RequestPageFile
  for (const { name, values = [], pointer } of questionsNamed(
    scope.file.value as RequestPage & RequestPageFile,
  )) {
    scope.recordReference('question', `${id}/${name}`, pointer)
    for (const value of values) scope.recordReference('option', `${id}/${name}/${value.name}`, value.pointer)
  }
  if (page['listed-on'] !== undefined) pageRouteOf(page['listed-on'], scope, '/listed-on')
  return {
    id,
    // Its problems say where a question is not of its kind.
    contents: page as RequestPage,
    parts: partsFor(scope),
    links: [],
    reviewedOn,
    examples: examplesFor(id, 'question', scope),
    sources: [],
    position: scope.position(''),
  }
}
