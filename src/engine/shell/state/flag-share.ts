// A flag may be on for a share of people.
import { shortHash } from '#base/short-hash.ts'

/** Is this person among so many per cent of people? Always the same for a flag; who is in a share is in every larger one. */
export const isInShare = (share: number, flag: string, userId: string): boolean =>
  parseInt(shortHash(`${flag} ${userId}`), 16) % 100 < share
