// The parts of a page of config/pages/, each with its readers and where it is written.
import { partsOfPage } from '../../pages/page-parts.ts'
import type { When } from '../../read/types.gen.ts'
import { valueAtPointer } from '../../read/pointer.ts'
import type { Scope } from '../scope.ts'
import type { PagePart } from './resolved-page.ts'

export const partsFor = (scope: Scope): PagePart[] =>
  partsOfPage(scope.file.value as object).map((part) => {
    const { when, note } = valueAtPointer(scope.file.value, part.pointer) as { when?: When; note?: string }
    const isForSome = when !== undefined && part.kind !== 'question'
    return {
      ...part,
      ...(isForSome && { when: scope.peopleWhoMeet(when, `${part.pointer}/when`) }),
      note,
      position: scope.position(part.pointer),
    }
  })
