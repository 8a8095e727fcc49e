import { describe, expect, it } from 'vitest'
import {
  countdownSeconds,
  isAnnounced,
  isTooLateToAsk,
  mayRenewOnActivity,
  nextCheckMs,
  noticeSeconds,
  remainingSeconds,
  secondsLeft,
  countdownDeadline,
} from '#session/expiry/expiry.ts'

describe('the notice before the access token expires', () => {
  it('comes 300 s ahead in the browser and 35 s ahead in the installed app [R-CONST-02] [R-CONST-03] [R-EXP-23]', () => {
    expect([noticeSeconds('web'), noticeSeconds('pwa')]).toEqual([300, 35])
  })

  it('is checked at least every 5 s [R-CONST-11]', () => {
    expect(nextCheckMs(1800, 300)).toBe(5000)
    expect(nextCheckMs(302, 300)).toBe(2000)
    expect(nextCheckMs(0, 300)).toBe(1000)
  })

  it('is measured from now to the expiry, never below 0 [R-EXP-01]', () => {
    expect(remainingSeconds(1000, 955_000)).toBe(45)
    expect(remainingSeconds(1000, 2_000_000)).toBe(0)
  })
})

describe('the countdown', () => {
  it('starts at the smaller of what remains and 60 s, 30 s in the installed app [R-EXP-02] [R-EXP-03] [R-CONST-04] [R-CONST-05]', () => {
    expect([countdownSeconds(45, 'web'), countdownSeconds(300, 'web')]).toEqual([45, 60])
    expect([countdownSeconds(20, 'pwa'), countdownSeconds(35, 'pwa')]).toEqual([20, 30])
  })

  it('is over at 1 s and less, not at 2 s [R-EXP-04]', () => {
    expect([0, 1, 2].map(isTooLateToAsk)).toEqual([true, true, false])
  })

  it('is correct after a sleep, and when a clock is set back [R-EXP-09]', () => {
    const deadline = countdownDeadline(60, { wall: 1_000_000, mono: 5000 })
    expect(secondsLeft(deadline, { wall: 1_000_000, mono: 5000 })).toBe(60)
    expect(secondsLeft(deadline, { wall: 1_045_000, mono: 6000 })).toBe(15)
    expect(secondsLeft(deadline, { wall: 1_000_000 - 3_600_000, mono: 65_000 })).toBe(0)
  })

  it('is announced at opening, every 15 s and at 10 s', () => {
    const announced = []
    let previous: number | undefined
    for (let left = 60; left >= 0; left--) {
      if (isAnnounced(previous, left)) announced.push(left)
      previous = left
    }
    expect(announced).toEqual([60, 45, 30, 15, 10])
  })

  it('is announced after a sleep that skipped a multiple of 15 s', () => {
    expect(isAnnounced(50, 40)).toBe(true)
    expect(isAnnounced(40, 39)).toBe(false)
    expect(isAnnounced(14, 8)).toBe(true)
  })
})

describe('activity', () => {
  it('refreshes at most once in 30 s, measured from the start of the last attempt [R-EXP-20] [R-CONST-06]', () => {
    expect(mayRenewOnActivity(undefined, 0)).toBe(true)
    expect(mayRenewOnActivity(1000, 30_999)).toBe(false)
    expect(mayRenewOnActivity(1000, 31_000)).toBe(true)
  })
})
