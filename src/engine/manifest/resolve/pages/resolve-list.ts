// A page of the kind "list": what each row shows, and to whom.
import { checkList, listToShow } from '../../pages/list-page.ts'
import type { ListPageFile } from '../../read/types.gen.ts'
import type { Scope } from '../scope.ts'
import { partsFor } from './page-parts-for.ts'
import type { ResolvedPage } from './resolved-page.ts'

/** The routes to which it leads. */
const routesOf = ({ columns, row, empty }: ListPageFile): string[] => [
  ...new Set([row?.to, ...columns.map(({ to }) => to), empty?.to].filter((to) => to !== undefined)),
]

/** What somebody sees of each row, and what they can do with the rows. */
export function resolveList(id: string, scope: Scope): ResolvedPage {
  const page = scope.file.value as ListPageFile
  checkList(page, scope)
  return {
    id,
    contents: listToShow(page),
    parts: partsFor(scope),
    links: routesOf(page),
    sources: [],
    position: scope.position(''),
  }
}
