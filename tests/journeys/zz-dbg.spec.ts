import { expect, test } from '/work/main/tests/support/journey.ts'
test('scroll', async ({ page, portal, sandbox }) => {
  await portal.signIn('client', '/myaccount')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 800))
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Admin' }).click()
  await portal.navigation().getByRole('link', { name: 'Documents' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  await page.waitForTimeout(500)
  console.log('keys', await page.evaluate(() => JSON.stringify([sessionStorage.getItem('react-router-scroll-positions'), history.state])))
  await page.evaluate(() => { (window as any).log=[]; const t0=performance.now(); const f=()=>{(window as any).log.push([Math.round(performance.now()-t0), scrollY, document.documentElement.scrollHeight, document.querySelector('h1')?.textContent, document.querySelectorAll('[aria-busy]').length]); if(performance.now()-t0<1500) requestAnimationFrame(f)}; f() })
  await sandbox.clearJournal()
  await page.goBack()
  await page.waitForTimeout(1800)
  const log = await page.evaluate(()=>(window as any).log)
  let last=''
  for(const l of log){const k=JSON.stringify(l.slice(1)); if(k!==last) console.log(JSON.stringify(l)); last=k}
  console.log(await sandbox.asked())
  console.log('keys', await page.evaluate(() => JSON.stringify([sessionStorage.getItem('react-router-scroll-positions'), history.state])))
})
