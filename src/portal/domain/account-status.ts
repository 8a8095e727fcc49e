// What the status of an account means, in words. A word that the portal does not know is shown as it is. Pure.

import { ownValue } from 'portal-engine/base/record.ts'

interface AccountStatus {
  label: string
  /** A sentence for an account that is not simply open. */
  words: string
}

const known: Record<string, AccountStatus> = {
  Open: { label: 'Open', words: '' },
  AwaitingMoney: {
    label: 'Open, waiting for its first money',
    words: 'Open, and waiting for its first money. We invest it within two working days of receiving it.',
  },
}

export const accountStatus = (status: string): AccountStatus =>
  ownValue(known, status) ?? { label: status, words: status }
