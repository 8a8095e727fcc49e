// How long an open page waits until it asks for the flags again.
import * as limits from '#base/limits.gen.ts'

/**
 * In ms: a minute, after failures twice as long each time, up to eight minutes. `random` (0 to 1) spreads it by a tenth to either side,
 * so that a million open pages do not ask at the same moment.
 */
export const beatDelay = (failures: number, random: number): number =>
  limits['flags-check-interval'].value * 1000 * 2 ** Math.min(failures, 3) * (0.9 + random / 5)
