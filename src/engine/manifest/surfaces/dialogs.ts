// Dialogs on arrival, the most urgent first.
import { EVERYBODY, intersect, type Cover } from '../conditions/cover.ts'
import { resolveEntries } from '../resolve/resolve-entries.ts'
import { resolveSentences } from '../resolve/resolve-sentences.ts'
import type { ResolvedItem, ResolvedSentence, Located } from '../resolve/resolved.ts'
import { peopleSignedIn } from '../resolve/signed-in.ts'
import type { DialogsFile } from '../read/types.gen.ts'
import { peopleWithEntry } from './entries.ts'
import { called, either } from './property-words.ts'
import { needsSentence, type Compiled, type SurfaceOf } from './surface.ts'

export interface ResolvedDialog extends Located {
  id: string
  when: Cover
  seenKey: string
  title: ResolvedSentence[]
  text: ResolvedSentence[]
  /** Its buttons; each closes the dialog. */
  actions: ResolvedItem[]
  /** Label of the button that only closes it. */
  action?: string | undefined
  dismissable: boolean
  /** It lists what the person can do here, and what not. */
  lets?: boolean | undefined
  /** A bar at the lower edge instead of a dialog. */
  bar?: boolean | undefined
}

declare module '../resolve/resolved.ts' {
  interface ResolvedSurfaces {
    dialogs: ResolvedDialog[]
  }
}
declare module '../manifest.ts' {
  interface ManifestSurfaces {
    dialogs: Compiled<ResolvedDialog[]>
  }
}

export const dialogs: SurfaceOf<'dialogs'> = {
  name: 'dialogs',
  heading: 'Dialogs on arrival',
  empty: { dialogs: [] },
  written: {
    list: { at: 'dialogs', entries: 'actions', kind: 'dialog', isConditional: true },
    placeholders: { text: ['active', 'user', 'inviter'] },
    hasEditableTexts: true,
  },
  words: {
    seenKey: (key) =>
      String(key).startsWith('browser:')
        ? 'once in a browser'
        : String(key).startsWith('session:')
          ? 'once until they log out'
          : `once, kept as ${String(key)}`,
    action: called('button', 'no button that only closes it'),
    dismissable: either('can be closed without an answer', 'needs an answer'),
    lets: either('lists what the person can do', 'lists nothing that the person can do'),
    bar: either('a bar at the lower edge', 'in the middle of the page'),
  },
  showsOne: true,
  resolve(scope, context) {
    const { dialogs: written } = scope.file.value as DialogsFile
    return written.map(
      (
        { id, when, 'seen-key': known, remember, title, text, actions, action, dismissable, lets, bar, note },
        i,
      ) => {
        const pointer = `/dialogs/${i}`
        if (known !== undefined) scope.requireName('seen-key', known, `${pointer}/seen-key`)
        if ((known === undefined) === (remember === undefined))
          scope.report(
            pointer,
            'structure',
            `The dialog "${id}" needs either remember or a seen-key, so that it does not come back every time.`,
            'Write one of the two.',
          )
        if (actions === undefined && action === undefined) {
          scope.report(
            pointer,
            'structure',
            `The dialog "${id}" has neither an action nor actions, so people could not get past it.`,
            'Write one of the two.',
          )
        }
        if (bar && action !== undefined)
          scope.report(
            `${pointer}/action`,
            'structure',
            `The dialog "${id}" is a bar, which stays until it is answered, so this button would not be shown.`,
            'Remove "action", or "bar".',
          )
        if (known === 'cookie-consent' && !bar)
          scope.report(
            `${pointer}/seen-key`,
            'structure',
            `"cookie-consent" is remembered when it is answered, not when the dialog "${id}" is closed, so the dialog would come back at once.`,
            'Write "bar": true, or another memory.',
          )
        return {
          id,
          when: scope.peopleWhoMeet(when, `${pointer}/when`),
          seenKey: known ?? `${remember}:${id}`,
          title: resolveSentences(title, scope, `${pointer}/title`),
          text: resolveSentences(text, scope, `${pointer}/text`),
          // A button has no line below it.
          actions: resolveEntries(actions ?? [], scope, `${pointer}/actions`, context).map((action) => ({
            ...action,
            description: undefined,
          })),
          action,
          dismissable,
          lets: lets || undefined,
          bar: bar || undefined,
          note,
          position: scope.position(pointer),
        }
      },
    )
  },
  elements: (resolved) =>
    resolved.dialogs.map(({ id, when, title, text, actions, note, position }) => ({
      path: `dialogs/${id}`,
      title: `the dialog "${id}"`,
      label: id,
      position,
      note,
      // A dialog waits until somebody is signed in.
      audience: peopleSignedIn(resolved),
      when,
      sentences: [title, text],
      items: actions,
    })),
  needs: (resolved) =>
    resolved.dialogs.flatMap(({ id, when, title, text, actions, action, dismissable, bar, position }) => {
      const kind = bar ? 'bar' : 'dialog'
      const who = {
        title: `the dialog "${id}"`,
        position,
        audience: intersect(peopleSignedIn(resolved), when),
      }
      return [
        needsSentence(title, { ...who, what: 'title', otherwise: `would see a ${kind} without a heading` }),
        needsSentence(text, { ...who, what: 'text', otherwise: `would see a ${kind} that says nothing` }),
        {
          ...who,
          what: 'button',
          people: !bar && (action !== undefined || dismissable) ? EVERYBODY : peopleWithEntry(actions),
          otherwise: bar ? 'could not answer it' : 'could not get past it',
          hint: bar
            ? 'Give them one of the actions.'
            : 'Write "action", the label of a button that only closes it, or give them one of the actions.',
        },
      ]
    }),
  restrict: ({ dialogs: all }, { anybodyMeets, items }) => ({
    dialogs: all
      .filter(({ when }) => anybodyMeets(when))
      .map((dialog) => ({ ...dialog, actions: items(dialog.actions) })),
  }),
}
