// The script of index.html that asks for the first answers (src/engine/app/first-load/early-calls.ts): its code as text, and the calls,
// which are recorded from the portal's own queries. So a call that a query makes differently is recorded differently.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify, transformWithOxc } from 'vite'
import { libraryKeys, storageKeys, tabLock } from '#base/browser/storage-keys.ts'
import { complement, intersect, overlap, type Cover } from '#manifest/conditions/cover.ts'
import type { Resolved, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { destinations } from '#manifest/checks/destinations.ts'
import { loadPeople } from '#session/account/load-people.ts'
import type { Prefetch } from '#shell/registry/screens.ts'
import type { EarlyCall, RecordedCalls } from '#app/first-load/early-calls.ts'
import { engineFolder } from '../../config-folder.ts'
import { definitionOf, screensFolder, toolsOf } from '../../product.ts'
import { INVALID, recorded } from '../../recorded-calls.ts'
import { landingRoutes, peopleWith } from './first-pages.ts'

/** Calls of somebody who is signed in, before the scripts of the page have loaded. */
export async function recordCalls(resolved: Resolved): Promise<RecordedCalls> {
  const definition = definitionOf()
  const people = await recorded((api) => loadPeople(definition, api, ''))
  const own = await recorded((api, client) => {
    definition.ready?.(client, api)
    if (definition.flags) void client.prefetchQuery(definition.flags(api))
  })
  const landing = landingRoutes(resolved)
  const screens: Record<string, RecordedCalls['screens'][string]> = {}
  for (const path of new Set(landing.map((route) => route.path))) {
    const routes = landing.filter((route) => route.path === path)
    const { fact, yes, no } = toolsOf().landsBy ?? {}
    const asked = [...people, ...own]
    const callsOfThose = (value: string | undefined) =>
      callsAt(resolved, routes, fact !== undefined && value !== undefined ? { [fact]: value } : {}, asked)
    const [without, having] = [await callsOfThose(no), await callsOfThose(yes)]
    const always = minus(without, minus(without, having))
    screens[path] = { always, without: minus(without, always), having: minus(having, always) }
  }
  return { people, own, screens }
}

const minus = (calls: readonly EarlyCall[], others: readonly EarlyCall[]): EarlyCall[] =>
  calls.filter(([path]) => others.every(([other]) => other !== path))

/** What people of this kind ask for as well, if they certainly see one of these routes. */
async function callsAt(
  resolved: Resolved,
  routes: readonly ResolvedRoute[],
  facts: Readonly<Record<string, string>>,
  asked: readonly EarlyCall[],
): Promise<EarlyCall[]> {
  const people = Object.entries({ session: 'normal', ...facts }).reduce(
    (left, [fact, value]) => intersect(left, peopleWith(resolved, fact, value)),
    resolved.possible,
  )
  const route = routes.find((each) => isCertain(resolved, each, people))
  return route ? minus(await callsOf(resolved, route, people), asked) : []
}

/** Do all these people see this route at its path, whatever else is true of them? */
function isCertain(resolved: Resolved, route: ResolvedRoute, who: Cover): boolean {
  return destinations(resolved, route.id, who).every(
    ({ end, hops }) => hops.length === 0 && end.kind === 'route' && end.route === route.id,
  )
}

/** What the route's screen prefetches for all these people, without parameters in the address. */
async function callsOf({ vocabulary }: Resolved, route: ResolvedRoute, who: Cover): Promise<EarlyCall[]> {
  const screen = route.shows.kind === 'screen' ? route.shows.screen : ''
  const file = join(screensFolder(), `${screen}.prefetch.ts`)
  if (!existsSync(file)) return []
  const { prefetch } = (await import(pathToFileURL(file).href)) as { prefetch: Prefetch }
  const part = (name: string) => {
    const shown = route.parts[name]
    return shown !== undefined && !overlap(who, complement(shown, vocabulary.universe), who)
  }
  const url = new URL(route.path, INVALID)
  return recorded((api, client) => prefetch(client, api, { url, params: {}, part }))
}

/** The script, minified. */
export async function earlyScript(resolved: Resolved): Promise<string> {
  const file = join(engineFolder, 'src/engine/app/first-load/early-calls.ts')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const words: Record<string, unknown> = {
    __CALLS__: await recordCalls(resolved),
    __STORED_USER__: libraryKeys.user,
    __SIGN_IN__: storageKeys.signIn,
    __SIGN_INS__: storageKeys.signIns,
    __UNFINISHED_RENEWAL__: storageKeys.unfinishedRenewal,
    __SWITCHED_GRANT__: storageKeys.switchedGrant,
    __PENDING_USER_ID__: storageKeys.pendingUserId,
    __TAB_ID__: storageKeys.tabId,
    __TAB_LOCK__: tabLock,
    __LANDS_BY__: toolsOf().landsBy?.answer ?? '',
  }
  const filled = code
    .replace(/__[A-Z_]+__/g, (word) => JSON.stringify(words[word]))
    .replace(/export \{\};?\s*$/, '')
  const { code: script, errors } = await minify('early-calls.js', `(() => {${filled}})()`)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return script
}
