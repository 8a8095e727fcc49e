// Parses one file of config/ and keeps the source position of every value.
import { parse, type DocumentNode, type ValueNode } from '@humanwhocodes/momoa'
import type { SourcePosition, Problem } from '../problem.ts'
import { slipAt } from './malformed.ts'
import { stepsOf } from './pointer.ts'

const MAX_LENGTH = 5_000_000
const LONGEST_LINE = 2 ** 24
/** Maximum nesting of brackets; the deepest manifest of the portal has 12. */
const MAX_DEPTH = 60

/** A file of config/ as text. `file` is its path from the project's root, with forward slashes. */
export interface ConfigText {
  file: string
  text: string
}

/** A parsed file: its value, and the position of everything in it by JSON pointer (RFC 6901). */
export interface ConfigFile extends ConfigText {
  value: unknown
  positionOf(pointer: string): SourcePosition
}

interface ReadFile {
  file?: ConfigFile
  problems: Problem[]
}

/** The last reading of each file: two versions of a portal have most files in common. */
const lastRead = new Map<string, { text: string; read: ReadFile }>()

/** Parses a file. Malformed JSON, a key written twice and a file too large are problems. */
export function readConfigFile(written: ConfigText): ReadFile {
  const last = lastRead.get(written.file)
  if (last?.text === written.text) return last.read
  const read = readText(written)
  lastRead.set(written.file, { text: written.text, read })
  return read
}

function readText({ file, text }: ConfigText): ReadFile {
  const whole = { file, line: 1, column: 1 }
  const refuse = (rule: string, message: string, hint: string, position: SourcePosition = whole) => ({
    problems: [{ ...position, severity: 'error' as const, rule, message, hint }],
  })
  if (text.length > MAX_LENGTH) {
    return refuse(
      'too-large',
      `${file} is larger than ${MAX_LENGTH / 1e6} MB; no manifest file is.`,
      'Split it, or look for what was pasted into it.',
    )
  }
  const unreadable = text.indexOf('�')
  if (unreadable >= 0) {
    const before = text.slice(0, unreadable).split(/\r\n|\n|\r/)
    return refuse(
      'encoding',
      `${file} is not UTF-8 text, so people would see a question mark here.`,
      'Write the character again and save the file as UTF-8.',
      { file, line: before.length, column: before.at(-1)!.length + 1 },
    )
  }
  const deep = offsetTooDeep(text)
  if (deep !== undefined) {
    const lines = text.slice(0, deep).split(/\r\n|\n|\r/)
    return refuse(
      'too-deep',
      `${file} has more than ${MAX_DEPTH} brackets inside each other; no manifest needs that.`,
      'Look for brackets that are not closed, or for what was pasted into it.',
      { file, line: lines.length, column: lines.at(-1)!.length + 1 },
    )
  }
  let document: DocumentNode
  try {
    document = parse(text.replace(/^﻿/, ' '), { mode: 'json' })
  } catch (error) {
    const { line = 1, column = 1, message } = error as { line?: number; column?: number; message: string }
    return refuse(
      'malformed-json',
      `${file} is not JSON: ${message.replace(/\s*\(\d+:\d+\)$/, '')}`,
      slipAt(text, line, column) ?? 'Look for a missing comma, quote or bracket just before this place.',
      { file, line, column },
    )
  }
  const notes: Notes = { file, members: new Map(), problems: [] }
  const value = evaluate(document.body, notes)
  const { members, problems } = notes
  const start = packed(document.body.loc.start)
  /** Of the value at this pointer, of a key at "…#key"; of what is around it if there is none. */
  const positionOf = (pointer: string): SourcePosition => {
    let [position, at] = [start, value]
    for (const key of stepsOf(pointer)) {
      const inside = members.get(at)
      if (inside === undefined) break
      const i = placeOf(key, at)
      if (i < 0) {
        const k = key.endsWith('#key') ? placeOf(key.slice(0, -'#key'.length), at) : -1
        position = inside.keys[k] ?? position
        break
      }
      position = inside.values[i]!
      at = (at as Record<string, unknown>)[key]
    }
    return { file, line: Math.floor(position / LONGEST_LINE), column: position % LONGEST_LINE }
  }
  return problems.length > 0 ? { problems } : { file: { file, text, value, positionOf }, problems }
}

/** The offset of the first bracket that is nested too deeply; undefined if there is none. */
function offsetTooDeep(text: string): number | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > MAX_DEPTH) return index
  }
  return undefined
}

/** Positions of what is in a list or an object, in its order: line and column in one number, because there are very many. */
interface Members {
  values: number[]
  /** None in a list. */
  keys: number[]
}

interface Notes {
  file: string
  members: Map<unknown, Members>
  problems: Problem[]
}

interface Place {
  line: number
  column: number
}

const packed = ({ line, column }: Place) => line * LONGEST_LINE + column

/** Where this key is among those of a list or an object; -1 if it is not. */
const placeOf = (key: string, container: unknown): number =>
  Array.isArray(container)
    ? /^\d+$/.test(key) && Number(key) < container.length
      ? Number(key)
      : -1
    : Object.keys(container as object).indexOf(key)

function evaluate(node: ValueNode, notes: Notes): unknown {
  const positionOf = ({ line, column }: Place) => ({ file: notes.file, line, column })
  if (node.type === 'Array') {
    const value = node.elements.map((element) => evaluate(element.value, notes))
    notes.members.set(value, { values: node.elements.map((each) => packed(each.value.loc.start)), keys: [] })
    return value
  }
  if (node.type === 'Object') {
    const entries = new Map<string, unknown>()
    const places = new Map<string, { value: number; key: number }>()
    for (const { name, value } of node.members) {
      const key = name.type === 'String' ? name.value : name.name
      if (entries.has(key)) {
        notes.problems.push({
          ...positionOf(name.loc.start),
          severity: 'error',
          rule: 'duplicate',
          message: `"${key}" is written twice here, so the first one would be lost.`,
          hint: 'Remove one of the two.',
        })
      }
      entries.set(key, evaluate(value, notes))
      places.set(key, { value: packed(value.loc.start), key: packed(name.loc.start) })
    }
    const object: object = Object.fromEntries(entries)
    // An object puts keys that are numbers first.
    const inOrder = Object.keys(object).map((key) => places.get(key)!)
    notes.members.set(object, {
      values: inOrder.map(({ value }) => value),
      keys: inOrder.map(({ key }) => key),
    })
    return object
  }
  if (node.type === 'Null') return null
  if (node.type === 'Number' && !Number.isFinite(node.value))
    notes.problems.push({
      ...positionOf(node.loc.start),
      severity: 'error',
      rule: 'structure',
      message: 'This number is too large to count with.',
      hint: 'Write a smaller one.',
    })
  return node.type === 'String' || node.type === 'Boolean' || node.type === 'Number' ? node.value : undefined
}
