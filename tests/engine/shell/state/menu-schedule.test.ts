import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scheduleMenu } from '#shell/state/menu-schedule.ts'

const clock = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (handle: unknown) => clearTimeout(handle as never),
}

describe('The header menu', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is resolved at once the first time', () => {
    const shown: string[] = []
    scheduleMenu<string>((facts) => shown.push(facts), 100, clock).changed('first', 'Amelia')
    expect(shown).toEqual(['first'])
  })

  it('is resolved once, 100 ms after the last of three changes within 100 ms [R-MENU-57, R-CONST-35]', () => {
    const shown: string[] = []
    const schedule = scheduleMenu<string>((facts) => shown.push(facts), 100, clock)
    schedule.changed('first', 'Amelia')
    for (const facts of ['second', 'third', 'fourth']) {
      schedule.changed(facts, 'Amelia')
      vi.advanceTimersByTime(40)
    }
    vi.advanceTimersByTime(59)
    expect(shown).toEqual(['first'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['first', 'fourth'])
  })

  it('follows a change of person without waiting', () => {
    const shown: string[] = []
    const schedule = scheduleMenu<string>((facts) => shown.push(facts), 100, clock)
    schedule.changed('hers', 'Amelia')
    schedule.changed('still hers', 'Amelia')
    schedule.changed('his', 'Ben')
    expect(shown).toEqual(['hers', 'his'])
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual(['hers', 'his'])
  })
})
