import { describe, expect, it } from 'vitest'
import { readConfigFile } from '#manifest/read/config-file.ts'

const text = `{
  "b": [1, { "c": "x" }],
  "7": { "d/e": true },
  "a": null
}`
const { file } = readConfigFile({ file: 'config/numbers.json', text })
const at = (pointer: string) => {
  const { line, column } = file!.positionOf(pointer)
  return `${line}:${column}`
}

describe('The position in a config file', () => {
  it('of the whole is where it begins', () => {
    expect(at('')).toBe('1:1')
  })

  it('is that of a value, also behind a key that is a number', () => {
    expect(at('/b/1/c')).toBe('2:19')
    expect(at('/7')).toBe('3:8')
    expect(at('/a')).toBe('4:8')
  })

  it('is that of a key, also of one with a slash', () => {
    expect(at('/7#key')).toBe('3:3')
    expect(at('/7/d~1e#key')).toBe('3:10')
  })

  it('of something that is missing is that of what is around it', () => {
    expect(at('/b/1/z')).toBe('2:12')
    expect(at('/b/5')).toBe('2:8')
    expect(at('/a/deeper')).toBe('4:8')
  })
})
