// Short tokens of the sandbox that pages take for long ones near their end: a session of short tokens counts idleness itself.
import type { BrowserContext } from '@playwright/test'

/** Whatever their lifetime, tokens were issued for half an hour as far as the pages of this context know. */
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
