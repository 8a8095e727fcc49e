// An API held against the contract: the sandbox's keeps it, and whatever one thing is broken about it is found and named.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/server.ts'
import { checks, findingsText, type Finding } from '#tools/conformance/finding.ts'
import { readTokenFile, readWrites, type TokenFile } from '#tools/conformance/token-file.ts'
import { portal } from '../../sandbox/sandbox-client.ts'
import { commandSays } from '../portal/command-says.ts'
import { faults } from './faults.ts'
import { findingsOf, openForConformance, tokensOf, writesOf } from './on-sandbox.ts'

let sandbox: Sandbox
let people: TokenFile
beforeAll(async () => {
  sandbox = await openForConformance()
  people = await tokensOf(sandbox)
})
afterAll(() => sandbox.close())

const wrongIn = (findings: readonly Finding[]) => findings.filter(({ outcome }) => outcome === 'wrong')

describe('The sandbox’s API', () => {
  it('keeps the contract in every call that reads, and in payments that are sent again, at once and broken off', async () => {
    const findings = await findingsOf(sandbox, people, { writes: await writesOf(sandbox, people) })
    expect(wrongIn(findings)).toEqual([])
    const asked = new Set(findings.filter(({ outcome }) => outcome === 'fine').map(({ check }) => check))
    expect([...asked].toSorted()).toEqual(Object.keys(checks).toSorted())
    expect(findings.length).toBeGreaterThan(1_500)
  }, 180_000)

  it('is only read unless requests are given', async () => {
    const methods = new Set<string>()
    const findings = await findingsOf(sandbox, people, {
      only: /\/api\/(user|payments)$/,
      ask: (address, init) => {
        methods.add(init?.method ?? 'GET')
        return fetch(address, init)
      },
    })
    // A DELETE of a path that only reads.
    expect([...methods].toSorted()).toEqual(['DELETE', 'GET', 'OPTIONS'])
    expect(findingsText(findings)).toContain('nothing was written: --with-writes names the file of requests.')
  })
})

describe('At the command line', () => {
  it('a table is printed, and each finding written to a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    try {
      const [tokens, out] = ['tokens.json', 'found.json'].map((name) => join(folder, name))
      writeFileSync(tokens!, JSON.stringify({ user: people.user }))
      const asked = ['--api', sandbox.url, '--portal', portal, '--token-file', tokens!, '--out', out!]
      const { code, out: table } = await commandSays(['conformance', ...asked])
      expect(code).toBe(0)
      expect(table).toMatch(/^✓ answer +\d{2} +0 +\d+   answers as the contract says$/m)
      expect(table).toContain('– ended-grant: the token file has no "ended".')
      const { findings } = JSON.parse(readFileSync(out!, 'utf8')) as { findings: Finding[] }
      expect(findings).toContainEqual({ check: 'answer', call: 'GET /api/user', outcome: 'fine', says: '' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 180_000)

  it('is said what is needed', async () => {
    expect(await commandSays(['conformance', '--api', sandbox.url])).toMatchObject({
      code: 2,
      err: 'conformance needs --api https://api.example and --token-file tokens.json.\n',
    })
  })
})

describe('One broken thing', () => {
  it.each(faults)('is found and named: $name', async ({ check, says, only, writes, fault }) => {
    const findings = await findingsOf(sandbox, people, {
      only,
      ask: fault,
      writes: writes ? (await writesOf(sandbox, people)).filter(({ call }) => only.test(call)) : undefined,
    })
    const found = wrongIn(findings)
    expect(
      found.map((each) => `${each.check}: ${each.says}`).filter((text) => text.startsWith(check)),
    ).toContainEqual(expect.stringContaining(says))
    expect(findingsText(findings)).toContain(says)
  })

  it('is one of 25 and more', () => {
    expect(faults.length).toBeGreaterThanOrEqual(25)
  })
})

describe('Files that are given', () => {
  it('say what is wrong with them, by the place', () => {
    expect(() => readTokenFile('{')).toThrow('The token file is not JSON.')
    expect(() => readTokenFile('{"user":{"userId":"U-1"}}')).toThrow('The token file: user.token:')
    expect(() => readWrites('[{"call":1}]')).toThrow('The file of writes: 0.call:')
  })

  it('may name days ahead', () => {
    const text = '[{ "call": "POST /api/payments", "body": { "on": "{today+7}" } }]'
    expect(readWrites(text, new Date('2026-11-24T12:00:00Z'))).toMatchObject([{ body: { on: '2026-12-01' } }])
  })

  it('name calls that the contract has', async () => {
    const unknown = readWrites('[{ "call": "POST /api/nothing" }]')
    await expect(findingsOf(sandbox, people, { only: /\/api\/user$/, writes: unknown })).rejects.toThrow(
      'The file of writes: there is no call "POST /api/nothing" that writes.',
    )
  })
})
