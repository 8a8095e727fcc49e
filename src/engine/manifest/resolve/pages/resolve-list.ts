// A page of the kind "list": what each row shows, and to whom.
import { listInWords, routesOf } from '../../pages/list-in-words.ts'
import { checkList, listToShow } from '../../pages/list-page.ts'
import type { ListPageFile } from '../../read/types.gen.ts'
import type { Scope } from '../scope.ts'
import type { ResolvedPage } from './resolved-page.ts'

/** What somebody sees of each row, and what they can do with the rows. */
export function resolveList(id: string, scope: Scope): ResolvedPage {
  const page = scope.file.value as ListPageFile
  checkList(page, scope)
  return {
    id,
    contents: listToShow(page),
    sections: listInWords(page).map(({ pointer, when, ...section }) => ({
      ...section,
      ...(when !== undefined && { when: scope.peopleWhoMeet(when, `${pointer}/when`) }),
      ...{ heading: '', texts: [], position: scope.position(pointer) },
    })),
    links: routesOf(page),
    sources: [],
    position: scope.position(''),
  }
}
