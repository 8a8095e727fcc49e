// Turns session, flags, platform, operating system, window width and what a layout reports into facts; no other file
// does. Facts hold no token and no name.
import * as limits from '#base/limits.gen.ts'
import type { FactSource, Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import { isSignedIn, type SessionState } from '#session/types.ts'
import { isInShare } from './flag-share.ts'

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
  /** Flags that are off for everybody, whatever the API says. */
  switchedOff: readonly string[]
  platform: 'web' | 'pwa'
  os: 'ios' | 'android' | 'other'
  /** What the layout of the page has found out, by name. */
  layout: Readonly<Record<string, string>>
  /** The claims of the ID token. */
  claims?: Readonly<Record<string, unknown>> | undefined
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
export function factsOf(sources: FactSources, manifest: Pick<Manifest, 'flags' | 'facts'>): Facts {
  const own = manifest.facts.flatMap(({ id, from, values }) =>
    from ? [[id, ownFact(from, values, sources)] as const] : [],
  )
  const flags = Object.keys(manifest.flags).map((id) => [`flag.${id}`, flagFact(id, sources, manifest)])
  return {
    ...sessionFacts(sources.session),
    platform: sources.platform,
    os: sources.os,
    view: viewOf(sources.width),
    ...Object.fromEntries(own),
    ...Object.fromEntries(flags),
  }
}

/** A fact that config says where to find. A value that it does not have counts as `otherwise`. */
function ownFact(
  { kind, name, otherwise }: FactSource,
  values: readonly string[],
  { session, layout, claims }: FactSources,
): string | undefined {
  const known = (value: unknown) => values.find((each) => each === value) ?? otherwise
  // Only their owner and who acts for them have layout facts, although a page may still be there during a switch.
  if (kind === 'layout')
    return session.mode === 'normal' || session.mode === 'delegated' ? known(layout[name]) : otherwise
  if (session.mode === 'starting' || session.mode === 'failed') return undefined
  if (!isSignedIn(session)) return otherwise
  // Until the session is ready, only id and name of the active user are known.
  if (kind === 'user') return session.ready ? known(session.active.facts[name]) : undefined
  if (kind === 'grant')
    return known(session.mode === 'delegated' ? session.clientActedFor.facts?.[name] : undefined)
  if (kind === 'signed-in-user') return known(session.loggedIn.facts[name])
  return known(claims?.[name])
}

function sessionFacts(session: SessionState): Facts {
  if (session.mode === 'starting' || session.mode === 'failed') return {}
  if (!isSignedIn(session)) {
    return {
      session: 'anonymous',
      grants: 'no-access',
      invitation: 'none',
      'just-signed-out': String(session.reason !== undefined),
    }
  }
  const { access } = session
  return {
    session: session.mode,
    grants: GRANTS[access.type],
    invitation: access.invitations.length === 0 ? 'none' : access.isReminderDue ? 'reminder-due' : 'open',
    'just-signed-out': 'false',
  }
}

/** A missing date parses to NaN, and every comparison with NaN is false. */
const isOutside = ({ onFrom = '', offFrom = '' }: Manifest['flags'][string]): boolean =>
  Date.now() < Date.parse(onFrom) || Date.now() >= Date.parse(offFrom)

function flagFact(
  id: string,
  { session, flags, publicFlags, switchedOff }: FactSources,
  manifest: Pick<Manifest, 'flags'>,
): string | undefined {
  const flag = manifest.flags[id]
  if (switchedOff.includes(id) || (flag && isOutside(flag))) return 'false'
  if (!flag || session.mode === 'starting' || session.mode === 'failed') return undefined
  const { public: isPublic, follows, share } = flag
  // Visitors have no id to belong to a share by.
  if (!isSignedIn(session))
    return String(share === undefined && ((isPublic ? publicFlags[id] : undefined) ?? flag.default))
  const isOwn = follows === 'logged-in-user'
  if (!isOwn && flags.state === 'loading') return undefined
  const answers = isOwn ? session.access.ownFlags : flags.state === 'ready' ? flags.flags : {}
  const { userId } = isOwn ? session.loggedIn : session.active
  return String((answers[id] ?? flag.default) && (share === undefined || isInShare(share, id, userId)))
}

/** Screen view by width (R-CONST-24 to R-CONST-26). */
export function viewOf(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width <= limits['mobile-max'].value) return 'mobile'
  return width <= limits['tablet-max'].value ? 'tablet' : 'desktop'
}
