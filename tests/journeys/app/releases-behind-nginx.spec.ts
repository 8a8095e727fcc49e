// Releases where nginx serves the files, by the sample of src/engine/app/hosting.
import { findNginx } from '#tools/nginx.ts'
import { rollBack } from '#tools/release/release.ts'
import { behindNginx } from '../../support/behind-nginx.ts'
import { expect, follows, test } from '../../support/operator.ts'

test.skip(findNginx() === undefined, 'There is no nginx here')
test.use(behindNginx)

test.describe('A client whose portal nginx serves', () => {
  test('has a release in an open page, and in a new one with the policy of every page; then the one before', async ({
    page,
    portal,
    operator,
  }) => {
    await page.clock.install()
    await portal.signInWithPassword('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    const says = (label: string) => async () => (await portal.menu()).some((line) => line.includes(label))
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    const asked = page.waitForResponse(/\/current\.json$/)
    await follows(page, says('Papers'))
    expect((await (await asked).allHeaders())['cache-control']).toBe('no-cache')
    const answer = await page.goto('/myaccount/documents')
    await expect(page.getByRole('heading', { level: 1, name: 'Papers' })).toBeVisible()
    expect((await answer!.allHeaders())['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    )
    await rollBack(operator.dist)
    await follows(page, says('Documents'))
  })
})
