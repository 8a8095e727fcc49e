import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { asOf } from '#manifest/flag-dates.ts'
import { londonInstant } from '#manifest/london-instant.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'

const dated = (flag: string, dates: Record<string, string | number>) =>
  compile(
    editConfig(readConfigFolder(), [
      {
        file: 'config/flags.json',
        edits: Object.entries(dates).map(([key, value]) => ({
          op: 'add',
          path: `/flags/${flag}/${key}`,
          value,
        })),
      },
    ]),
    readProduct(),
  )

describe('The dates of a flag', () => {
  it.each([
    ['2027-01-01', '2027-01-01T00:00:00.000Z'],
    ['2027-03-28', '2027-03-28T00:00:00.000Z'],
    ['2027-03-29', '2027-03-28T23:00:00.000Z'],
    ['2027-10-31', '2027-10-30T23:00:00.000Z'],
    ['2027-11-01', '2027-11-01T00:00:00.000Z'],
  ])('begin with the day in London: %s at %s', (day, instant) => {
    expect(londonInstant(day)).toBe(instant)
  })

  it('are in the compiled manifest as instants, and only where they are written', () => {
    const { flags } = dated('expression-of-wish', { 'on-from': '2027-04-06' }).manifest!
    expect(flags['expression-of-wish']).toEqual({
      default: false,
      follows: 'active-user',
      onFrom: '2027-04-05T23:00:00.000Z',
    })
    expect(JSON.stringify(Object.values(flags))).not.toContain('offFrom')
  })

  it('leave no persona the flag outside of them', () => {
    const { resolved } = dated('retirement-planner', { 'off-from': '2027-04-06' })
    const have = (day: string) =>
      asOf(resolved!, day).personas.personas.filter(({ flags }) => flags.includes('retirement-planner'))
        .length
    expect(have('2027-04-05')).toBeGreaterThan(3)
    expect(have('2027-04-06')).toBe(0)
  })

  it('are refused for the flag that the session reads before the manifest, and so is a share', () => {
    expect(dated('shared-access', { share: 10 }).problems.map(({ message }) => message)).toEqual([
      'The flag "shared-access" decides whose accounts a person may switch to before the manifest is asked, so its share would not hold there.',
    ])
    const { problems } = dated('shared-access', { 'on-from': '2027-04-06' })
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'flag-hygiene: The flag "shared-access" decides whose accounts a person may switch to before the manifest is asked, so its dates would not hold there.',
    ])
  })
})
