import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readAnswers } from '#tools/portal/create/answers.ts'
import { commandSays } from './command-says.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-create-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The words of the command that creates a portal from these answers. */
function creating(answers: unknown, into: string): string[] {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return ['create', into, '--from', file]
}
const inFolder = (text: string) => text.replaceAll(`${folder}/`, '')

describe('An engineer who creates a portal', () => {
  it('is told why a portal would not be right, and nothing of it is left', async () => {
    const other = join(folder, 'braces')
    const answers = { name: 'Bank {of} braces', kinds: ['private'], pages: ['Payments'] }
    const { err, code } = await commandSays(creating(answers, other))
    expect(code).toBe(2)
    expect(err).toContain('Nothing fills in "{of}" in this text')
    expect(inFolder(err)).toContain('\nThe portal is not made: nothing is left in braces.\n')
    expect(existsSync(other)).toBe(false)
    // What npm has left there stays as it was.
    mkdirSync(other)
    writeFileSync(join(other, 'package.json'), '{ "dependencies": {} }')
    await commandSays(creating(answers, other))
    expect(readdirSync(other)).toEqual(['package.json'])
    expect(readFileSync(join(other, 'package.json'), 'utf8')).toBe('{ "dependencies": {} }')
    rmSync(other, { recursive: true })
  })

  it('may name people and pages in any alphabet', async () => {
    const file = join(folder, 'letters.json')
    const kinds = ['Élève', 'Żółć', 'Частные лица', '法人']
    writeFileSync(file, JSON.stringify({ name: 'Банк', kinds, pages: ['Überweisung', 'Платежи'] }))
    const { kinds: people, pages } = await readAnswers(file, undefined)
    expect(people.map(({ id }) => id)).toEqual(['eleve', 'zolc', 'kind-3', 'kind-4'])
    expect(people.map(({ label }) => label)).toEqual(kinds)
    expect(pages.map(({ id }) => id)).toEqual(['uberweisung', 'page-2'])
  })

  it('is told where a folder or an answer is wrong, and nothing is written', async () => {
    const create = async (answers: unknown, into: string) => {
      const { out, err, code } = await commandSays(creating(answers, into))
      return { text: inFolder(out + err), code }
    }
    const right = { name: 'Small Bank', kinds: ['private'], pages: ['Payments'] }
    const full = join(folder, 'full')
    mkdirSync(join(full, 'config'), { recursive: true })
    expect(await create(right, full)).toEqual({
      text: 'full is not empty, it has config: name a folder that does not exist yet.\n',
      code: 2,
    })
    expect(await create(right, join(folder, 'answers.json/bank'))).toEqual({
      text: 'answers.json/bank cannot be a folder: a file is there.\n',
      code: 2,
    })
    const other = join(folder, 'other')
    expect(await create({ ...right, kinds: ['Private', 'private'] }, other)).toEqual({
      text: 'answers.json → kinds: "private" is there twice.\n',
      code: 2,
    })
    expect(await create({ ...right, pages: ['Home'] }, other)).toEqual({
      text: 'answers.json → pages: every portal has "home" already; give "Home" another name.\n',
      code: 2,
    })
    for (const [wrong, says] of [
      [{ ...right, pages: [] }, 'answers.json → pages: name at least one of the pages.'],
      [{ ...right, pages: 'Payments' }, 'answers.json → pages: this must be a list of pages, as ["…", "…"].'],
      [{ ...right, kinds: ['private', ''] }, 'answers.json → kinds → 1: this is empty; write a name.'],
      [{ ...right, kinds: ['private', 3] }, 'answers.json → kinds → 1: this must be a text in quotes.'],
      [{ ...right, name: undefined }, 'answers.json → name: say the name of the firm here.'],
      [
        { ...right, page: ['Payments'] },
        'answers.json: "page" is not asked for; there are name, kinds and pages.',
      ],
      [[], 'answers.json: this must be an object with name, kinds and pages.'],
    ] as const)
      expect(await create(wrong, other)).toEqual({ text: `${says}\n`, code: 2 })
    expect(existsSync(other)).toBe(false)
  })

  it('is told of a folder in which they may not write', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    const answers = creating(
      { name: 'Small Bank', kinds: ['private'], pages: ['Payments'] },
      `${closed}/bank`,
    )
    chmodSync(folder, 0o755)
    chmodSync(closed, 0o555)
    const isRoot = process.getuid?.() === 0
    if (isRoot) process.seteuid!(65_534)
    try {
      const { err, code } = await commandSays(answers)
      expect({ err: inFolder(err), code }).toEqual({
        err: 'You may not write in closed/bank (EACCES): name a folder of your own.\n',
        code: 2,
      })
    } finally {
      if (isRoot) process.seteuid!(0)
    }
  })
})
