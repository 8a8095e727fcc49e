// The outbox: what the sandbox would have sent by email and text, for tests and for people.
import { expect, it } from 'vitest'
import type { OutgoingMessage } from '#sandbox/calls/outbox.ts'
import { echoApi, openSandbox, portal } from '../sandbox-client.ts'

const message: OutgoingMessage = {
  ...{ channel: 'email', recipient: 'amelia.hart@example.com', subject: 'A bank account was added' },
  ...{ body: 'Was it <you>? Look: /myaccount/messages?a=b', at: '2026-11-21T12:00:00.000Z' },
}

it('The outbox is JSON for tests and a page without markup of others for browsers', async () => {
  await using sandbox = await openSandbox((options) => ({ ...echoApi(options), outbox: () => [message] }))
  const read = (accept: string) => fetch(`${sandbox.url}/sandbox/outbox`, { headers: { accept } })
  expect(await (await read('*/*')).json()).toEqual([message])
  const page = await read('text/html,application/xhtml+xml')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const text = await page.text()
  expect(text).toContain('Was it &#60;you&#62;?')
  expect(text).toContain(`<a href="${portal}/myaccount/messages?a=b">`)
})
