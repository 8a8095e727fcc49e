// What people agree to have kept in this browser beyond what the portal needs to work (PECR 2003, regulation 6).
import { createStore } from '../state/store.ts'

/** The categories that need a person's consent; `necessary` needs none. */
export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** Raised when something new becomes optional, so that people are asked again. */
export const CONSENT_VERSION = 1

export interface Consent {
  version: number
  /** When it was chosen, as an ISO time. */
  at: string
  /** The categories agreed to; every other is refused. */
  choices: readonly OptionalCategory[]
}

/** The choice of this browser; undefined until somebody has made one. The app keeps it in storage. */
export const consent = createStore<Consent | undefined>(undefined)

export const chooseConsent = (choices: readonly OptionalCategory[], at: Date): void =>
  consent.set({ version: CONSENT_VERSION, at: at.toISOString(), choices })
