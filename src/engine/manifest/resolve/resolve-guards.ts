// Resolves guards, and the outcomes of guards and redirects.
import { escapePointer } from '../read/pointer.ts'
import type { GuardsFile, Outcome } from '../read/types.gen.ts'
import type { ResolvedGuard, ResolvedOutcome } from './resolved.ts'
import { requireRoute } from './route-params.ts'
import type { Scope } from './scope.ts'

/** `from` is the path whose parameters the outcome may copy; undefined for a guard, which has no path. */
export function resolveOutcome(
  outcome: Outcome,
  scope: Scope,
  pointer: string,
  from?: string,
): ResolvedOutcome {
  const kinds = (['sign-in', 'route', 'link', 'older-app', 'not-found'] as const).filter(
    (kind) => outcome[kind] !== undefined,
  )
  if (kinds.length !== 1)
    scope.report(
      pointer,
      'structure',
      'An outcome says exactly one of sign-in, route, link, older-app and not-found.',
      'Write one of them.',
    )
  if (outcome.route !== undefined)
    requireRoute(scope, outcome.route, outcome.params ?? {}, `${pointer}/route`, from)
  if (outcome.link !== undefined) scope.requireName('link', outcome.link, `${pointer}/link`)
  return {
    when: scope.peopleWhoMeet(outcome.when, `${pointer}/when`),
    action: actionOf(outcome),
    note: outcome.note,
    position: scope.position(pointer),
  }
}

function actionOf(outcome: Outcome): ResolvedOutcome['action'] {
  if (outcome['sign-in']) return { kind: 'sign-in' }
  if (outcome.route !== undefined)
    return { kind: 'route', route: outcome.route, params: outcome.params ?? {}, notice: outcome.notice }
  if (outcome.link !== undefined) return { kind: 'external', link: outcome.link }
  return outcome['older-app'] ? { kind: 'older-app' } : { kind: 'not-found' }
}

/** All guards, by name. A guard either requires with an outcome, or loads. */
export function resolveGuards(scope: Scope): Map<string, ResolvedGuard> {
  const guards = new Map<string, ResolvedGuard>()
  for (const [id, guard] of Object.entries((scope.file.value as GuardsFile).guards)) {
    const pointer = `/guards/${escapePointer(id)}`
    const written = { id, note: guard.note, position: scope.position(pointer) }
    if ((guard.require === undefined) === (guard.load === undefined)) {
      scope.report(
        pointer,
        'structure',
        `Guard "${id}" needs either require or load, so that it guards something.`,
        'Write one of the two.',
      )
    } else if (guard.load !== undefined) {
      scope.requireName('load', guard.load, `${pointer}/load`)
      guards.set(id, {
        ...written,
        kind: 'load',
        load: guard.load,
        onError: guard['on-error'] ?? 'fail',
      })
    } else if (guard.otherwise === undefined) {
      scope.report(
        pointer,
        'structure',
        `Guard "${id}" does not say what happens to people it turns away.`,
        'Add otherwise.',
      )
    } else {
      const otherwise = guard.otherwise.map((each, i) =>
        resolveOutcome(each, scope, `${pointer}/otherwise/${i}`),
      )
      guards.set(id, {
        ...written,
        kind: 'require',
        require: scope.peopleWhoMeet(guard.require, `${pointer}/require`),
        otherwise,
      })
    }
  }
  return guards
}
