// Words of the sign-in library that the specification lists and no answer of a provider brings about: the library says
// them, and the session reports them as they are.
import { OidcClient, UserManager, type OidcClientSettings } from 'oidc-client-ts'
import type { SignInProvider } from '#session/sign-in/provider.ts'
import { portal, settle, TestProfile, type TestTab } from '../page.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

const authority = 'https://id.example'
const settings = {
  authority,
  client_id: 'portal-web',
  redirect_uri: 'https://portal.example/signin-oidc',
  metadata: {
    issuer: authority,
    authorization_endpoint: `${authority}/authorize`,
    token_endpoint: `${authority}/token`,
  },
}

/** The library's client with its token requests in reach. */
class Tokens extends OidcClient {
  exchange(parameters: Partial<Record<'client_id' | 'redirect_uri' | 'code', string>>) {
    return this._tokenClient.exchangeCode({ code: 'some-code', ...parameters })
  }
  refresh(refreshToken: string) {
    return this._tokenClient.exchangeRefreshToken({ refresh_token: refreshToken })
  }
}

const tokens = (more: Partial<OidcClientSettings> = {}) => new Tokens({ ...settings, ...more })

/** A tab whose provider does this work of the library. */
function tabWith(work: Pick<SignInProvider, 'completeSignIn'>): TestTab {
  const provider: SignInProvider = {
    startSignIn: async () => {},
    renew: async () => {},
    endSession: async () => {},
    close: () => {},
    ...work,
  }
  return new TestProfile(authority).openTab({ loadProvider: async () => provider })
}

/** What is reported when the answer of the provider is completed with this request. */
async function reportedBy(request: () => Promise<unknown>): Promise<string[]> {
  const tab = tabWith({ completeSignIn: async () => ({ target: await request() }) })
  expect(await tab.session.completeSignIn(new URL(`${portal}/signin-oidc?code=c&state=s`))).toEqual({
    failed: 'We could not sign you in. Please try again.',
  })
  expect(tab.session.get()).toMatchObject({ mode: 'anonymous', reason: 'sign-in-failed' })
  return tab.reported
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a token request', () => {
  it('needs a client id [R-ERR-25]', async () => {
    expect(await reportedBy(() => tokens({ client_id: '' }).exchange({}))).toEqual([
      'A client_id is required',
    ])
  })

  it('needs the address to come back to [R-ERR-26]', async () => {
    expect(await reportedBy(() => tokens({ redirect_uri: '' }).exchange({}))).toEqual([
      'A redirect_uri is required',
    ])
  })

  it('needs a code [R-ERR-27]', async () => {
    expect(await reportedBy(() => tokens().exchange({ code: '' }))).toEqual(['A code is required'])
  })

  it('needs a refresh token when it renews [R-ERR-28]', async () => {
    expect(await reportedBy(() => tokens().refresh(''))).toEqual(['A refresh_token is required'])
  })
})

describe('a sign-in in a window or frame, which the product does not use', () => {
  it('says that the window was blocked [R-ERR-30]', async () => {
    vi.useFakeTimers()
    let sendThere = () => {}
    const sent = new Promise<void>((done) => (sendThere = done))
    const blocked = { closed: true, close: () => {}, focus: () => {}, location: { replace: sendThere } }
    vi.spyOn(window, 'open').mockReturnValue(blocked as unknown as Window)
    const signIn = new UserManager({ ...settings, popup_redirect_uri: settings.redirect_uri }).signinPopup({
      popupWindowFeatures: { closePopupWindowAfterInSeconds: 1 },
    })
    const reported = reportedBy(() => signIn)
    await sent
    await vi.advanceTimersByTimeAsync(1000)
    expect(await reported).toEqual(['Popup blocked by user'])
  })

  it('says that the frame did not answer in time [R-ERR-31]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const renewal = new UserManager({ ...settings, silentRequestTimeoutInSeconds: 10 }).signinSilent()
    const reported = reportedBy(() => renewal)
    while (vi.getTimerCount() === 0) await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await reported).toEqual(['IFrame timed out without a response'])
  })
})
