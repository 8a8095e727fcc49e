// Turns session, flags, platform, operating system, window width and what a layout reports into facts; no other file
// does. Facts hold no token and no name.
import { userFacts, userTraits, type UserFact } from '#domain/access/user-facts.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { FactName } from '#manifest/supplied.ts'
import type { Facts } from '#runtime/person.ts'
import { noLayoutFacts, type LayoutFacts } from '#screen-api/layout/layout-facts.ts'
import { isSignedIn, type SessionState } from '#session/types.ts'

/** The flags of the active user: loading, loaded, or failed (then the declared defaults apply). */
export type FlagsAnswer =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; flags: Readonly<Record<string, boolean>> }

/** Everything that facts are made from. */
export interface FactSources {
  session: SessionState
  flags: FlagsAnswer
  publicFlags: Readonly<Record<string, boolean>>
  platform: 'web' | 'pwa'
  os: 'ios' | 'android' | 'other'
  /** What the layout of the page has found out. */
  layout: LayoutFacts
  /** Width of the window in CSS pixels at normal text size (`window-width.ts`). */
  width: number
}

const GRANTS = {
  NoAccess: 'no-access',
  DelegatedAccess: 'delegated-access',
  SharedAccess: 'shared-access',
  MultipleAccess: 'multiple-access',
} as const

/** The facts known now; facts still loading are undefined. The route adds the area. */
export function factsOf(sources: FactSources, manifest: Pick<Manifest, 'flags'>): Facts {
  const facts: SuppliedFacts = {
    ...personFacts(sources.session),
    platform: sources.platform,
    os: sources.os,
    view: viewOf(sources.width),
    ...layoutFactsOf(sources),
  }
  const flags = Object.keys(manifest.flags).map((id) => [`flag.${id}`, flagFact(id, sources, manifest)])
  return { ...facts, ...Object.fromEntries(flags) }
}

/** Visitors and viewers have no layout facts, although the page of the person before may still be there during a switch. */
const layoutFactsOf = ({ session, layout }: FactSources): LayoutFacts =>
  session.mode === 'normal' || session.mode === 'delegated' ? layout : noLayoutFacts

/** Every fact that code supplies; undefined while it is not known. */
type SuppliedFacts = Record<Exclude<FactName, 'area' | UserFact>, string | undefined> & UserFacts
type UserFacts = Partial<Record<UserFact, string | undefined>>
type PersonFacts = Omit<SuppliedFacts, 'platform' | 'os' | 'view' | keyof LayoutFacts>

const UNKNOWN: PersonFacts = {
  session: undefined,
  member: undefined,
  'own-member': undefined,
  grants: undefined,
  invitation: undefined,
  'just-signed-out': undefined,
}

function personFacts(session: SessionState): PersonFacts {
  if (session.mode === 'starting' || session.mode === 'failed') return UNKNOWN
  if (!isSignedIn(session)) {
    return {
      session: 'anonymous',
      member: 'none',
      'own-member': 'none',
      grants: 'no-access',
      ...userFacts(userTraits(false)),
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
    // Until the session is ready, only id and name of the active user are known.
    member: ready ? active.kind : undefined,
    ...(ready ? userFacts(active) : {}),
  }
}

/** A missing date parses to NaN, and every comparison with NaN is false. */
const isOutside = ({ onFrom = '', offFrom = '' }: Manifest['flags'][string]): boolean =>
  Date.now() < Date.parse(onFrom) || Date.now() >= Date.parse(offFrom)

function flagFact(
  id: string,
  { session, flags, publicFlags }: FactSources,
  manifest: Pick<Manifest, 'flags'>,
): string | undefined {
  const flag = manifest.flags[id]
  if (flag && isOutside(flag)) return 'false'
  if (!flag || session.mode === 'starting' || session.mode === 'failed') return undefined
  if (!isSignedIn(session)) return String(flag.public ? (publicFlags[id] ?? flag.default) : flag.default)
  if (flag.follows === 'logged-in-user') return String(session.access.ownFlags[id] ?? flag.default)
  if (flags.state === 'loading') return undefined
  return String(flags.state === 'ready' ? (flags.flags[id] ?? flag.default) : flag.default)
}

/** Screen view by width (R-CONST-24 to R-CONST-26). */
export function viewOf(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width <= limits['mobile-max'].value) return 'mobile'
  return width <= limits['tablet-max'].value ? 'tablet' : 'desktop'
}
