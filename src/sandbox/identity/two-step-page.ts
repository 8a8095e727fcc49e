// The provider's page for two-step verification: scan, prove with a code, keep the recovery codes; or turn it off.
import { encode } from 'uqr'
import { brandName } from '#sandbox/web/brand.ts'
import { escapeHtml, type Page } from '#sandbox/web/page.ts'
import type { Shown, Visit } from './visit.ts'
import { field, problemList, type Problems } from './form-parts.ts'
import { keyUri, toBase32 } from './totp.ts'

export function twoStepPage(visit: Visit): Shown {
  const { person, identity, api, form, back } = visit
  const { credentials } = identity
  const isOn = credentials.hasTwoStep(person.subject)
  if (form?.['off'] !== undefined && isOn) {
    credentials.turnOff(person.subject)
    api.noteSecurityChange(person.subject, 'Two-step verification was turned off')
    return { status: 200, page: setUpPage(visit, {}) }
  }
  if (isOn) return { status: 200, page: onPage(back) }
  if (form?.['code'] === undefined) return { status: 200, page: setUpPage(visit, {}) }
  const recoveryCodes = credentials.turnOn(person.subject, form['code'])
  if (!recoveryCodes) {
    return { status: 422, page: setUpPage(visit, { code: 'Enter the six digits that your app shows now' }) }
  }
  api.noteSecurityChange(person.subject, 'Two-step verification was turned on')
  return { status: 200, page: recoveryPage(recoveryCodes, back) }
}

function setUpPage({ person, identity, back }: Visit, problems: Problems): Page {
  const secret = identity.credentials.offerSecret(person.subject)
  const groups = toBase32(secret)
    .match(/.{1,4}/g)!
    .join(' ')
  return {
    title: `${Object.keys(problems).length > 0 ? 'Error: ' : ''}Set up two-step verification`,
    main: `<h1>Set up two-step verification</h1>
<p>It is off. Once it is on, we ask for a code of an authenticator app after your password.</p>
${problemList(problems)}
<form method="post" class="card">
<h2>1. Scan this with your app</h2>
${qrCode(keyUri(secret, { issuer: brandName(), account: person.claims.email }))}
<p>Or type this key: <code>${groups}</code></p>
<h2>2. Enter the code that it shows</h2>
${field({ name: 'code', label: 'Code', hint: 'Six digits', autocomplete: 'one-time-code' }, problems)}
<button class="primary" type="submit">Turn on</button>
</form>
${back}`,
  }
}

function onPage(back: string): Page {
  return {
    title: 'Two-step verification is on',
    main: `<h1>Two-step verification is on</h1>
<p>We ask for a code of your authenticator app after your password.</p>
<form method="post" class="card">
<p>Without it, your password alone protects your money.</p>
<button class="secondary" type="submit" name="off" value="yes">Turn off</button>
</form>
${back}`,
  }
}

function recoveryPage(codes: readonly string[], back: string): Page {
  return {
    title: 'Two-step verification is on',
    main: `<h1>Two-step verification is on</h1>
<section class="card" aria-labelledby="codes-title">
<h2 id="codes-title">Keep these recovery codes</h2>
<p>Each lets you in once, without your app. They are shown only now: print them, or keep them in a password manager.</p>
<ul class="codes">
${codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('\n')}
</ul>
</section>
${back}`,
  }
}

/** Dark on light in both themes, so that every camera reads it. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg class="scan" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of the key below" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${modules.join('')}"/></svg>`
}
