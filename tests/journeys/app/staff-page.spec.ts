// The page with which the firm's staff explain a situation code: one file, opened from a disk, without a network.
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compile } from '#manifest/compile.ts'
import { encodeSituation } from '#runtime/situation/situation-code.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { staffPage } from '#tools/staff/staff-page.ts'
import { isAccessible } from '../../support/accessible.ts'
import { expect, test } from '../../support/journey.ts'

const texts = readConfigFolder()
const CONDITION = '"flag.disclosure-document": true'
const older = texts.map(({ file, text }) => ({
  file,
  text: file === 'config/footer.json' ? text.replace(CONDITION, '"flag.disclosure-document": false') : text,
}))

const facts = {
  session: 'anonymous',
  member: 'none',
  'own-member': 'none',
  grants: 'no-access',
  invitation: 'none',
  attorney: 'false',
  'just-signed-out': 'false',
  platform: 'web',
  view: 'mobile',
  os: 'ios',
  'account-stage': 'none',
  'payment-accounts': 'none',
  'has-children': 'false',
  'flag.shared-access': 'false',
  'flag.fido-authentication': 'false',
  'flag.disclosure-document': 'true',
  'flag.expression-of-wish': 'false',
  'flag.retirement-planner': 'false',
  'flag.retirement-health-check': 'false',
}

test('Somebody of the firm types the code of an older release, mends a slip, and reads what the visitor sees, why an entry is hidden, and that the current release shows it', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('staff.html')
  const releases = [
    { id: 'ae27000000000000', texts },
    { id: '01d0000000000000', texts: older },
  ]
  writeFileSync(file, await staffPage('Larkfield Wealth', releases))
  const { manifest } = compile(older, readProduct(), [])
  const code = encodeSituation(manifest!, releases[1]!.id, { facts, route: 'app-download' })

  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(pathToFileURL(file).href)
  const answer = page.getByRole('status')
  const typed = page.getByRole('textbox', { name: 'Code' })
  await typed.fill(code.replace(/^./, 'Z'))
  await page.keyboard.press('Enter')
  await expect(answer).toContainText(
    'The code has a slip. If it is only one, it should be 0 as the 1st character, not Z',
  )

  await typed.fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('Release 01d0000000000000. Current is ae27000000000000')
  await expect(answer).toContainText('On the page “Download the app” (/nw-pwa-download), route app-download.')
  await expect(answer).toContainText('Screen view, by width: on a phone')

  await page.getByRole('combobox', { name: /^Entry/ }).fill('footer/legal/services-and-charges')
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('entry footer/legal/services-and-charges is hidden from this person.')
  await expect(answer).toContainText('In the current release, ae27000000000000, it is shown.')
  await isAccessible(page)
  expect(asked).toEqual([pathToFileURL(file).href])
  expect(complaints).toEqual([])
})
