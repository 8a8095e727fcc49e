// The only place that turns the world into Facts: no token and no name gets in.
import { limits } from '#domain/limits.gen.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import { isSignedIn, type SessionState } from '#session/types.ts'

/** Flags of the active user: not answered yet, answered, or failed (declared defaults then apply). */
export type FlagsAnswer =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; flags: Readonly<Record<string, boolean>> }

export interface World {
  session: SessionState
  flags: FlagsAnswer
  publicFlags: Readonly<Record<string, boolean>>
  platform: 'web' | 'pwa'
  os: 'ios' | 'android' | 'other'
  /** Width of the window in CSS pixels. */
  width: number
}

const GRANTS = {
  NoAccess: 'no-access',
  DelegatedAccess: 'delegated-access',
  SharedAccess: 'shared-access',
  MultipleAccess: 'multiple-access',
} as const

/** What is known of this person now? What has not been answered yet is left out. The area comes from the route. */
export function factsOf(world: World, manifest: Pick<Manifest, 'flags'>): Facts {
  return {
    ...personFacts(world.session),
    ...Object.fromEntries(
      Object.keys(manifest.flags).map((id) => [`flag.${id}`, flagFact(id, world, manifest)]),
    ),
    platform: world.platform,
    os: world.os,
    view: viewOf(world.width),
  }
}

function personFacts(session: SessionState): Facts {
  if (session.mode === 'starting' || session.mode === 'failed') return {}
  if (!isSignedIn(session)) {
    return {
      session: 'anonymous',
      member: 'none',
      'own-member': 'none',
      grants: 'no-access',
      'has-children': 'false',
      invitation: 'none',
      'just-signed-out': String(session.reason !== undefined),
    }
  }
  const { loggedIn, active, access, ready } = session
  return {
    session: session.mode,
    'own-member': loggedIn.kind,
    grants: GRANTS[access.type],
    invitation: access.invitations.length === 0 ? 'none' : access.isReminderDue ? 'reminder-due' : 'open',
    'just-signed-out': 'false',
    // Until ready, the active user is known by name alone.
    ...(ready ? { member: active.kind, 'has-children': String(active.hasChildren) } : {}),
  }
}

function flagFact(
  id: string,
  { session, flags, publicFlags }: World,
  manifest: Pick<Manifest, 'flags'>,
): string | undefined {
  const flag = manifest.flags[id]
  if (!flag || session.mode === 'starting' || session.mode === 'failed') return undefined
  if (!isSignedIn(session)) return String(flag.public ? (publicFlags[id] ?? flag.default) : flag.default)
  if (id === 'shared-access') return String(session.access.sharedAccessOn)
  if (id === 'fido-authentication') return String(session.access.fidoOn)
  if (flags.state === 'loading') return undefined
  return String(flags.state === 'ready' ? (flags.flags[id] ?? flag.default) : flag.default)
}

/** Screen view by width (specification section 9). */
export function viewOf(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width <= limits['mobile-max'].value) return 'mobile'
  return width <= limits['tablet-max'].value ? 'tablet' : 'desktop'
}
