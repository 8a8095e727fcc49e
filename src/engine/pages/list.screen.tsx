// A page of a list: a table that config/pages/ describes, of rows that the portal's definition fetches.
import definition from 'virtual:portal'
import { use } from 'react'
import type { ListPage } from '#manifest/page-contents.ts'
import { usePortal } from '#screen-api/portal.ts'
import { ListView } from './lists/list-view.tsx'
import { loadedOnce, useContents } from './use-contents.ts'

export default function ListScreen() {
  const page = useContents<ListPage>()
  const list = definition.pageLists?.[page.list]
  if (!list) throw new Error(`There is no list "${page.list}"`)
  const query = use(loadedOnce(list, '', list.query))
  return <ListView id={usePortal().page!.id} page={page} query={query} />
}
