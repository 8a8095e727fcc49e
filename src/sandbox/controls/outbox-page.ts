// What the sandbox sends: a page for people, JSON for tests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutgoingMessage } from '#sandbox/calls/outbox.ts'
import { send, sendJson } from '#sandbox/web/http.ts'
import { escapeHtml, pageHeaders, renderPage } from '#sandbox/web/page.ts'

export function showOutbox(
  { headers }: IncomingMessage,
  response: ServerResponse,
  messages: readonly OutgoingMessage[],
  portal = '',
): void {
  if (!headers.accept?.includes('text/html')) return sendJson(response, 200, messages)
  const page = {
    title: 'Outbox',
    main: `<h1>Outbox</h1>
<p>Emails and texts that the sandbox would have sent, and notifications that it has pushed, the newest first.</p>
${messages.map((message) => cardOf(message, portal)).join('\n') || '<p class="quiet">Nothing yet.</p>'}`,
  }
  send(response, 200, renderPage(page), pageHeaders(page))
}

const names = { email: 'Email', text: 'Text', app: 'Notification' }

/** Paths of the portal and of the sandbox in the text become links. */
const cardOf = (
  { channel, recipient, subject, body, at }: OutgoingMessage,
  portal: string,
) => `<div class="card">
<p class="quiet">${names[channel]} to ${escapeHtml(recipient)}, ${escapeHtml(at)}</p>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(body)
  .replace(/\/myaccount\/[\w/?=-]+/g, (path) => `<a href="${portal}${path}">${path}</a>`)
  .replace(/\/sandbox\/[\w/%-]+/g, (path) => `<a href="${path}">${path}</a>`)}</p>
</div>`
