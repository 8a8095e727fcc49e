// Resolves lists of sentences, of which the first that fits is shown.
import type { When } from '../read/types.gen.ts'
import type { ResolvedSentence } from './resolved.ts'
import type { Scope } from './scope.ts'

export const resolveSentences = (
  rows: readonly { when?: When; text: string }[],
  scope: Scope,
  pointer: string,
): ResolvedSentence[] =>
  rows.map(({ when, text }, i) => ({
    when: scope.peopleWhoMeet(when, `${pointer}/${i}/when`),
    text,
    position: scope.position(`${pointer}/${i}`),
  }))
