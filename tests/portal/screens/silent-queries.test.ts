// Every query of a screen says that it has failed, but for these.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/root.ts'

/** Queries whose failure shows nothing, and why nothing is missing then. By file and name. */
const silent: Record<string, string> = {
  'last-sign-in.tsx: { data }': 'The line stays empty, as its comment says.',
  'screens/account/overview/allowance-card.tsx: allowances': 'The one that failed goes into a QueryCard.',
  'screens/account/dashboard.screen.tsx: preferences': 'Decides only how long the first figures wait.',
  'screens/account/holdings/holdings-table.tsx: accounts':
    'Names beside a holding; the account page says it.',
  'screens/account/performance/comparators-explainer.tsx: preferences': 'An explanation that may stay away.',
  'screens/account/performance/use-comparators.ts: queries': 'Returned as `hasFailed`.',
  'screens/dashboard/client-home.tsx: series': 'A line without figures, beside the value itself.',
  'screens/dashboard/first-account.tsx: { data: standing }':
    'The fee is described without a rate of one’s own.',
  'screens/dashboard/home-skeleton.tsx: backup': 'Decides only how long the first figures wait.',
  'screens/dashboard/home-skeleton.tsx: preferences': 'Decides only how long the first figures wait.',
  'screens/dashboard/more-links.tsx: { data }': 'Links to what the menu leads to as well.',
  'screens/dashboard/more-links.tsx: { data: adviser }': 'The number of the firm stands below.',
  'screens/details/notifications/use-notifications.ts: ': 'Returned, and said by each card of devices.',
  'screens/learn/isa-allowance.tsx: accounts': 'An article is whole without the reader’s own figure.',
  'screens/learn/isa-allowance.tsx: { data }': 'An article is whole without the reader’s own figure.',
  'screens/messages/inbox.screen.tsx: query':
    'Goes into a QueryCard with a failure of its own for later pages.',
  'screens/messages/landing.screen.tsx: asked': 'The first unread conversation takes its place.',
  'screens/messages/writing/message-form.tsx: { data }': 'An optional question is not asked.',
  'screens/opening/empty-basket.tsx: openings': 'The basket is empty all the same.',
  'screens/opening/start-over.dialog.tsx: count': 'The sentence has no number.',
  'screens/opening/use-basket.ts: query': 'Returned, and said by each screen of the basket.',
  'screens/opening/use-existing.ts: room': 'The API checks the room.',
  'screens/opening/use-existing.ts: { isPending, data: standing }':
    'The fee of the new money alone is said as that.',
  'screens/payments/hub.screen.tsx: mandates': 'Each of `calls` goes into a QueryCard.',
  'screens/payments/hub.screen.tsx: payments': 'Each of `calls` goes into a QueryCard.',
  'screens/payments/hub.screen.tsx: regular': 'Each of `calls` goes into a QueryCard.',
  'screens/payments/hub.screen.tsx: { data: tasks = [] }': 'Home says what is not sent.',
  'screens/payments/isa-jisa/isa-transfer-form.tsx: providers': 'Suggestions; any provider may be typed.',
  'screens/payments/room-left.ts: ': 'A hint; the API checks the room.',
  'screens/payments/room-left.ts: allowances': 'A hint; the API checks the room.',
  'screens/retirement/health-check.screen.tsx: plan': 'Less is filled in.',
  'screens/retirement/planner/saved-card.tsx: { data: plans = [] }': 'SavedPlans says it of the same query.',
  'screens/shared/saved-plans/use-saved-plans.ts: ': 'Returned as `query`.',
  'screens/shared/use-openings.ts: openings': 'Specification: on error an empty list.',
  'screens/tax/use-unknown.ts: allowances': 'What it returns says it.',
}

describe('A query of a screen', () => {
  const folder = join(root, 'src/portal')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(screens\/|\w[\w-]*\.tsx?$).*\.tsx?$|^\w[\w-]*\.tsx?$/.test(file),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const calls = text.matchAll(/(?:const (\{[^}]*\}|\w+) = )?(query=\{)?use(?:Infinite)?Quer(?:y|ies)\(/g)
    return [...calls].flatMap(({ 1: name = '', 2: isInCard }) => {
      const isSaid =
        isInCard !== undefined ||
        /\bisError\b/.test(name) ||
        (/^\w+$/.test(name) && new RegExp(`query=\\{${name}\\}|\\b${name}\\.(isError|error)\\b`).test(text))
      return isSaid ? [] : [`${file}: ${name}`]
    })
  })

  it('says that it has failed, unless nothing is missing without it', () => {
    expect(found.toSorted()).toEqual(Object.keys(silent).toSorted())
  })
})
