import { describe, expect, it } from 'vitest'
import { asOfDay, withoutDay } from '#inspector/person/day-field.tsx'

const dates = { news: { 'on-from': '2027-04-06', 'off-from': '2027-07-01' } }
const on = (day: string, chosen: Record<string, string> = {}) => asOfDay(chosen, dates, day, '2027-01-01')

describe('The portal as of a day, in the inspector', () => {
  it.each([
    ['2027-04-05', { 'flag.news': 'false' }],
    ['2027-04-06', { 'flag.news': 'true' }],
    ['2027-07-01', { 'flag.news': 'false' }],
    ['', {}],
  ])('has the flags of “%s”', (day, facts) => {
    expect(on(day)).toEqual(facts)
  })

  it('lets a persona be without the flag inside its dates, and with it never outside', () => {
    expect(on('2027-05-01', { 'flag.news': 'false' })).toEqual({ 'flag.news': 'false' })
    expect(on('2027-08-01', { 'flag.news': 'true', member: 'client' })).toEqual({
      'flag.news': 'false',
      member: 'client',
    })
  })

  it('leaves the flag as it is today where it has begun already', () => {
    expect(asOfDay({}, dates, '2027-05-02', '2027-05-01')).toEqual({})
  })

  it('gives the flags back to the persona, or to the live session', () => {
    const chosen = { 'flag.news': 'false', member: 'client' }
    expect(withoutDay(chosen, dates, { 'flag.news': 'true', member: 'client' })).toEqual({
      'flag.news': 'true',
      member: 'client',
    })
    expect(withoutDay(chosen, dates)).toEqual({ member: 'client' })
  })
})
