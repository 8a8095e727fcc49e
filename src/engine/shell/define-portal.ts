// What a portal is, besides its config: the names that its code supplies to manifests, and the calls that the engine needs.
// The engine imports it as `virtual:portal`; the tools load the same file, so it imports components only when they are needed.
// What the tools alone need is in portal.tools.ts beside it (tools/define-tools.ts).
import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { OwnKinds } from '#base/requests/kinds/kind.ts'
import type { Api } from '#http/client.ts'
import type { Prefills } from '#http/prefills.ts'
import type { GrantedAccessCalls, PeopleCalls } from '#session/people.ts'
import type { ContentList, ListEntry } from '#runtime/values.ts'
import type { IconName } from '#ui/icons.tsx'
import type { Group } from './search/entries.ts'

/** A dialog that a command opens: src/portal/screens/<area>/<name>.dialog.tsx. */
export interface DialogModule {
  title: string
  default: ComponentType<{ close(isDone: boolean): void }>
}

/** A command that opens a dialog, whose code loads when it is opened. */
export interface DialogCommand {
  dialog(): Promise<DialogModule>
  /** Does it say when it is completed, so that an entry may name the page that follows? */
  leadsOn?: true
}

/** Fetches what a screen needs before it is drawn, for a guard with `load`. */
export type PortalLoader = (api: Api, queryClient: QueryClient) => Promise<unknown>

/** An answer as it comes: undefined while it is loading. */
export interface Watched<Value> {
  value: Value | undefined
  hasFailed: boolean
}

/** Follows an answer of the API; gives the function that stops. */
export type Watch<Value> = (
  queryClient: QueryClient,
  api: Api,
  onAnswer: (answer: Watched<Value>) => void,
) => () => void

/** Something that the search finds besides the entries of menus. */
export interface FoundEntry {
  /** Which of the pages of `search.finds` in header.json opens it. */
  find: string
  id: string
  label: string
  detail: string
  /** Values of the page's parameters, and its query. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  /** Opens it at once, without its page. False, or an error, where it could not: then the page is shown. */
  open?: () => Promise<boolean>
}

/** What the search of a portal finds now, and what it could not look through. */
export interface Found {
  entries: readonly FoundEntry[]
  /** What could not be loaded, so that it is not found: "your documents". */
  missing: readonly string[]
  /** The way on for somebody who has not found what they have typed. */
  ask?(text: string): FoundEntry
}

/** The search of a portal for what is no entry of a menu. */
export interface SearchModule {
  groups: readonly Group[]
  /** What can be found, in words: "a page, an account or an action". */
  finds: string
  /** A hook: what can be found now. `canOpen`: may this person open that page? `userName`: whose account is shown. */
  useFound(canOpen: (find: string) => boolean, userName: string): Found
}

/** A query of flags by name. */
type FlagsQuery = FetchQueryOptions<Record<string, boolean>, Error, Record<string, boolean>>

/** What a portal adds to the side panel; its code loads with the panel. */
export interface PanelModule {
  /** A line under the person's name. */
  Line?: ComponentType
  /** What the search finds besides entries. */
  search?: SearchModule
  /** Tells the server where this browser takes pushes now, if it has changed that. */
  renewNotifications?(api: Api): Promise<void>
}

/** What a portal is besides its manifests: who people are by its API, and the names that manifests may use. */
export interface PortalDefinition {
  people: PeopleCalls
  /** Acting for clients, and viewing grantors' accounts. Without it there are no such sessions, and nothing asks for them. */
  grantedAccess?: GrantedAccessCalls
  /** Paths of the API that carry no X-UserId. */
  pathsWithoutUserId?: readonly string[]
  /** The flags of the active user. */
  flags?(api: Api): FlagsQuery
  /** What every page fetches once it is certain whose account is shown. */
  ready?(queryClient: QueryClient, api: Api): void
  commands?: Readonly<Record<string, DialogCommand>>
  loaders?: Readonly<Record<string, PortalLoader>>
  /** Content lists, for entries with `each`. */
  lists?: Readonly<Record<string, Watch<readonly ListEntry[]>>>
  /** Numbers, for badges. */
  values?: Readonly<Record<string, Watch<number>>>
  /** Icons that entries may have, by name. */
  icons?: Readonly<Record<string, IconName>>
  /** The portal's own kinds of questions: the module has `kinds`, each by the name that pages write, loaded once a page asks one. */
  questions?(): Promise<{ kinds: OwnKinds }>
  /** What pages can fill in of what the firm knows: the module has `prefills`, loaded once a page fills something in. */
  prefills?(): Promise<{ prefills: Prefills }>
  /** What the portal adds to the side panel, to the search that it opens, and to an idle page. */
  panel?(): Promise<PanelModule>
}

/** Types a definition: the default export of portal.ts. */
export const definePortal = (definition: PortalDefinition): PortalDefinition => definition

/** A value of the portal view that follows this query. */
export const watched =
  <T, K extends QueryKey, Value>(
    query: (api: Api) => QueryObserverOptions<T, Error, T, T, K>,
    of: (data: T) => Value,
  ): Watch<Value> =>
  (queryClient, api, onAnswer) => {
    const observer = new QueryObserver(queryClient, query(api))
    const answered = ({ data, isError }: { data?: T | undefined; isError: boolean }) =>
      onAnswer({ value: data === undefined ? undefined : of(data), hasFailed: isError })
    answered(observer.getCurrentResult())
    return observer.subscribe(answered)
  }

/** A list as the view shows it. */
export const contentListOf = ({ value, hasFailed }: Watched<readonly ListEntry[]>): ContentList =>
  value ? { state: 'ready', entries: value } : { state: hasFailed ? 'failed' : 'loading' }
