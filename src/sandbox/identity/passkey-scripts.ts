// The two scripts of the provider's pages: they ask the browser for a passkey and send its answer as a form. The one that
// signs in also shows the password that is typed.
import { randomBytes } from 'node:crypto'

const tools = `
const toText = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const form = document.getElementById('passkey-form')
const send = (values) => {
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value
  form.submit()
}
const fail = () => { document.getElementById('passkey-failed').hidden = false }
if (window.PublicKeyCredential) form.hidden = false
`

/** Makes a passkey on this device. */
const create = `${tools}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { challenge, party, user, account, known } = form.dataset
  try {
    const { rawId, response } = await navigator.credentials.create({ publicKey: {
      challenge: toBytes(challenge),
      rp: { id: location.hostname, name: party },
      user: { id: new TextEncoder().encode(user), name: account, displayName: account },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }, { type: 'public-key', alg: -257 }],
      excludeCredentials: known.split(' ').filter(Boolean).map((id) => ({ type: 'public-key', id: toBytes(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    } })
    send({
      id: toText(rawId),
      clientData: toText(response.clientDataJSON),
      authenticatorData: toText(response.getAuthenticatorData()),
      publicKey: toText(response.getPublicKey()),
      algorithm: String(response.getPublicKeyAlgorithm()),
    })
  } catch { fail() }
})
`

/** Signs in with a passkey of this device. */
const use = `${tools}
const shows = document.getElementById('show-password')
if (shows) {
  const password = document.getElementById('password')
  shows.hidden = false
  shows.addEventListener('click', () => {
    const isShown = password.type === 'text'
    password.type = isShown ? 'password' : 'text'
    shows.textContent = isShown ? 'Show password' : 'Hide password'
  })
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const { rawId, response } = await navigator.credentials.get({ publicKey: {
      challenge: toBytes(form.dataset.challenge),
      rpId: location.hostname,
      userVerification: 'required',
    } })
    send({
      passkey: toText(rawId),
      clientData: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
    })
  } catch { fail() }
})
`

const withNonce = (text: string) => ({ nonce: randomBytes(16).toString('base64'), text })

export const createScript = () => withNonce(create)
export const useScript = () => withNonce(use)

/** Inputs that the script fills in. */
export const hiddenFields = (names: readonly string[]): string =>
  names.map((name) => `<input type="hidden" name="${name}">`).join('\n')

/** Shows the password that is typed, or hides it; hidden where no script runs. */
export const showPassword = `<button type="button" class="link" id="show-password" hidden>Show password</button>`

/** Says that the browser gave no passkey; hidden until then. */
export const passkeyFailed = `<p id="passkey-failed" class="wrong" role="alert" hidden>That did not work, so nothing has changed. Try again.</p>`
