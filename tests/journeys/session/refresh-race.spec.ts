// Five tabs of one person, two of them duplicates, whose tokens all run out again and again. Refresh tokens rotate, and
// one used twice ends every token of its sign-in, so a single wrong renewal would lose a session.
// RACE_EXPIRIES sets how often (npm run soak: 200); the numbers are printed and attached.
import { duplicate, haveNewTokens, isLost, openFiveTabs, tokensOf } from '../../support/five-tabs.ts'
import { expect, test } from '../../support/journey.ts'
import { takesTokensForLong } from '../../support/near-their-end.ts'

// The tokens of these journeys are short, so that nobody waits for half an hour.
test.beforeEach(({ context }) => takesTokensForLong(context))

const expiries = Number(process.env['RACE_EXPIRIES'] ?? 5)
const newDuplicateEvery = 10

// A trace of hundreds of renewals would cost more than the renewals.
test.use({ trace: 'off' })

test('A client with five tabs, two of them duplicates, loses no session however often the tokens run out', async ({
  portal,
  sandbox,
}, testInfo) => {
  test.setTimeout(90_000 + expiries * 15_000)
  // Shorter than the notice: a token is about to expire as soon as it is there.
  await sandbox.tokens({ accessTokenSeconds: 240 })
  const tabs = await openFiveTabs(portal)
  await sandbox.clearJournal()

  const start = performance.now()
  let lost = 0
  let renewed = 0
  let duplicates = 2
  for (let expiry = 0; expiry < expiries; expiry++) {
    const before = await tokensOf(tabs)
    const asked = tabs[expiry % tabs.length]!
    await asked.bringToFront()
    const answer = asked.getByRole('alertdialog').getByRole('button', { name: 'Continue', exact: true })
    // Continue here is heard in the other four, which renew at the same moment.
    await answer.click()
    await haveNewTokens(tabs, before)
    for (const tab of tabs) if (await isLost(tab)) lost++
    renewed += tabs.length
    if (expiry % newDuplicateEvery === newDuplicateEvery - 1) {
      const former = tabs.pop()!
      tabs.push(await duplicate(tabs[expiry % 3]!))
      await former.close()
      duplicates++
    }
  }

  const posts = await sandbox.journal({ path: '/idp/token', method: 'POST' })
  const renewals = posts.filter(
    ({ body }) => (body as { grant_type?: string } | null)?.grant_type === 'refresh_token',
  )
  const refused = renewals.filter(({ status }) => status !== 200).length
  const signOuts = await sandbox.journal({ path: '/idp/end-session' })
  const numbers = {
    expiries,
    seconds: Math.round((performance.now() - start) / 1000),
    tabs: tabs.length,
    duplicates,
    renewed,
    refused,
    lost,
    signOuts: signOuts.length,
  }
  console.log(`refresh race: ${JSON.stringify(numbers)}`)
  await testInfo.attach('refresh-race.json', {
    body: JSON.stringify(numbers),
    contentType: 'application/json',
  })
  expect(numbers).toMatchObject({ refused: 0, lost: 0, signOuts: 0 })
  expect(renewals.length).toBeGreaterThanOrEqual(renewed)
})
