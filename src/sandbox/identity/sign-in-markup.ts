// The markup of the provider's sign-in page: one button a person, a form for user name and password, and a passkey.
import { escapeHtml, type Page } from '#sandbox/web/page.ts'
import { people } from '#sandbox/config/people.ts'
import { hiddenFields, passkeyFailed, useScript } from './passkey-scripts.ts'

interface SignInPageParts {
  portalOrigins: readonly string[]
  /** Does the portal ask somebody who is signed in to give their credentials again? */
  isAgain: boolean
  /** For a passkey to sign. */
  challenge: string
  /** What was sent before was refused: this sentence, and the user name that was in it. */
  rejected?: { text: string; userName: string } | undefined
}

export function signInPage({ portalOrigins, isAgain, challenge, rejected }: SignInPageParts): Page {
  const buttons = people.map(
    (person) => `<li><form method="post"><input type="hidden" name="persona" value="${escapeHtml(person.id)}">
<button type="submit"><strong>Continue as ${escapeHtml(person.name)}</strong><span>${escapeHtml(person.about)}</span></button></form></li>`,
  )
  const problem = `<div class="problem" role="alert" aria-labelledby="problem-title">
<h2 id="problem-title">There is a problem</h2>
<p><a href="#username">${rejected?.text ?? ''}</a></p>
</div>`
  const marks = rejected ? ' aria-invalid="true" aria-describedby="problem-title"' : ''
  return {
    title: `${rejected ? 'Error: ' : ''}${isAgain ? 'Confirm that it is you' : 'Sign in'}`,
    formTargets: portalOrigins,
    script: useScript(),
    main: `<h1>${isAgain ? 'Confirm that it is you' : 'Sign in'}</h1>
<p class="quiet">This is the sandbox. Everybody here is made up.</p>
${isAgain ? cancelForm : ''}
${rejected ? problem : ''}
<section aria-labelledby="people-title">
<h2 id="people-title">Choose a person</h2>
<ul class="people">
${buttons.join('\n')}
</ul>
</section>
<section class="card" aria-labelledby="form-title">
<h2 id="form-title">Or use your details</h2>
<form method="post">
<label for="username">Username</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(rejected?.userName ?? '')}"${marks}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${marks}>
<button class="primary" type="submit">Sign in</button>
</form>
<form method="post" id="passkey-form" class="passkey" hidden data-challenge="${challenge}">
${hiddenFields(['passkey', 'clientData', 'authenticatorData', 'signature'])}
${passkeyFailed}
<button class="secondary" type="submit">Use a passkey</button>
</form>
</section>`,
  }
}

const cancelForm = `<form method="post"><input type="hidden" name="cancel" value="yes">
<button type="submit">Cancel and go back</button></form>`

export function endedPage(portalOrigins: readonly string[]): Page {
  const portal = portalOrigins[0]
  return {
    title: 'This sign-in has ended',
    main: `<h1>This sign-in has ended</h1>
<p>It was finished already, or it was left open too long. Start again from the portal.</p>
${portal === undefined ? '' : `<p><a href="${escapeHtml(portal)}/">Back to the portal</a></p>`}`,
  }
}
