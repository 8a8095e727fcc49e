// Resolves navigation contexts: which people get which header menu.
import type { ContextsFile } from '../read/types.gen.ts'
import type { ResolvedContext } from './resolved.ts'
import type { Scope } from './scope.ts'

export function resolveContexts(scope: Scope): ResolvedContext[] {
  const { contexts } = scope.file.value as ContextsFile
  return contexts.map((context, i) => {
    const pointer = `/contexts/${i}`
    if ((context.menu === undefined) === (context.navigation === undefined)) {
      scope.report(
        pointer,
        'structure',
        `Context "${context.id}" needs either a menu or a navigation, so that people there see one thing.`,
        'Write one of the two.',
      )
    }
    if (context.menu !== undefined) scope.requireName('menu', context.menu, `${pointer}/menu`)
    return {
      id: context.id,
      when: scope.peopleWhoMeet(context.when, `${pointer}/when`),
      shows:
        context.menu === undefined
          ? { kind: context.navigation ?? 'none' }
          : { kind: 'menu', menu: context.menu },
      beats: (context.beats ?? []).filter((id, b) =>
        scope.requireName('context', id, `${pointer}/beats/${b}`),
      ),
      note: context.note,
      position: scope.position(pointer),
    }
  })
}
