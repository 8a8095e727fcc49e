import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { edit, portal, remove, startAgain, unchanged } from './small-portal.ts'

const DATES = '"on-from": "2027-04-06", "off-from": "2027-07-01"'

describe('A flag with dates', { timeout: 120_000 }, () => {
  beforeEach(() => {
    startAgain()
    edit(
      'flags.json',
      '"description": "Opens the planner here.",',
      `"description": "Opens the planner here.", ${DATES},`,
    )
    edit('menus/main.json', '"to": "planner", "when": {', '"to": "planner", "when": { "flag.planner": true,')
  })
  afterAll(remove)

  it('is told by check with the day and what reads it', async () => {
    const right = 'The manifests are right: 13 routes, 5 menus, 4 contexts, 19 conditions.'
    expect((await portal('check', '--as-of', '2027-03-01')).out).toBe(`${right}

What changes by date, at midnight in London
  2027-04-06  the flag "planner" may be on: guard planner-on, entry main/planner  config/flags.json:11
  2027-07-01  the flag "planner" is off: guard planner-on, entry main/planner  config/flags.json:11
`)
    const after = (await portal('check', '--as-of', '2027-07-02')).out
    expect(after.endsWith(`${right}\n`)).toBe(true)
    expect(after).not.toContain('What changes by date')
  })

  it('hides what depends on it outside its dates', async () => {
    const planner = async (day: string) =>
      (await portal('menus', '--as', 'client', '--as-of', day)).out.includes('Planner')
    expect([
      await planner('2027-04-05'),
      await planner('2027-04-06'),
      await planner('2027-06-30'),
      await planner('2027-07-01'),
    ]).toEqual([false, true, true, false])
  })

  it('takes people away on a day outside its dates, in one line, unless the flag itself is new', async () => {
    const base = unchanged()
    edit(
      'flags.json',
      '"flags": {',
      '"flags": { "gifts": { "owner": "Gifts", "description": "Gifts.", "default": false, "follows": "active-user", "review": "2099-01-01", "on-from": "2027-04-06" },',
    )
    edit('menus/main.json', '"to": "documents"', '"to": "documents", "when": { "flag.gifts": true }')
    const march = (await portal('diff', '--base', base, '--as-of', '2027-03-01')).out
    expect(march).toMatch(/^People with flag\.planner true can no longer be\n {2}3,456 combinations\n\n/)
    expect(march).not.toContain('flag.gifts true')
    expect(march).toMatch(/\n\nPeople with session normal, area default\n.*\n {2}− sees "Documents" /)
    const april = (await portal('diff', '--base', base, '--as-of', '2027-04-06')).out
    expect(april).not.toContain('can no longer be')
    expect(april).toMatch(/\n\nPeople with .*flag\.gifts false\n.*\n {2}− sees "Documents" /)
  })

  it('explains the day', async () => {
    const like = ['--facts', 'session=normal,member=client,flag.planner=true']
    expect((await portal('explain', 'main/planner', ...like, '--as-of', '2027-03-01')).err).toBe(
      `Nobody is like this: somebody with session=normal,member=client,flag.planner=true.
  The flag "planner" is off on 2027-03-01: on from 2027-04-06, off from 2027-07-01.  config/flags.json:11

The smallest change that makes it possible:
  the flag is off (flag.planner false, now true)
`,
    )
    const march = (await portal('explain', 'main/planner', '--as', 'client', '--as-of', '2027-03-01')).out
    expect(march).toContain('entry "planner" is for this person: wants flag.planner true; it is false')
    expect(march).toMatch(
      /\n\nThe flag "planner" is off on 2027-03-01: on from 2027-04-06, off from 2027-07-01\.\n$/,
    )
    expect((await portal('explain', 'main/planner', '--as', 'client')).err).toBe(
      'Dates of flags are left aside (planner on from 2027-04-06, off from 2027-07-01); --as-of <day> looks at a day.\n',
    )
    expect((await portal('menus', '--as-of', 'tomorrow')).err).toBe(
      '--as-of tomorrow: a day is written 2026-11-21.\n',
    )
  })
})
