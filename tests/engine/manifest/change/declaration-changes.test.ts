import { describe, expect, it } from 'vitest'
import { fileChanges } from '#manifest/change/declaration-changes.ts'
import { readConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'

const shipped = readConfigFolder()
const { extensions } = readProduct()
const files = (texts: readonly ConfigText[]) => texts.map((text) => readConfigFile(text).file!)
const lineOf = (file: string, text: string, words: string) =>
  `${file}:${text.slice(0, text.indexOf(words)).split('\n').length}`

/** What is declared otherwise after one edit, with where it says so; the edit's own line for comparison. */
function edit(name: string, from: string, to: string) {
  const file = `config/${name}`
  const before = shipped.find((each) => each.file === file)!
  expect(before.text).toContain(from)
  const after = { file, text: before.text.replace(from, to) }
  const reported = fileChanges(files([before]), files([after]), extensions).map(
    ({ what, change, position }) => `${what} ${change} ${position.file}:${position.line}`,
  )
  return { reported, at: (words: string) => lineOf(file, after.text, words) }
}

describe('What is declared differently', () => {
  it('is that fact alone after a fact is written first', () => {
    const { reported, at } = edit(
      'facts.json',
      '"session": {',
      '"mood": { "description": "How they are.", "from": "the person", "values": { "good": "glad" } },\n    "session": {',
    )
    expect(reported).toEqual([`fact mood added ${at('"mood"')}`])
  })

  it.each([
    ['flags.json', '"default": false', '"default": true', 'flag shared-access', '"shared-access": {'],
    ['cards.json', '"title": "', '"title": "Your ', 'card', '"title": "Your'],
    ['facts.json', '"nobody is signed in"', '"nobody is here"', 'fact session', '"session": {'],
    ['brand.json', '"phone": "', '"phone": "+44 ', 'brand phone', '"phone": "+44'],
    ['brand.json', '#0f4c45', '#0f4c46', 'colour pine', '"pine": {'],
  ])('has in %s the line of what was edited', (name, from, to, what, words) => {
    const { reported, at } = edit(name, from, to)
    expect(reported).toEqual([
      expect.stringMatching(new RegExp(`^${what}\\b.* changed config/${name}:\\d+$`)),
    ])
    const line = (text: string) => Number(text.split(':').at(-1))
    expect(line(at(words)) - line(reported[0]!)).toBeGreaterThanOrEqual(0)
    expect(line(at(words)) - line(reported[0]!)).toBeLessThanOrEqual(4)
    expect(line(reported[0]!)).toBeGreaterThan(1)
  })

  it('is of a limit that limit, at its line', () => {
    const { reported, at } = edit('limits.json', '"value": 30', '"value": 31')
    expect(reported).toEqual([expect.stringMatching(/^limit \S+ changed config\/limits\.json:\d+$/)])
    expect(reported[0]!.split(' ').at(-1)).toBe(at(`"${reported[0]!.split(' ')[1]}"`))
  })

  it('is of a group of routes the group, and none of its routes', () => {
    const { reported } = edit(
      'routes/account.json',
      '"layout": "details/details"',
      '"layout": "payments/payments"',
    )
    expect(reported).toEqual([
      expect.stringMatching(/^routes of details-pages changed config\/routes\/account\.json:\d+$/),
    ])
  })

  it('is after another order the list whose order it is', () => {
    const footer = shipped.find(({ file }) => file === 'config/footer.json')!
    const value = JSON.parse(footer.text) as { groups: unknown[] }
    const turned = {
      file: footer.file,
      text: JSON.stringify({ ...value, groups: value.groups.toReversed() }),
    }
    expect(
      fileChanges(files([footer]), files([turned]), extensions).map(
        ({ what, change }) => `${what} ${change}`,
      ),
    ).toEqual(['file config/footer.json reordered'])
  })

  it('is the entry alone when it is added to a menu', () => {
    const { reported, at } = edit(
      'menus/shared-access.json',
      '"items": [',
      '"items": [\n    { "id": "help", "link": "help-hub" },',
    )
    expect(reported).toEqual([`entry shared-access/help added ${at('"id": "help"')}`])
  })

  it('is nothing after every file is written in another form', () => {
    const spread = shipped.map(({ file, text }) => ({ file, text: JSON.stringify(JSON.parse(text)) }))
    expect(fileChanges(files(shipped), files(spread), extensions)).toEqual([])
  })
})
