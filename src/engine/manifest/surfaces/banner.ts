// The line under the header that says whose account is shown.
import { intersect, NOBODY, type Cover } from '../conditions/cover.ts'
import { linkSentences } from '../link/link-sentences.ts'
import type { LinkedSentence, Located } from '../link/linked.ts'
import type { ConditionIndex, Sentence } from '../manifest.ts'
import type { BannerFile } from '../read/types.gen.ts'
import { needToOpen } from './header.ts'
import { needsSentence, type FileSurface } from './surface.ts'

export interface LinkedBanner extends Located {
  label: string
  when: Cover
  kind: LinkedSentence[]
  naming: LinkedSentence[]
  action: { label: string; command: string }
}

export interface Banner {
  label: string
  when: ConditionIndex
  kind: readonly Sentence[]
  naming: readonly Sentence[]
  action: { label: string; command: string }
}

export const banner: FileSurface<'banner'> = {
  heading: 'Around the page',
  link(scope) {
    if (Object.keys(scope.file.value as object).length === 0) return undefined
    const { label, when, kind, naming, action } = scope.file.value as BannerFile
    scope.requireName('command', action.command, '/action/command')
    return {
      label,
      when: scope.peopleWhoMeet(when, '/when'),
      kind: linkSentences(kind, scope, '/kind'),
      naming: linkSentences(naming, scope, '/naming'),
      action: { label: action.label, command: action.command },
      position: scope.position(''),
    }
  },
  elements: ({ possible, banner: shown }) =>
    shown
      ? [
          {
            path: 'banner',
            title: 'the banner',
            label: 'Granted-access banner',
            position: shown.position,
            audience: possible,
            when: shown.when,
            sentences: [shown.kind, shown.naming],
          },
        ]
      : [],
  needs(linked) {
    const { possible, banner: shown } = linked
    if (!shown) return []
    const { kind, naming, action, when, position } = shown
    const who = { title: 'the banner', position, audience: intersect(possible, when) }
    const otherwise = 'would read half a line'
    return [
      needsSentence(kind, { ...who, what: 'kind of access', otherwise }),
      needsSentence(naming, { ...who, what: 'word about whose account it is', otherwise }),
      ...needToOpen(linked, action.command, who),
    ]
  },
  restrict: ({ banner: whole }, { anybodyMeets }) => ({
    banner: whole && !anybodyMeets(whole.when) ? { ...whole, when: NOBODY, kind: [], naming: [] } : whole,
  }),
  emit: ({ banner: shown }, { conditionIndex, sentence }) =>
    shown
      ? {
          banner: {
            label: shown.label,
            when: conditionIndex(shown.when),
            kind: shown.kind.map(sentence),
            naming: shown.naming.map(sentence),
            action: shown.action,
          },
        }
      : {},
}
