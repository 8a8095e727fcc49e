// When a session ends, where tokens are shorter than it or an idle time is set: the portal renews without asking, counts
// idleness itself and asks before that is over. Pure; times are arguments, in seconds.
import * as limits from '#base/limits.gen.ts'
import type { Platform } from '../browser/platform.ts'
import { countdownSeconds, isTooLateToAsk, noticeSeconds } from './expiry.ts'

export interface IdleTimes {
  /** Without activity for so long, the session is over. */
  idle: number
  /** The question comes so long before. */
  notice: number
}

/** `idleSeconds` is of the settings. */
export function idleTimes(idleSeconds: number | undefined, platform: Platform): IdleTimes {
  const idle = idleSeconds ?? limits['idle-time'].value
  return { idle, notice: Math.min(noticeSeconds(platform), idle / 3) }
}

/** How long before its end a token of this lifetime is renewed. */
export const renewAheadSeconds = (lifetime: number): number =>
  Math.min(limits['renew-ahead'].value, lifetime / 2)

export interface Moment {
  /** Since the last activity in any tab. */
  idleFor: number
  /** Until the token ends; 0 when it has ended. */
  tokenLeft: number
  lifetime: number
  /** Since the start of the last attempt to renew; undefined before the first. */
  sinceAttempt: number | undefined
  /** Attempts that failed since the last success. */
  failures: number
  /** For how long the provider asked to wait when the last one failed. */
  asked?: number | undefined
  /** From 0 to 1, another one in each tab: keeps those apart that failed at the same moment. */
  spread: number
  /** `asking`: the dialog is open. `refused`: the provider renews no more. */
  phase: 'going-on' | 'asking' | 'refused'
}

/** What has to happen now. */
export type Step = 'wait' | 'renew' | 'ask' | 'over'

export function nextStep(moment: Moment, { idle, notice }: IdleTimes, platform: Platform): Step {
  const { idleFor, tokenLeft, lifetime, sinceAttempt, phase } = moment
  const left = Math.ceil(idle - idleFor)
  if (left <= 0) return 'over'
  // Without a renewal the session ends with its token.
  if (phase === 'refused') return tokenLeft > 0 ? 'wait' : 'over'
  if (phase === 'going-on' && left <= notice)
    return isTooLateToAsk(countdownSeconds(left, platform)) ? 'over' : 'ask'
  if (tokenLeft > renewAheadSeconds(lifetime)) return 'wait'
  return sinceAttempt === undefined || sinceAttempt >= pauseSeconds(moment) ? 'renew' : 'wait'
}

/** So many attempts in four minutes: then the provider is away for longer. */
const SOON = 10

/**
 * Between two attempts: 30 s after a success, and from 5 s up to that after failures. After many it doubles with each, up to eight
 * minutes and as much again, so that a provider that comes back is not met by all tabs at once. A call that needs a token does not
 * wait for that.
 */
function pauseSeconds({ failures, asked = 0, spread }: Moment): number {
  const longest = limits['activity-refresh-throttle'].value
  if (failures === 0) return longest
  const pause = Math.max(asked, Math.min(longest, failures * limits['silent-renew-retry'].value))
  return failures <= SOON ? pause : pause * Math.min(2 ** (failures - SOON), 16) * (1 + spread)
}
