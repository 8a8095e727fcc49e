// Words of the sign-in library that the specification lists and the product's own path can't reach: kept true by its tests.
import { OidcClient, UserManager, type OidcClientSettings } from 'oidc-client-ts'
import { settle } from './page.ts'
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

const messageOf = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a token request', () => {
  it('needs a client id [R-ERR-25]', async () => {
    await expect(tokens({ client_id: '' }).exchange({})).rejects.toThrow('A client_id is required')
  })

  it('needs the address to come back to [R-ERR-26]', async () => {
    await expect(tokens({ redirect_uri: '' }).exchange({})).rejects.toThrow('A redirect_uri is required')
  })

  it('needs a code [R-ERR-27]', async () => {
    await expect(tokens().exchange({ code: '' })).rejects.toThrow('A code is required')
  })

  it('needs a refresh token when it renews [R-ERR-28]', async () => {
    await expect(tokens().refresh('')).rejects.toThrow('A refresh_token is required')
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
    const outcome = messageOf(signIn)
    await sent
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBe('Popup blocked by user')
  })

  it('says that the frame did not answer in time [R-ERR-31]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const renewal = new UserManager({ ...settings, silentRequestTimeoutInSeconds: 10 }).signinSilent()
    const outcome = messageOf(renewal)
    while (vi.getTimerCount() === 0) await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toBe('IFrame timed out without a response')
  })
})
