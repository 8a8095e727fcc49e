// What pages take for the lifetime of their tokens, where waiting for the real one would take long.
import type { BrowserContext } from '@playwright/test'

/**
 * A session of short tokens counts idleness itself: short tokens of the sandbox that pages take for long ones near their end.
 * Whatever their lifetime, tokens were issued for half an hour as far as the pages of this context know.
 */
export const takesTokensForLong = (context: BrowserContext): Promise<unknown> =>
  keepsTokens(context, { lifetime: 1800, endsThen: false })

/** Tokens live for so many seconds from when a page of this context keeps them, by its own clock. The sandbox's live for longer. */
export const tokensLiveFor = (context: BrowserContext, lifetime: number): Promise<unknown> =>
  keepsTokens(context, { lifetime, endsThen: true })

/** Pages keep another lifetime than that of the token, in seconds, and with `endsThen` its end as well. */
const keepsTokens = (context: BrowserContext, kept: { lifetime: number; endsThen: boolean }) =>
  context.addInitScript(({ lifetime, endsThen }) => {
    // Called with its own storage below.
    // oxlint-disable-next-line typescript/unbound-method
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (!key.startsWith('oidc.user:')) return setItem.call(this, key, value)
      const changed = value.replace(/"lifetime":\d+/, `"lifetime":${lifetime}`)
      const until = Math.floor(Date.now() / 1000) + lifetime
      setItem.call(
        this,
        key,
        endsThen ? changed.replace(/"expires_at":\d+/, `"expires_at":${until}`) : changed,
      )
    }
  }, kept)
