// What pages take for the lifetime of their tokens, where waiting for the real one would take long.
import type { BrowserContext } from '@playwright/test'

/**
 * A session of short tokens counts idleness itself: short tokens of the sandbox that pages take for long ones near their end.
 * Whatever their lifetime, tokens were issued for half an hour as far as the pages of this context know.
 */
export const takesTokensForLong = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Called with its own storage below.
    // oxlint-disable-next-line typescript/unbound-method
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      const isUser = key.startsWith('oidc.user:')
      setItem.call(this, key, isUser ? value.replace(/"lifetime":\d+/, '"lifetime":1800') : value)
    }
  })

/** Tokens live for so many seconds from when a page of this context keeps them, by its own clock. The sandbox's live for longer. */
export const tokensLiveFor = (context: BrowserContext, lifetime: number): Promise<unknown> =>
  context.addInitScript((seconds) => {
    // Called with its own storage below.
    // oxlint-disable-next-line typescript/unbound-method
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      const until = Math.floor(Date.now() / 1000) + seconds
      const shorter = value
        .replace(/"lifetime":\d+/, `"lifetime":${seconds}`)
        .replace(/"expires_at":\d+/, `"expires_at":${until}`)
      setItem.call(this, key, key.startsWith('oidc.user:') ? shorter : value)
    }
  }, lifetime)
