// The interface of the portal for screens: links by route id, parts, commands, brand. The shell provides it.
// Screens use it instead of checking who the person is.
import { createContext, useContext } from 'react'
import type { GrantRef } from '#base/access/granted-access.ts'
import type { OwnKinds } from '#base/requests/kinds/kind.ts'
import type { Store } from '#base/state/store.ts'
import type { Prefills } from '#http/prefills.ts'
import type { CommandName, LinkId, PartName, RouteId } from './names.ts'

/** The firm by config/brand.json. */
export interface Brand {
  name: string
  phone: string
  'phone-hours': string
  email: string
  'risk-warning'?: string
}

/** How a screen was opened: its URL with the parameters of its path, and which of its parts this person sees. */
export interface Opened {
  url: URL
  params: Readonly<Record<string, string>>
  part(name: PartName): boolean
}

/** An account that the person may open, with the texts of the button that opens it. */
export interface GrantedChoice {
  key: string
  name: string
  /** The label of opening it: "Act for Rose Lin". */
  label: string
  how: string
  grant: GrantRef
}

/** An entry of the menu that a layout shows. */
export interface Tab {
  id: string
  label: string
  /** One line, from the manifest. */
  description: string | undefined
  href: string
  /** Why it cannot be opened. */
  unavailable?: string
}

/** The menu of a layout, with the label that it has for screen readers. */
export interface Tabs {
  label: string
  items: readonly Tab[]
  /** The manifest's groups of them, by their ids. */
  groups: readonly { label: string; items: readonly string[] }[]
}

/** The page of config/pages/ that the route shows; `release`: the same object as long as the page says the same. */
export interface PagePort {
  id: string
  release: object
  load(id: string): Promise<unknown>
  /** The portal's own kinds of questions. */
  questions?: (() => Promise<{ kinds: OwnKinds }>) | undefined
  /** What the firm knows and pages can fill in. */
  prefills?: (() => Promise<{ prefills: Prefills }>) | undefined
}

/** All that a screen may ask the portal, and do with it. */
export interface PortalPort {
  brand: Brand
  /** Heading of the current route, from the manifest: its title, or one that names the owner of the account shown. */
  title: string
  /** The values of the path's parameters. */
  params: Readonly<Record<string, string>>
  /** On a route with a page of config/pages/. */
  page?: PagePort
  /** Does the manifest show this part of the current route to this person? Parts are declared in the route's `parts`. */
  part(name: PartName): boolean
  /** Where does a link to this route lead? Undefined when its guards turn this person away, so that no link is drawn. */
  href(routeId: RouteId, params?: Record<string, string>): string | undefined
  /** The address of the current route with other parameters. */
  hereWith(params: Record<string, string>): string
  /** The menu that the manifest gives the current layout, with the parameters of the address filled in. */
  tabs(): Tabs
  /** Sets a fact that a layout finds out; see `useLayoutFact`. */
  setLayoutFact(name: string, value: string | undefined): void
  /** The route that shows a page of config/pages/; undefined where none does. */
  routeOfPage(page: string): RouteId | undefined
  /** Label of a route, from its title. */
  routeTitle(routeId: RouteId): string
  /** Address of an external link declared in links.json. */
  external(linkId: LinkId): { href: string; label: string }
  /** Runs a command. */
  run(command: CommandName): void
  /** In-app navigation to a route. */
  go(routeId: RouteId, params?: Record<string, string>, search?: string): void
  /** Starts to fetch the code of a route; its data is fetched when it opens. */
  preload(routeId: RouteId): void
  /** The same for the page of a tab. */
  preloadTab(tab: Tab): void
  /** Renews the tokens and fetches the grants again; call it after an invitation was accepted or an access removed. */
  refreshAccess(): Promise<void>
  /** Fetches the active user again; menus, guards and pages follow what has changed. Never rejects. */
  refreshUser(): Promise<void>
  /**
   * Asks the person for their credentials again and returns to this address, with `search` if given, for what needs a
   * fresh sign-in. `failed`: the page stays, and this sentence says why. `form` (`sentForm`) goes on once they are back.
   */
  signInAgain(search?: string, form?: string): Promise<'redirecting' | { failed: string }>
  /** The form for which they have just done so. */
  confirmedForm: Store<string | undefined>
  /** Would something that needs a fresh sign-in ask for the credentials now? */
  asksForSignIn(): boolean
  /** Accounts of others that this person may open, by name. */
  grantedAccounts: readonly GrantedChoice[]
  /** Switches to another person's account. Throws when no grant allows it. */
  switchTo(grant: GrantRef): Promise<void>
  /** Reports to the error-reporting service. */
  report(error: unknown): void
  /** Names to display; no decision uses them. */
  userName: string
  activeUserName: string
  /** The sentence that says why this person was signed out; on the signed-out page only. */
  signedOutMessage?: string
}

/** Holds what `usePortal` gives; a test gives its own. */
export const PortalContext = createContext<PortalPort | undefined>(undefined)

/** What may this screen ask the portal? Throws outside the shell. */
export function usePortal(): PortalPort {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal: no PortalContext above this component')
  return portal
}
