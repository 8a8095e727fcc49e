// The time by the product API, for due dates and years: a device's clock can be wrong. Countdowns use
// the device's own clock.

/** Milliseconds by which the API is ahead of this device. */
let ahead = 0

/** Takes the time from the `Date` header of an answer, which is right to the second. `came`: when, in ms since 1970. */
export function noteServerTime(header: string | null, came = Date.now()): void {
  const serverTime = Date.parse(header ?? '')
  if (serverTime) ahead = serverTime - came
}

/** What time is it by the newest answer of the API? By this device's clock before the first one. */
export const serverNow = (): Date => new Date(Date.now() + ahead)
