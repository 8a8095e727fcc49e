// The provider's page for passkeys: those that there are, removing one, and adding one of this device.
import { brandName } from '#sandbox/web/brand.ts'
import { escapeHtml, type Page } from '#sandbox/web/page.ts'
import type { Shown, Visit } from './visit.ts'
import { field, problemList, type Problems } from './form-parts.ts'
import { createScript, hiddenFields, passkeyFailed } from './passkey-scripts.ts'
import { newPasskeyKey } from './webauthn.ts'

const NAME_MOST = 40

const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

export function passkeysPage(visit: Visit): Shown {
  const { person, identity, api, form } = visit
  const { credentials } = identity
  if (form?.['remove'] !== undefined) {
    if (credentials.removePasskey(person.subject, form['remove']))
      api.noteSecurityChange(person.subject, 'A passkey was removed')
    return { status: 200, page: listPage(visit, {}) }
  }
  if (!form) return { status: 200, page: listPage(visit, {}) }
  const { name = '', id = '', clientData = '', authenticatorData = '', publicKey = '', algorithm = '' } = form
  const challenge = identity.takeChallenge(person.subject)
  const sent = { id, clientData, authenticatorData, publicKey, algorithm }
  const key = challenge === undefined ? undefined : newPasskeyKey(sent, challenge, identity.party)
  const label = name.trim()
  const problem = problemOf(label, key !== undefined && !credentials.ownerOf(id))
  if (problem || !key) return { status: 422, page: listPage(visit, { name: problem ?? '' }) }
  credentials.addPasskey(person.subject, {
    ...{ id, name: label, publicKey: key, addedAt: new Date().toISOString() },
  })
  api.noteSecurityChange(person.subject, 'A passkey was added')
  return { status: 200, page: listPage(visit, {}) }
}

function problemOf(name: string, isGood: boolean): string | undefined {
  if (name === '') return 'Enter a name for the passkey'
  if (name.length > NAME_MOST) return `Enter ${NAME_MOST} characters or fewer`
  return isGood ? undefined : 'The passkey could not be checked. Try again'
}

function listPage({ person, identity, back }: Visit, problems: Problems): Page {
  const { subject, claims } = person
  const passkeys = identity.credentials.passkeysOf(subject)
  const items = passkeys.map(
    ({
      id,
      name,
      addedAt,
    }) => `<li><span>${escapeHtml(name)}, added on ${dayOf.format(Date.parse(addedAt))}</span>
<form method="post"><button class="secondary" type="submit" name="remove" value="${escapeHtml(id)}" aria-label="Remove ${escapeHtml(name)}">Remove</button></form></li>`,
  )
  return {
    title: `${Object.keys(problems).length > 0 ? 'Error: ' : ''}Passkeys`,
    script: createScript(),
    main: `<h1>Passkeys</h1>
${problemList(problems)}
<p>A passkey is kept by your device and opened by your finger, face or PIN. Nobody can guess it or talk you out of it.</p>
${items.length === 0 ? '<p>There is none yet.</p>' : `<div class="card"><ul class="keys">\n${items.join('\n')}\n</ul></div>`}
<form method="post" class="card" id="passkey-form" hidden data-challenge="${identity.newChallenge(subject)}" data-party="${escapeHtml(brandName())}" data-user="${escapeHtml(subject)}" data-account="${escapeHtml(claims.email)}" data-known="${passkeys.map(({ id }) => id).join(' ')}">
${field({ name: 'name', label: 'Name of the new passkey', hint: 'Such as the device that keeps it', autocomplete: 'off' }, problems)}
${hiddenFields(['id', 'clientData', 'authenticatorData', 'publicKey', 'algorithm'])}
${passkeyFailed}
<button class="primary" type="submit">Add a passkey</button>
</form>
${back}`,
  }
}
