// The manifests of a running production build are released anew while people have it open.
import { rollBack } from '#tools/release/release.ts'
import type { Portal } from '../../support/journey.ts'
import { expect, follows, test } from '../../support/operator.ts'

test.use({ process: 'deployed-process.ts' })

test.beforeEach(({ page }) => page.clock.install())

const menuSays = (portal: Portal, label: string) => async () =>
  (await portal.menu()).some((line) => line.includes(label))

test.describe('A client with the portal open while a release is made', () => {
  test('reads the new label without a reload, and the old one after a rollback', async ({
    page,
    portal,
    operator,
  }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    await follows(page, menuSays(portal, 'Papers'))
    await rollBack(operator.dist)
    await follows(page, menuSays(portal, 'Documents'))
  })
})
