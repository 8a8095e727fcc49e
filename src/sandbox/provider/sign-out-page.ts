// Owns the provider's sign-out page: sends itself when the portal proves which session it ends, asks otherwise.
import { randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { pageHeaders, renderPage, type Page } from '#sandbox/web/page.ts'

function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(pageHeaders(page))
  ctx.body = renderPage(page)
}

/**
 * A valid id_token_hint has been checked by the time this runs. Without one, or with that of somebody else than who is
 * signed in by now, the person is asked (ASVS 10.6.2; OpenID Connect RP-Initiated Logout, 2).
 */
export function logoutSource(ctx: KoaContextWithOIDC, form: string): void {
  const hinted = ctx.oidc.entities.IdTokenHint?.payload.sub
  const signedIn = ctx.oidc.session?.accountId
  const proven = hinted !== undefined && (signedIn === undefined || signedIn === hinted)
  const nonce = randomBytes(16).toString('base64')
  const back = ctx.oidc.params?.['post_logout_redirect_uri']
  show(ctx, {
    title: 'Sign out',
    main: `<h1>Do you want to sign out?</h1>
${form}
<p><button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes" id="confirm">Yes, sign me out</button>
<button class="secondary" type="submit" form="op.logoutForm">No, stay signed in</button></p>`,
    formTargets: typeof back === 'string' ? [new URL(back).origin] : [],
    ...(proven ? { script: { nonce, text: `document.getElementById('confirm').click()` } } : {}),
  })
}

export function postLogoutSuccessSource(ctx: KoaContextWithOIDC): void {
  const title = ctx.oidc.session?.accountId === undefined ? 'You are signed out' : 'You are still signed in'
  show(ctx, { title, main: `<h1>${title}</h1>\n<p>You can close this page.</p>` })
}
