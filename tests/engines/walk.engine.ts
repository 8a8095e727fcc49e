// npm test -- engines: what clients with Safari and Firefox meet, in the engines that are on this machine; the other journeys stay
// with Chromium. The session asks after 40 s without activity.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#sandbox/server.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { toolsOf } from '#tools/product.ts'
import { freePort } from '#tools/serve/free-port.ts'
import { servePreview } from '#tools/serve/preview-server.ts'
import { SandboxClient } from '../support/sandbox-client.ts'
import { expectedMenu, labels, topLevel } from '../support/expected-view.ts'
import { until, type Engine } from './engine.ts'
import { installed } from './installed.ts'
import { Person } from './person.ts'
import { root } from '../support/root.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'portal-engines-'))
const port = await freePort()
const portal = `http://localhost:${port}`
const { openProductApi: openApi } = await toolsOf().sandbox()
const started = await startSandbox({ port: 0, portalOrigins: [portal], dataFolder, quiet: true, openApi })
const sandbox = new SandboxClient(started.url)
const settings = JSON.stringify({ ...createSettings({ sandboxUrl: started.url }), idleSeconds: 60 })
const server = await servePreview({ dist: join(root, 'dist'), port, settings: () => settings })
after(async () => {
  server.close()
  server.closeAllConnections()
  await started.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const isa = '/myaccount/A-U-20002-1'
const people = [
  ['client', 'Amelia Hart', 'own-account'],
  ['client-with-children', 'Ben Osei', 'own-account'],
  ['registered', 'Dev Patel', 'own-account'],
  ['client-flags-off', 'Chloe Marsh', 'own-account'],
  ['long-standing', 'Ruth Ellery', 'own-account'],
] as const

for (const { name, start, startLarge } of installed) {
  describe(`A client with ${name}`, () => {
    let engine: Engine
    let person: Person

    before(async () => {
      engine = await start()
      person = new Person(engine.tab)
      console.log(`${engine.name} ${engine.version}`)
      await engine.tab.resize(1280, 900)
      await sandbox.reset()
    })
    after(() => engine.close())

    async function leaves(userName: string): Promise<void> {
      await person.clicks('button', userName)
      await person.clicks('button', 'Log out')
      await person.sees('heading', 'Signed out')
    }

    for (const [persona, userName, situation] of people)
      it(`signs in as ${persona}, has the menu that is accepted, and signs out`, async () => {
        await engine.tab.open(`${portal}/myaccount`)
        await person.signsIn(persona)
        await person.sees('button', userName)
        const expected = labels(topLevel(expectedMenu(persona, { situation })))
        assert.deepEqual(await person.menu(), expected)
        await leaves(userName)
      })

    it('answers about cookies and reads a chart by keyboard: what changed between two dates', async () => {
      await engine.tab.open(`${portal}${isa}/performance?period=1Y`)
      await person.signsIn('client')
      await person.sees('button', 'Amelia Hart')
      await person.clicks('button', 'Reject all')
      await person.focuses('slider', '^Value of this account')
      await person.presses('Home', 'Enter', 'End', 'Enter')
      await person.reads(/the value went from £[\d,]+ to £[\d,]+\./)
    })

    it('takes money out after a fresh sign-in: it is one payment', async () => {
      await engine.tab.open(`${portal}/myaccount/payments-and-transfers/withdrawing-funds`)
      await person.clicks('radio', 'General Investment Account')
      await person.types('Amount', '2500')
      await person.clicks('radio', 'No')
      await person.clicks('button', 'Continue')
      await person.sees('heading', 'Check your answers')
      await sandbox.wantsFreshSignIn('POST', '/api/withdrawals')
      await person.clicks('button', 'Take this money out')
      await person.signsIn('client')
      await person.reads(/£2,500\.00/)
      await person.clicks('button', 'Take this money out')
      await person.sees('heading', 'withdrawal requested$')
      const sent = await sandbox.journal({ path: '/api/withdrawals', method: 'POST' })
      assert.deepEqual(
        sent.map(({ status }) => status),
        [403, 200],
      )
    })

    it('saves a document under its name', async () => {
      await engine.tab.open(`${portal}/myaccount/documents`)
      await person.sees('button', '^Download Quarterly valuation to 30 September 2026')
      await engine.tab.run(`
        window.saved = []
        HTMLAnchorElement.prototype.click = function () { window.saved.push([this.download, this.protocol]) }`)
      await person.clicks('button', '^Download Quarterly valuation to 30 September 2026')
      const saved = await until('saved document', () =>
        engine.tab.run<string[][]>('return window.saved.length > 0 ? window.saved : null'),
      )
      assert.match(saved[0]![0]!, /^.+\.pdf$/)
      assert.equal(saved[0]![1], 'blob:')
    })

    it('reads four pages at 390 and at 320 px: nothing is cut off', async () => {
      await fits(person, 390)
      await fits(person, 320)
      await engine.tab.resize(1280, 900)
    })

    it('is asked before the session ends, goes on by Enter, and signs out', async () => {
      await engine.tab.open(`${portal}/myaccount`)
      const text = await person.reads(/Valued at close|Password/)
      if (text === 'Password') await person.signsIn('client')
      await person.clicks('heading', 'My accounts')
      // It comes after 40 s, by the session's own clock.
      await person.sees('dialog', 'Your session is about to time out', 60)
      await until('focus on Continue', () =>
        engine.tab.run('return document.activeElement.textContent === "Continue" || null'),
      )
      await person.presses('Enter')
      await until('end of the question', () =>
        engine.tab.run('return document.querySelector("[role=alertdialog]") === null || null'),
      )
      await leaves('Amelia Hart')
    })
  })

  if (startLarge === undefined) continue
  describe(`A client with ${name} and text of twice the size`, () => {
    let engine: Engine | undefined
    after(() => engine?.close())

    it('reads four pages at 390 and 1280 px: nothing is cut off', async () => {
      engine = await startLarge()
      const person = new Person(engine.tab)
      await engine.tab.open(`${portal}/myaccount`)
      await person.signsIn('client')
      await person.sees('heading', 'My accounts')
      await person.clicks('button', 'Reject all')
      assert.equal(await engine.tab.run('return getComputedStyle(document.documentElement).fontSize'), '32px')
      await fits(person, 390)
      await fits(person, 1280)
    })
  })
}

/** None of these pages can be scrolled sideways. */
async function fits(person: Person, width: number): Promise<void> {
  const { tab } = person
  await tab.resize(width, 844)
  for (const path of [
    '/myaccount',
    `${isa}/holdings`,
    '/myaccount/feesandnetwork',
    '/myaccount/payments-and-transfers',
  ]) {
    await tab.open(portal + path)
    await person.sees('heading', '^.')
    await until('end of loading', () =>
      tab.run('return document.querySelector("[aria-busy=true]") ? null : true'),
    )
    // A chart takes the width of its card a moment after it is drawn.
    const isNarrow = async () => ((await person.sideways()) === 0 ? true : null)
    await until('page without a way sideways', isNarrow, 5).catch(() => undefined)
    assert.equal(await person.sideways(), 0, `${path} at ${width} px, ${await person.widest()}`)
  }
}
