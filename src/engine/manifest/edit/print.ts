// Writes a value as config files are written: a line for each key, lists of single values in one line if they fit.
import type { Json } from '../read/pointer.ts'

/** Widest line, as `npm run format` has it. */
export const WIDTH = 110

/** The value in one line: `{ "id": "a", "list": ["b"] }`. */
export function inOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inOneLine(each)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/**
 * The value at this indentation; `column` is where it begins. In one line, if asked for, as long as it fits with the comma that may
 * follow.
 */
export function print(
  value: Json,
  indent: string,
  unit: string,
  isInline: boolean,
  column = indent.length,
  hasComma = true,
): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isPlain = Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null)
  const line = inOneLine(value)
  const fits = column + line.length + Number(hasComma) <= WIDTH
  if (Object.keys(value).length === 0 || ((isInline || isPlain) && fits)) return line
  const inside = indent + unit
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const entries = Object.entries(value)
  const members = entries.map(([key, each], index) => {
    const name = Array.isArray(value) ? inside : `${inside}${JSON.stringify(key)}: `
    return name + print(each, inside, unit, isInline, name.length, index < entries.length - 1)
  })
  return `${open}\n${members.join(',\n')}\n${indent}${close}`
}
