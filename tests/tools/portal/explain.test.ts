// What portal explain says of everything that people ask about, on the small portal of tests/checks/base.
import { describe, expect, it } from 'vitest'
import { explainText } from '#tools/portal/explain.ts'
import { mustBePossible, notGiven } from '#tools/portal/impossible.ts'
import { base, broken, compiled } from '../../checks/broken-config.ts'

const resolved = compiled(base).resolved!
const viewer = {
  session: 'shared',
  member: 'client',
  platform: 'pwa',
  'has-children': 'false',
  area: 'default',
  'flag.sharing': 'true',
  'flag.planner': 'false',
}
const visitor = { session: 'anonymous', member: 'none', area: 'default' }

/** The answer without the smallest change. */
const explanationOf = (subject: string, facts: Record<string, string> = viewer, portal = resolved) =>
  explainText(portal, subject, 'Bob', facts)
    ?.text.replace(/\n\nThe smallest change.*/s, '')
    .split('\n')
    .filter((line) => line !== '')

describe('The explanation of what a viewer sees', () => {
  it.each([
    ['banner', ['banner is shown to Bob.', '  ✓ the banner is shown  config/banner.json:1']],
    [
      'picker',
      [
        'list of accounts is shown to Bob.',
        '  ✓ the side panel is shown  config/header.json:10',
        '  ✓ the list of accounts is shown  config/header.json:19',
      ],
    ],
    [
      'context own',
      [
        'context own does not apply to Bob.',
        '  ✗ context "own" applies: wants session normal; it is shared  config/contexts.json:11',
        'Decided by: context "own" applies, config/contexts.json:11',
      ],
    ],
    [
      'contexts/shared',
      ['context shared applies to Bob.', '  ✓ context "shared" applies  config/contexts.json:10'],
    ],
    [
      'home/tasks',
      [
        'part home/tasks is hidden from Bob.',
        '  ✓ route "home" is for this person  config/routes/account.json:9',
        '  ✓ guard "signed-in" lets them pass  config/guards.json:4',
        '  ✗ part "tasks" is for this person: wants session anonymous or normal; it is shared  config/routes/account.json:14',
        'Decided by: part "tasks" is for this person, config/routes/account.json:14',
      ],
    ],
    [
      'footer/company',
      [
        'footer group "company" is shown to Bob.',
        '  ✓ the footer group "company" has no condition  config/footer.json:4',
      ],
    ],
  ])('names each reason with file and line: %s', (subject, lines) => {
    expect(explanationOf(subject)).toEqual(lines)
  })

  it('names the condition of the dialog for its button', () => {
    const { resolved: portal } = compiled(
      broken([
        {
          file: 'config/dialogs.json',
          find: '"action": "Continue",',
          replace: '"actions": [{ "id": "go", "to": "documents" }],',
        },
      ]),
    )
    expect(
      explanationOf('dialogs/shared-account/go', { ...viewer, session: 'normal' }, portal)?.slice(0, 2),
    ).toEqual([
      'entry dialogs/shared-account/go is hidden from Bob.',
      '  ✗ dialog "shared-account" is shown: wants session shared; it is normal  config/dialogs.json:4',
    ])
  })
})

describe('The guards of a route, explained', () => {
  it('end with the one that stops the person, for the route and for a link to it', () => {
    const ofRoute = explanationOf('messages')!.filter((line) => line.includes('guard "'))
    const ofLink = explanationOf('main/papers/messages')!.filter((line) => line.includes('guard "'))
    expect(ofRoute.slice(0, 2)).toEqual([
      '  ✓ guard "signed-in" lets them pass  config/guards.json:4',
      '  ✗ guard "not-shared" lets them pass: wants session anonymous or normal; it is shared  config/guards.json:5',
    ])
    expect(ofLink).toEqual(ofRoute.slice(0, 2))
  })

  it('say of a visitor that they are asked to sign in, not that they pass', () => {
    expect(
      explanationOf('messages', visitor)!.filter(
        (line) => line.startsWith('  ✗ guard') || line.startsWith('  ✓ guard'),
      ),
    ).toEqual([
      '  ✗ guard "signed-in" lets them pass: wants session normal or shared; it is anonymous  config/guards.json:4',
    ])
    expect(
      explanationOf('main/papers/messages', visitor)!.filter((line) => line.includes('guard "')),
    ).toEqual(['  ✓ guard "signed-in" asks them to sign in  config/guards.json:4'])
  })
})

describe('Somebody with facts that nobody has together', () => {
  const facts = { session: 'anonymous', member: 'client' }

  it('is told as such, with the invariant and the least to change', () => {
    expect(() => mustBePossible(resolved, 'somebody with session=anonymous,member=client', facts)).toThrow(
      /^Nobody is like this: somebody with session=anonymous,member=client\.\n {2}[^\n]+ {2}config\/facts\.json:\d+\n\nThe smallest change that makes it possible:\n {2}signed in, own account or viewing a grantor's account \(session normal or shared, now anonymous\)\n {2}nobody \(member none, now client\)$/,
    )
  })

  it('is not told of people who are possible', () => {
    expect(() => mustBePossible(resolved, 'Bob', viewer)).not.toThrow()
  })
})

it('Facts that are not given are named, flags among them', () => {
  expect(notGiven(resolved, viewer)).toBe(
    'Not given, so not known: own-member, grants, os. What depends on these is pending.',
  )
  expect(
    notGiven(resolved, { ...viewer, 'own-member': 'client', grants: 'no-access', os: 'ios' }),
  ).toBeUndefined()
})

describe('The note of a guard', () => {
  const two = broken([
    {
      file: 'config/guards.json',
      find: '"otherwise": [{ "route": "documents", "notice": "That page isn’t shared with you" }]',
      replace:
        '"otherwise": [{ "when": { "platform": "pwa" }, "route": "home", "note": "The app has no documents." }, { "route": "documents" }]',
    },
  ])
  const noteOn = (platform: string, texts = two) =>
    explanationOf('messages', { ...viewer, platform }, compiled(texts).resolved!)?.find((line) =>
      line.startsWith('Note:'),
    )

  it('is told to those whom it is about: of an outcome, those who take it', () => {
    expect([noteOn('pwa'), noteOn('web')]).toEqual(['Note: The app has no documents.', undefined])
  })

  it('is told to everybody whom the guard turns away where it is the guard’s', () => {
    const noted = two.map(({ file, text }) => ({
      file,
      text: text.replace('"not-shared": {', '"not-shared": { "note": "Messages are the owner’s.",'),
    }))
    expect([noteOn('pwa', noted), noteOn('web', noted)]).toEqual([
      'Note: The app has no documents.',
      'Note: Messages are the owner’s.',
    ])
  })
})
