// The pages about real providers (src/engine/app/hosting/providers): the settings of each, with a discovery document in the shape that the
// provider documents, before a provider that behaves as it does. Every hostile case is tried against each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { discoveryAddress } from '#session/sign-in/discovery.ts'
import { readSettings } from '#session/read-settings.ts'
import type { Settings } from '#session/settings.ts'
import { connectedHosts } from '#tools/build/page-headers.ts'
import { examine } from '#tools/doctor/doctor.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { portalClient } from '../../../support/hostile/clients.ts'
import {
  hangingEndpoint,
  oddities,
  refreshFaults,
  signInFaults,
  type Lie,
} from '../../../support/hostile/faults.ts'
import { startHostileProvider, type HostileProvider } from '../../../support/hostile/provider.ts'
import type { Variant } from '../../../support/hostile/variants.ts'
import { root } from '../../../support/root.ts'

const pages = join(root, 'src/engine/app/hosting/providers')
const names = readdirSync(pages).map((file) => file.replace('.md', ''))

interface Recipe {
  id: string
  source: string
  settings: Settings
  document: Record<string, string>
  behaves: {
    alg: string
    accessTokenSeconds: number
    claims: Record<string, string>
    rotates: boolean
    authTime: boolean
    /** A renewal brings a new ID token, where it does not say otherwise. */
    renewsIdToken?: boolean
    /** ID tokens name these beside the client. */
    audiences?: readonly string[]
  }
}

function recipeOf(id: string): Recipe {
  const text = readFileSync(join(pages, `${id}.md`), 'utf8')
  const block = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const { authority: _sandboxs, ...common } = createSettings({ sandboxUrl: 'https://api.example' })
  const outcome = readSettings({ ...common, ...(JSON.parse(block) as object) })
  if ('problems' in outcome) throw new Error(`${id}.md: ${outcome.problems.join('; ')}`)
  const fixture = JSON.parse(readFileSync(join(root, `tests/support/providers/${id}.json`), 'utf8')) as Omit<
    Recipe,
    'id' | 'settings'
  >
  return { id, settings: outcome.settings, ...fixture }
}

let provider: HostileProvider
const network = globalThis.fetch
beforeAll(async () => {
  provider = await startHostileProvider()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await provider.close()
})

/** A client of the recipe, whose calls to the provider's addresses reach one that behaves like it, but for this lie. */
function clientOf({ settings, document, behaves }: Recipe, during: 'sign-in' | 'refresh', lie: Lie = {}) {
  const variant: Variant = {
    id: 'recipe',
    algorithms: [behaves.alg, behaves.alg === 'PS256' ? 'PS256' : 'RS256'],
    claims: behaves.claims,
    issuer: settings.authority,
  }
  let isRenewal = during === 'refresh'
  const truth: Lie = {
    ...lie,
    discovery(given) {
      for (const name of Object.keys(given)) delete given[name]
      Object.assign(given, structuredClone(document))
      lie.discovery?.(given)
    },
    claims(claims) {
      if (!behaves.authTime) delete claims['auth_time']
      if (behaves.audiences)
        Object.assign(claims, { aud: [claims.aud, ...behaves.audiences].flat(), azp: claims.aud })
      lie.claims?.(claims)
    },
    tokens(answer) {
      answer['expires_in'] = behaves.accessTokenSeconds
      if (isRenewal && !behaves.rotates) delete answer['refresh_token']
      if (isRenewal && behaves.renewsIdToken === false) delete answer['id_token']
      isRenewal = true
      lie.tokens?.(answer)
    },
  }
  const local = provider.endpointsOf(provider.issuer(during, truth, variant))
  const places: Record<string, string> = {
    [discoveryAddress(settings)]: '/.well-known/openid-configuration',
    [document['token_endpoint']!]: '/token',
    [document['jwks_uri']!]: '/jwks',
    [document['authorization_endpoint']!]: '/authorize',
  }
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const { search } = address
    address.search = ''
    const named = Object.keys(places).find((place) => new URL(place).href === address.href)
    if (named === undefined) return Promise.reject(new TypeError(`Nobody answers at ${address.href}`))
    return network(local + places[named]! + search, init)
  })
  const clients = { web: 'portal-web', pwa: 'portal-pwa' }
  return portalClient(settings.authority, { ...settings, authority: undefined, clients })
}

const keptBy = (client: ReturnType<typeof clientOf>) =>
  JSON.parse(client.stored() ?? '{}') as { access_token: string; refresh_token: string }

describe.each(names)('The page about %s', (id) => {
  const recipe = recipeOf(id)

  it('has settings that can be read, and a discovery document whose source is named', () => {
    expect(recipe.source).toMatch(/^https:\/\//)
    expect(recipe.document['issuer']).toBe(recipe.settings.authority)
  })

  it('signs people in, and renews', async () => {
    const client = clientOf(recipe, 'sign-in')
    await client.signIn()
    expect(JSON.parse(client.stored() ?? '{}')).toMatchObject({
      profile: { userId: id === 'google' ? 'sub-p02' : 'U-20002' },
      lifetime: Math.ceil(recipe.behaves.accessTokenSeconds / 10) * 10,
    })
    const first = keptBy(client)
    await client.renew()
    const renewed = keptBy(client)
    expect(renewed.access_token).not.toBe(first.access_token)
    expect(renewed.refresh_token === first.refresh_token).toBe(!recipe.behaves.rotates)
  })

  const during = (lies: readonly { lie: Lie; id: string; during?: string }[], when: string) =>
    // What hangs is tried in hostile-provider.test.ts; what discovery promises nowhere may be missing.
    lies.filter(
      ({ lie, id: name, ...more }) =>
        hangingEndpoint(lie) === undefined &&
        (more.during ?? when) === when &&
        (name !== 'no iss although promised' ||
          Boolean(recipe.document['authorization_response_iss_parameter_supported'])) &&
        (name !== 'no user id' || id !== 'google'),
    )

  it.each(during(signInFaults, 'sign-in'))('lets no lie sign anybody in: $id', async ({ lie }) => {
    const client = clientOf(recipe, 'sign-in', lie)
    await expect(client.signIn()).rejects.toBeInstanceOf(Error)
    expect(client.stored()).toBeNull()
  })

  it.each(during(oddities, 'sign-in'))('takes what is odd but right: $id', async ({ lie }) => {
    const client = clientOf(recipe, 'sign-in', lie)
    await client.signIn()
    expect(client.stored()).toContain('"userId"')
  })

  it('names hosts for the policy, and the doctor finds nothing wrong in discovery and keys', async () => {
    clientOf(recipe, 'sign-in')
    const asked = {
      portal: 'https://portal.example',
      callback: '/signin-oidc',
      personPath: '/api/user',
      links: [],
      now: Date.now,
    }
    const ask: typeof fetch = (...request) => globalThis.fetch(...request)
    const findings = await examine(JSON.stringify({ ...recipe.settings, authority: undefined }), {
      ...asked,
      ask,
    })
    const judged = findings.filter(({ topic }) => ['settings', 'discovery', 'keys', 'links'].includes(topic))
    expect(judged.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
    for (const name of ['token_endpoint', 'jwks_uri'])
      expect(connectedHosts(recipe.settings)).toContain(new URL(recipe.document[name]!).origin)
  })
})

describe('The pages about providers', () => {
  it('are eleven, and each is named where a firm begins', () => {
    const guide = readFileSync(join(root, 'src/engine/app/hosting/own-provider-and-api.md'), 'utf8')
    expect(names).toHaveLength(11)
    for (const id of names) expect(guide).toContain(`providers/${id}.md`)
  })
})

// A renewal is lied about once for all recipes: nothing of it depends on them.
describe('A renewal at Keycloak', () => {
  it.each(refreshFaults.filter(({ lie }) => hangingEndpoint(lie) === undefined))(
    'is refused where it is a lie: $id',
    async ({ lie }) => {
      const client = clientOf(recipeOf('keycloak'), 'refresh', lie)
      await client.signIn().catch(() => undefined)
      const before = client.stored()
      await expect(client.renew()).rejects.toBeInstanceOf(Error)
      expect(client.stored()).toBe(before)
    },
  )
})
