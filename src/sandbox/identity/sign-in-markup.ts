// The markup of the provider's sign-in page: user name and password, a passkey, and the people of the sandbox folded beneath.
import { brand, brandName } from '#sandbox/web/brand.ts'
import { escapeHtml, type Page } from '#sandbox/web/page.ts'
import { people, type SandboxPerson } from '#sandbox/config/people.ts'
import { field } from './form-parts.ts'
import { hiddenFields, passkeyFailed, showPassword, useScript } from './passkey-scripts.ts'

interface SignInPageParts {
  portalOrigins: readonly string[]
  /** Whom the portal asks to give their credentials again. */
  confirming?: SandboxPerson | undefined
  /** Is a passkey of theirs known here? */
  hasPasskey: boolean
  /** For a passkey to sign. */
  challenge: string
  /** What was sent before was refused: this sentence, and the user name that was in it. */
  rejected?: { text: string; userName: string } | undefined
}

export function signInPage(parts: SignInPageParts): Page {
  const { portalOrigins, confirming, hasPasskey, rejected } = parts
  const title = confirming ? confirmTitle(confirming) : `Sign in to ${brandName()}`
  const forms = [passwordForm(parts), passkeyForm(parts)]
  return {
    title: rejected ? `Error: ${title}` : title,
    isSignIn: true,
    formTargets: portalOrigins,
    script: useScript(),
    main: `<div class="card">
<h1>${escapeHtml(title)}</h1>
${confirming ? '<p class="quiet">We ask again before money leaves or your details change.</p>' : ''}
${rejected ? problem(rejected.text, confirming ? 'password' : 'username') : ''}
${(hasPasskey ? forms.toReversed() : forms).join('\n')}
${confirming ? cancelForm : ''}
</div>
${help()}
${confirming ? '' : sandboxPeople()}`,
  }
}

/** Also of the provider's other pages that ask for a password again. */
export const confirmTitle = ({ name }: SandboxPerson): string => `Confirm it’s you, ${name.split(' ')[0]}`

const problem = (text: string, fieldId: string): string =>
  `<div class="problem" role="alert" aria-labelledby="problem-title">
<h2 id="problem-title">There is a problem</h2>
<p><a href="#${fieldId}">${text}</a></p>
</div>`

/** Who confirms has their name filled in, for a password manager, and types their password alone. */
function passwordForm({ confirming, rejected }: SignInPageParts): string {
  const marks = rejected ? ' aria-invalid="true" aria-describedby="problem-title"' : ''
  const userName = confirming
    ? knownUserName(confirming)
    : `<label for="username">Username</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(rejected?.userName ?? '')}"${marks}>`
  return `<form method="post">
${userName}
<div class="named"><label for="password">Password</label>${showPassword}</div>
<input id="password" name="password" type="password" autocomplete="current-password" required${confirming ? ' autofocus' : ''}${marks}>
<button class="primary" type="submit">${confirming ? 'Confirm' : 'Sign in'}</button>
</form>`
}

/** The user name of somebody who gives their password again: nobody types it, and a password manager finds it. */
export const knownUserName = ({ id }: SandboxPerson): string =>
  `<input type="text" name="username" autocomplete="username" aria-label="Username" value="${escapeHtml(id)}" hidden>`

const passkeyForm = ({ challenge }: SignInPageParts): string =>
  `<form method="post" id="passkey-form" hidden data-challenge="${challenge}">
${hiddenFields(['passkey', 'clientData', 'authenticatorData', 'signature'])}
${passkeyFailed}
<button class="secondary" type="submit">Use a passkey</button>
</form>`

const cancelForm = `<form method="post"><input type="hidden" name="cancel" value="yes">
<button class="link" type="submit">Cancel and go back</button></form>`

function help(): string {
  const { phone, 'phone-hours': hours } = brand()
  const number = `<a href="tel:${phone.replaceAll(' ', '')}">${escapeHtml(phone)}</a>`
  return `<details class="help">
<summary>Forgotten your password?</summary>
<p>Call us on ${number}, ${escapeHtml(hours)}. We check who you are and help you choose a new one.</p>
</details>`
}

function sandboxPeople(): string {
  const buttons = people.map(
    (person) => `<li><form method="post"><input type="hidden" name="persona" value="${escapeHtml(person.id)}">
<button type="submit"><strong>Continue as ${escapeHtml(person.name)}</strong><span>${escapeHtml(person.about)}</span></button></form></li>`,
  )
  return `<details>
<summary>Sandbox people</summary>
<p class="quiet">This is the sandbox: everybody here is made up, and every password is “sandbox”.</p>
<ul class="people">
${buttons.join('\n')}
</ul>
</details>`
}

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export function codePage(portalOrigins: readonly string[], isWrong: boolean): Page {
  const text = 'Enter the code that your app shows now; each one works once'
  const hint = 'Six digits from your authenticator app. Without it, one of your recovery codes.'
  return {
    title: `${isWrong ? 'Error: ' : ''}Enter your code`,
    isSignIn: true,
    formTargets: portalOrigins,
    main: `<div class="card">
<h1>Enter your code</h1>
${isWrong ? problem(text, 'code') : ''}
<form method="post">
${field({ name: 'code', label: 'Code', autocomplete: 'one-time-code', hint }, isWrong ? { code: text } : {})}
<button class="primary" type="submit">Continue</button>
</form>
</div>`,
  }
}

export function endedPage(portalOrigins: readonly string[]): Page {
  const portal = portalOrigins[0]
  return {
    title: 'This sign-in has ended',
    isSignIn: true,
    main: `<h1>This sign-in has ended</h1>
<p>It was finished already, or it was left open too long. Start again from the portal.</p>
${portal === undefined ? '' : `<p><a href="${escapeHtml(portal)}/">Back to the portal</a></p>`}`,
  }
}
