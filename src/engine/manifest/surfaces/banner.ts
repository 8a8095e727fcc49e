// The line under the header that says whose account is shown.
import { intersect, type Cover } from '../conditions/cover.ts'
import { resolveSentences } from '../resolve/resolve-sentences.ts'
import type { ResolvedSentence, Located } from '../resolve/resolved.ts'
import type { BannerFile } from '../read/types.gen.ts'
import { needToOpen } from './panel.ts'
import { anonymous, called } from './property-words.ts'
import { needsSentence, type Compiled, type SurfaceOf } from './surface.ts'
import type { Seen } from './view.ts'

interface ResolvedBanner extends Located {
  label: string
  when: Cover
  kind: ResolvedSentence[]
  naming: ResolvedSentence[]
  action: { label: string; command: string }
}

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    banner: ResolvedBanner | undefined
  }
}
declare module './view.ts' {
  interface PortalView {
    banner?: Seen<Compiled<ResolvedBanner>> | undefined
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    banner?: Compiled<ResolvedBanner>
  }
}

export const banner: SurfaceOf<'banner'> = {
  name: 'banner',
  heading: 'Around the page',
  isFrame: true,
  empty: {},
  written: {
    named: { '': 'banner' },
    conditional: ['banner'],
    placeholders: { text: ['active', 'user'] },
    hasEditableTexts: true,
  },
  parts: [
    {
      key: 'banner',
      paths: ['banner'],
      text: ({ banner: shown }) => [
        `banner: ${shown ? `${shown.kind}. ${shown.naming}. [${shown.action.label}]` : 'none'}`,
      ],
      column: { title: 'banner', text: (view) => view.banner?.kind ?? 'none' },
      reserved: {
        place: 'above',
        on: 'boot-switched',
        style: 'min-height: 3rem; border-bottom: 1px solid var(--hairline)',
      },
    },
  ],
  words: {
    label: anonymous,
    'action.label': called('button'),
    'action.command': (command) => `whose button runs ${String(command)}`,
  },
  resolve(scope) {
    if (Object.keys(scope.file.value as object).length === 0) return undefined
    const { label, when, kind, naming, action } = scope.file.value as BannerFile
    scope.requireName('command', action.command, '/action/command')
    return {
      label,
      when: scope.peopleWhoMeet(when, '/when'),
      kind: resolveSentences(kind, scope, '/kind'),
      naming: resolveSentences(naming, scope, '/naming'),
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
  needs(resolved) {
    const { possible, banner: shown } = resolved
    if (!shown) return []
    const { kind, naming, action, when, position } = shown
    const who = { title: 'the banner', position, audience: intersect(possible, when) }
    const otherwise = 'would read half a line'
    return [
      needsSentence(kind, { ...who, what: 'kind of access', otherwise }),
      needsSentence(naming, { ...who, what: 'word about whose account it is', otherwise }),
      ...needToOpen(resolved, action.command, who),
    ]
  },
  restrict: ({ banner: whole }, { anybodyMeets }) => ({
    banner: whole && anybodyMeets(whole.when) ? whole : undefined,
  }),
}
