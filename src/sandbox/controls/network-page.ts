// Where somebody who was invited to a network accepts: a page, and its button.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { send } from '#sandbox/web/http.ts'
import { escapeHtml, pageHeaders, renderPage } from '#sandbox/web/page.ts'

/** Serves the page of an invitation, or says that the address is none. */
export function serveNetworkInvitation(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  api: ProductApi,
): boolean {
  const id = /^\/sandbox\/network-invitations\/([^/]+)$/.exec(path)?.[1]
  if (id === undefined) return false
  if (request.method === 'POST') api.joinNetwork?.(decodeURIComponent(id))
  const invitation = api.networkInvitation?.(decodeURIComponent(id))
  const page = {
    title: 'Invitation to a network',
    main: `<h1>Invitation to a network</h1>\n${mainOf(invitation)}`,
  }
  send(response, invitation ? 200 : 404, renderPage(page), pageHeaders(page))
  return true
}

function mainOf(invitation: ReturnType<NonNullable<ProductApi['networkInvitation']>>): string {
  if (!invitation) return '<p>This invitation is no longer there.</p>'
  const [name, inviter] = [escapeHtml(invitation.name), escapeHtml(invitation.inviter)]
  if (invitation.isAccepted) return `<p>${name} is in the network of ${inviter}.</p>`
  return `<p>${inviter} invites ${name}: what both pay in counts together for the fee, and nobody sees anybody’s amounts.</p>
<form method="post"><button class="primary">Join the network</button></form>`
}
