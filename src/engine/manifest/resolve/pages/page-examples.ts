// The examples of a page of config/pages/, with the example people and the parts of the page that they name.
import type { RequestPageFile, TextPageFile } from '../../read/types.gen.ts'
import type { Scope } from '../scope.ts'
import type { PageExample } from './resolved-page.ts'

export const examplesFor = (id: string, part: 'section' | 'question', scope: Scope): PageExample[] =>
  ((scope.file.value as RequestPageFile | TextPageFile).examples ?? []).map(
    ({ who, situation, shows }, i) => {
      const at = `/examples/${i}`
      scope.checkName('persona', who, `${at}/who`, 'so nobody could try the example')
      if (situation !== undefined)
        scope.recordReference('situation', `${who}/${situation}`, `${at}/situation`)
      for (const [j, name] of shows.entries())
        scope.recordReference(part, `${id}/${name}`, `${at}/shows/${j}`)
      return { who, situation, shows, positionOf: (pointer) => scope.position(at + pointer) }
    },
  )
