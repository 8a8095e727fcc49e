// What people sign in with at the sandbox's provider: password, two-step verification, passkeys. In memory, and plain:
// everybody here is made up. A provider in production keeps passwords with a slow hash.
import { randomInt } from 'node:crypto'
import type { CredentialFacts } from '#sandbox/calls/identity-service.ts'
import { newSecret, stepOfCode } from './totp.ts'

/** Everybody's first password. */
export const sandboxPassword = 'sandbox'

export interface Passkey {
  /** base64url */
  id: string
  name: string
  /** SubjectPublicKeyInfo, DER. */
  publicKey: Buffer
  addedAt: string
}

interface TwoStep {
  secret: Buffer
  since: string
  /** The step of the last code that was used. */
  lastStep: number
  recoveryCodes: string[]
}

interface Credential {
  password: string
  passwordChangedAt: string | null
  twoStep: TwoStep | undefined
  /** Shown to be scanned, and not proved yet. */
  offered: Buffer | undefined
  passkeys: Passkey[]
}

export class Credentials {
  #bySubject = new Map<string, Credential>()

  #of(subject: string): Credential {
    let found = this.#bySubject.get(subject)
    if (!found) {
      found = {
        ...{ password: sandboxPassword, passwordChangedAt: null, twoStep: undefined, offered: undefined },
        passkeys: [],
      }
      this.#bySubject.set(subject, found)
    }
    return found
  }

  forget(): void {
    this.#bySubject.clear()
  }

  facts(subject: string): CredentialFacts {
    const { passwordChangedAt, passkeys, twoStep } = this.#of(subject)
    return {
      passwordChangedAt,
      passkeys: passkeys.map(({ name, addedAt }) => ({ name, addedAt })),
      twoStepSince: twoStep?.since ?? null,
    }
  }

  isPassword(subject: string, password: string): boolean {
    return this.#of(subject).password === password
  }

  changePassword(subject: string, password: string): void {
    Object.assign(this.#of(subject), { password, passwordChangedAt: new Date().toISOString() })
  }

  hasTwoStep(subject: string): boolean {
    return this.#of(subject).twoStep !== undefined
  }

  /** The secret to be scanned: the same one until it is proved, so that a reload doesn't change the code. */
  offerSecret(subject: string): Buffer {
    return (this.#of(subject).offered ??= newSecret())
  }

  /** Turns two-step verification on, if the code is the offered secret's; the recovery codes are shown this once. */
  turnOn(subject: string, code: string): readonly string[] | undefined {
    const credential = this.#of(subject)
    const { offered: secret } = credential
    const now = Date.now()
    const step = secret && stepOfCode(secret, code, { now, lastStep: -1 })
    if (!secret || step === undefined) return undefined
    const recoveryCodes = Array.from({ length: 8 }, newRecoveryCode)
    credential.twoStep = { secret, since: new Date(now).toISOString(), lastStep: step, recoveryCodes }
    credential.offered = undefined
    return recoveryCodes
  }

  turnOff(subject: string): void {
    this.#of(subject).twoStep = undefined
  }

  /** Is this the code of now, or a recovery code? Both are taken once. */
  takesCode(subject: string, typed: string): boolean {
    const { twoStep } = this.#of(subject)
    if (!twoStep) return false
    const step = stepOfCode(twoStep.secret, typed, { now: Date.now(), lastStep: twoStep.lastStep })
    if (step !== undefined) {
      twoStep.lastStep = step
      return true
    }
    const place = twoStep.recoveryCodes.indexOf(typed.replaceAll(/[\s-]/g, '').toUpperCase())
    if (place >= 0) twoStep.recoveryCodes.splice(place, 1)
    return place >= 0
  }

  passkeysOf(subject: string): readonly Passkey[] {
    return this.#of(subject).passkeys
  }

  addPasskey(subject: string, passkey: Passkey): void {
    this.#of(subject).passkeys.push(passkey)
  }

  removePasskey(subject: string, id: string): boolean {
    const credential = this.#of(subject)
    const before = credential.passkeys.length
    credential.passkeys = credential.passkeys.filter((passkey) => passkey.id !== id)
    return credential.passkeys.length < before
  }

  /** The person with this passkey. */
  ownerOf(passkeyId: string): { subject: string; passkey: Passkey } | undefined {
    for (const [subject, { passkeys }] of this.#bySubject) {
      const passkey = passkeys.find(({ id }) => id === passkeyId)
      if (passkey) return { subject, passkey }
    }
    return undefined
  }
}

/** Ten characters that are not mistaken for others. */
const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, () => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[randomInt(31)]).join('')
