// What the status of an account means, in words. A word that the portal does not know is shown as it is. Pure.

import { ownValue } from '#base/record.ts'

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
  Closing: {
    label: 'Being closed',
    words: 'Being closed, as was asked for. Nothing is paid into or out of it but its closing payment.',
  },
  Closed: { label: 'Closed', words: 'Closed. Its papers and transactions stay here.' },
  Frozen: {
    label: 'Stopped after a death',
    words: 'We were told of a death, so nothing is paid into or out of it. It stays invested.',
  },
}

export const accountStatus = (status: string): AccountStatus =>
  ownValue(known, status) ?? { label: status, words: '' }
