// Resolves the files of config/pages/, each by its kind: what it shows, what its links lead to, and who reads each section.
import { plainWordsProblems } from '../pages/plain-words.ts'
import { requestPageProblems } from '../pages/request-page.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { pagesIn } from '../read/page-files.ts'
import type { BrandFile, RequestPageFile } from '../read/types.gen.ts'
import { resolveRequest } from './pages/resolve-request.ts'
import { resolveText } from './pages/resolve-text.ts'
import type { ResolvedPage } from './pages/resolved-page.ts'
import type { Scope } from './scope.ts'

/** All pages, by the names of their files. */
export const resolvePages = (
  files: readonly ConfigFile[],
  scopeOf: (file: ConfigFile) => Scope,
  brand: BrandFile,
  problems: Problem[],
): ReadonlyMap<string, ResolvedPage> => {
  const names = new Set<string>()
  return new Map(
    pagesIn(files).map(({ id, kind, file }) => {
      const scope = scopeOf(file)
      problems.push(...plainWordsProblems(file))
      if (kind === 'text') return [id, resolveText(id, scope, brand)]
      const { name, 'sent-by': by } = file.value as RequestPageFile
      // Those of visitors are in nobody's list.
      if (by !== 'visitor' && names.has(name))
        scope.report(
          '/name',
          'duplicate',
          `Two requests are called “${name}”, so nobody could tell them apart in messages and lists.`,
          'Rename one of the two.',
        )
      if (by !== 'visitor') names.add(name)
      problems.push(...requestPageProblems(file, scope.names.supplied))
      return [id, resolveRequest(id, scope)]
    }),
  )
}
