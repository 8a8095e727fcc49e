// What each outcome of an application means, in words. A word that is unknown here has a neutral page.
import type { Outcome } from '#domain/opening/account-opening.ts'
import { ownValue } from '#base/record.ts'

export interface OutcomeWords {
  heading: string
  text: string
  /** Does the person have to send something? */
  needsDocuments: boolean
}

const outcomes: Record<Outcome, OutcomeWords> = {
  success: {
    heading: 'We have your application',
    text: 'There is nothing more to do. We tell you by message when each account is open.',
    needsDocuments: false,
  },
  identity: {
    heading: 'We need to see who you are',
    text: 'We have your application, but could not confirm your identity from public records. Send us a picture of your passport or driving licence, and a bill or bank statement with your address that is less than three months old.',
    needsDocuments: true,
  },
  review: {
    heading: 'Somebody is looking at your application',
    text: 'We have your application. One of us reads it before we open the accounts, and calls you if there is a question.',
    needsDocuments: false,
  },
}

/** Undefined for a word that we do not know. */
export const outcomeWords = (word: string): OutcomeWords | undefined => ownValue(outcomes, word)
