// Gives screens what the manifest says: links that respect access, parts, commands, brand.
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { serverNow } from '#http/server-time.ts'
import { routeOf, type Manifest, type Route } from '#manifest/manifest.ts'
import { fill } from '#manifest/paths.ts'
import type { Person } from '#runtime/person.ts'
import { sentence, type Names } from '#runtime/sentence.ts'
import { evaluate, evaluatorFor } from '#runtime/evaluate.ts'
import { PortalContext, type GrantedChoice, type PortalPort } from '#screen-api/portal.ts'
import type { RouteId } from '#screen-api/names.ts'
import { isSignInFresh } from '#session/sign-in/sign-in-age.ts'
import { isSignedIn, type GrantedAccount } from '#session/types.ts'
import { partsOf } from './parts-of.ts'
import { preloadPath } from './preload-path.ts'
import { tabsOf } from './tabs-of.ts'
import { usePortalState, useServices } from '../state/portal-services.tsx'
import { preloadRoute } from '../registry/screens.ts'
import { grantedAccounts, openingTexts } from '../session-dialogs/granted-accounts.ts'
import { signedOutMessage } from '../session-dialogs/signed-out-message.ts'

const noParams = {}

interface PortalProviderProps {
  route: Route
  params?: PortalPort['params']
  children: ReactNode
}

export function PortalProvider({ route, params = noParams, children }: PortalProviderProps) {
  const { manifest, facts, encode, sources } = usePortalState()
  const { settings, run, session, report, state, page, supplies } = useServices()
  const navigate = useNavigate()
  const port = useMemo((): PortalPort => {
    const person = encode({ ...facts, area: route.area })
    const find = (id: string) => {
      const target = routeOf(manifest, id)
      if (!target) throw new Error(`${route.screen} links to no route: "${id}"`)
      return target
    }
    const hrefFor = (known: Manifest, who: Person, id: string, params: Record<string, string> = {}) => {
      const { admits, path } = find(id)
      return evaluate(known, admits, who) === 'yes' ? fill(path, params) : undefined
    }
    // A screen that has waited for an answer holds an earlier port: what is known now decides.
    const hrefNow = (id: string, params?: Record<string, string>) => {
      const now = state.get()
      return hrefFor(now.manifest, now.encode({ ...now.facts, area: route.area }), id, params)
    }
    const { session: sessionState } = sources
    const names = {
      user: isSignedIn(sessionState) ? sessionState.loggedIn.userName : '',
      active: isSignedIn(sessionState) ? sessionState.active.userName : '',
    }
    const message = signedOutMessage(sessionState, settings)
    return {
      brand: manifest.brand,
      title: headingOf(manifest, route, person, names) || route.title,
      params,
      ...(route.page && {
        page: {
          id: route.page,
          release: manifest,
          load: page,
          questions: supplies.questions,
          prefills: supplies.prefills,
        },
      }),
      part: partsOf(manifest, route, person),
      href: (id, params) => hrefFor(manifest, person, id, params),
      hereWith: (other) => fill(route.path, { ...params, ...other }),
      tabs: () => tabsOf(manifest, route, person, params),
      setLayoutFact: state.setLayoutFact,
      routeOfPage: (id) => manifest.routes.find((each) => each.page === id)?.id as RouteId | undefined,
      routeTitle: (id) => find(id).title,
      external: (id) => ({ href: settings.links[id] ?? '#', label: manifest.links[id]?.label ?? id }),
      run: (command) => run(command),
      go: (id, params, search = '') => void navigate((hrefNow(id, params) ?? '/') + search),
      preload: (id) => preloadRoute(find(id)),
      preloadTab: ({ href }) => preloadPath(manifest, href.split('?')[0]!),
      refreshAccess: async () => {
        // The new token carries the new grant. The session reports a failed renewal; the grants are fetched anyway.
        await session.renew().catch(() => undefined)
        await session.refreshAccess()
      },
      refreshUser: () => session.refreshUser().catch(report),
      signInAgain: (search = location.search, form) => session.signInAgain(location.pathname + search, form),
      confirmedForm: session.confirmedForm,
      asksForSignIn: () => !isSignInFresh(session.user(), serverNow()),
      grantedAccounts: isSignedIn(sessionState) ? grantedAccounts(sessionState.access).map(choiceOf) : [],
      switchTo: session.switchTo,
      report,
      userName: names.user,
      activeUserName: names.active,
      ...(message === undefined ? {} : { signedOutMessage: message }),
    }
  }, [
    manifest,
    facts,
    encode,
    sources,
    settings,
    run,
    session,
    report,
    state,
    page,
    supplies,
    navigate,
    route,
    params,
  ])
  return <PortalContext value={port}>{children}</PortalContext>
}

const headingOf = (manifest: Manifest, { headings = [] }: Route, person: Person, names: Names): string =>
  sentence(headings, evaluatorFor(manifest, person), names)

const choiceOf = ({ owner: { id, name }, kind }: GrantedAccount): GrantedChoice => ({
  key: kind + id,
  name,
  label: openingTexts[kind].label(name),
  how: openingTexts[kind].how,
  grant: { kind, id },
})
