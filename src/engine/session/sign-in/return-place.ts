// Where somebody was when their session ended without their wish. The next sign-in of the same person in this tab leads
// back there; of anybody else, to the start page.
import type { SignedOutReason } from '../browser/stored-values.ts'
import type { Core } from '../core.ts'
import { subjectHash } from '../browser/tabs.ts'
import { safeTarget } from './safe-target.ts'

/** Keeps the place of the person who is being signed out. */
export function keepReturnPlace({ user, ports }: Core, reason: SignedOutReason): void {
  const { storage, paths } = ports
  const { origin, pathname, search, hash } = ports.address()
  if (reason === 'own-choice') return storage.forgetReturnPlace()
  const target = safeTarget(pathname + search + hash, origin, paths)
  if (user && target !== paths.home)
    storage.keepReturnPlace({ person: subjectHash(user.profile.sub), target })
}

/** A sign-in that wants the start page leads back to the kept place instead. */
export function withReturnPlace({ ports: { storage, paths } }: Core, target: unknown): unknown {
  return target === paths.home ? (storage.returnPlace()?.target ?? target) : target
}

/** The target for the person who has signed in. The kept place is used up. */
export function targetForPerson(core: Core, target: string): string {
  const { storage, paths } = core.ports
  const place = storage.returnPlace()
  storage.forgetReturnPlace()
  const person = core.storedUser()?.profile.sub
  const isAnothers =
    place?.target === target && (person === undefined || subjectHash(person) !== place.person)
  return isAnothers ? paths.home : target
}
