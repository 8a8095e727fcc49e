// Draws possible people from a fixed seed: every run has the same ones. What is unknown is what the shell does not know
// at its stages: before the people came, before the session is ready, before the flags.
import type { Facts } from '#runtime/person.ts'
import type { Values } from '#runtime/values.ts'

const FLAGS = ['disclosure-document', 'expression-of-wish', 'retirement-planner', 'retirement-health-check']
/** Ordinary pages as often as all others together. */
const AREAS = [
  'default',
  'default',
  'default',
  'default',
  'default',
  'default',
  'modelling',
  'account-opening',
  'download',
  'pwa-launch',
  'mobile-app',
  'sign-in',
]

export interface Drawn {
  facts: Facts
  values: Values
}

/** So many people with different facts, all of them possible. */
export function drawPeople(count: number): Drawn[] {
  const random = numbersFrom(20_261_121)
  const drawn = new Map<string, Drawn>()
  while (drawn.size < count) {
    const facts = drawFacts(random)
    drawn.set(JSON.stringify(facts), { facts, values: drawValues(random) })
  }
  return [...drawn.values()]
}

type Random = <T>(choices: readonly T[]) => T

function drawFacts(pick: Random): Facts {
  const around = {
    platform: pick(['web', 'pwa']),
    view: pick(['mobile', 'tablet', 'desktop']),
    os: pick(['ios', 'android', 'other']),
    area: pick([...AREAS, undefined]),
  }
  const stage = pick(['starting', 'not-ready', 'flags-loading', 'all-known', 'all-known', 'all-known'])
  if (stage === 'starting')
    return {
      ...around,
      'account-stage': 'none',
      'payment-accounts': 'none',
      ...flags(FLAGS, () => undefined),
    }
  return {
    ...around,
    ...drawSignedIn(pick, stage),
    ...flags(FLAGS, () => (stage === 'all-known' ? pick(['true', 'false']) : undefined)),
  }
}

function drawSignedIn(pick: Random, stage: string): Facts {
  const session = pick(['anonymous', 'normal', 'normal', 'delegated', 'shared'])
  const fido = { 'flag.fido-authentication': pick(['true', 'false']) }
  if (session === 'anonymous') {
    const nobody = {
      session,
      member: 'none',
      'own-member': 'none',
      grants: 'no-access',
      'has-children': 'false',
      invitation: 'none',
      attorney: 'false',
      'account-stage': 'none',
      'payment-accounts': 'none',
    }
    return {
      ...nobody,
      'just-signed-out': pick(['true', 'false']),
      'flag.shared-access': pick(['true', 'false']),
      ...fido,
    }
  }
  const own = pick(['client', 'registered'])
  const grants = pick(
    session === 'delegated'
      ? ['delegated-access', 'multiple-access']
      : session === 'shared'
        ? ['shared-access', 'multiple-access']
        : ['no-access', 'no-access', 'delegated-access', 'shared-access', 'multiple-access'],
  )
  const sharedAccess = grants === 'no-access' ? pick(['true', 'false']) : 'true'
  return {
    session,
    'own-member': own,
    grants,
    attorney: session === 'delegated' ? pick(['true', 'false']) : 'false',
    invitation: sharedAccess === 'true' ? pick(['none', 'open', 'reminder-due']) : 'none',
    'just-signed-out': 'false',
    'flag.shared-access': sharedAccess,
    ...fido,
    ...layoutFacts(pick, session),
    ...(stage === 'not-ready'
      ? {}
      : {
          member: session === 'normal' ? own : pick(['client', 'registered']),
          'has-children': pick(['true', 'false']),
        }),
  }
}

/** A page is about one account or about payments; viewers have neither. */
function layoutFacts(pick: Random, session: string): Facts {
  const none = { 'account-stage': 'none', 'payment-accounts': 'none' }
  if (session === 'shared') return none
  return pick([
    none,
    { ...none, 'account-stage': pick(['unfunded', 'new', 'established']) },
    { ...none, 'payment-accounts': pick(['general', 'isa', 'pension', 'isa-and-pension']) },
  ])
}

const flags = (ids: readonly string[], value: () => string | undefined): Facts =>
  Object.fromEntries(ids.map((id) => [`flag.${id}`, value()]))

function drawValues(pick: Random): Values {
  const entries = [
    { path: 'investing', label: 'Investing', children: [{ path: 'investing/risk', label: 'Risk' }] },
    { path: 'pensions', label: 'Pensions', trueProperties: ['hideInNavigation'] },
  ]
  const list = pick([
    { state: 'loading' },
    { state: 'failed' },
    { state: 'ready', entries: [] },
    { state: 'ready', entries },
  ] as const)
  return {
    numbers: { unread: pick([0, 1, 9, 12]), basket: pick([0, 1, 3]) },
    userName: 'Amelia Hart',
    activeName: 'Anna Bell',
    lists: { 'learn-categories': list, 'learn-guides': list },
  }
}

/** A linear congruential generator: the same choices in every run and on every machine. */
function numbersFrom(seed: number): Random {
  let state = seed
  return (choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return choices[Math.floor((state / 2 ** 32) * choices.length)]!
  }
}
