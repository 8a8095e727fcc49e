// The line under the header that says whose account is shown.
import { NOBODY, type Cover } from '../conditions/cover.ts'
import { linkSentences } from '../link/link-sentences.ts'
import type { LinkedSentence, Located } from '../link/linked.ts'
import type { ConditionIndex, Sentence } from '../manifest.ts'
import type { BannerFile } from '../read/types.gen.ts'
import type { CommandName } from '../supplied.ts'
import type { FileSurface } from './surface.ts'

export interface LinkedBanner extends Located {
  label: string
  when: Cover
  kind: LinkedSentence[]
  naming: LinkedSentence[]
  action: { label: string; command: CommandName }
}

export interface Banner {
  label: string
  when: ConditionIndex
  kind: readonly Sentence[]
  naming: readonly Sentence[]
  action: { label: string; command: CommandName }
}

export const banner: FileSurface<'banner'> = {
  heading: 'Around the page',
  link(scope) {
    const { label, when, kind, naming, action } = scope.file.value as BannerFile
    scope.requireName('command', action.command, '/action/command')
    return {
      label,
      when: scope.peopleWhoMeet(when, '/when'),
      kind: linkSentences(kind, scope, '/kind'),
      naming: linkSentences(naming, scope, '/naming'),
      action: { label: action.label, command: action.command as CommandName },
      position: scope.position(''),
    }
  },
  elements: ({ possible, banner: { when, kind, naming, position } }) => [
    {
      path: 'banner',
      title: 'the banner',
      label: 'Granted-access banner',
      position,
      audience: possible,
      when,
      sentences: [kind, naming],
    },
  ],
  restrict: ({ banner: whole }, { anybodyMeets }) => ({
    banner: anybodyMeets(whole.when) ? whole : { ...whole, when: NOBODY, kind: [], naming: [] },
  }),
  emit: ({ banner: { label, when, kind, naming, action } }, { conditionIndex, sentence }) => ({
    banner: {
      label,
      when: conditionIndex(when),
      kind: kind.map(sentence),
      naming: naming.map(sentence),
      action,
    },
  }),
}
