// Parses one file of config/ and keeps the source position of every value.
import { parse, type DocumentNode, type ValueNode } from '@humanwhocodes/momoa'
import type { SourcePosition, Problem } from '../problem.ts'
import { escapePointer } from './pointer.ts'

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
      'Look for a missing comma, quote or bracket just before this place.',
      { file, line, column },
    )
  }
  const positions = new Map<string, number>()
  const problems: Problem[] = []
  const value = evaluate(document.body, '', { file, positions, problems })
  const positionOf = (pointer: string): SourcePosition => {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const position = positions.get(at)
      if (position !== undefined)
        return { file, line: Math.floor(position / LONGEST_LINE), column: position % LONGEST_LINE }
      if (at === '') return whole
    }
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

interface Notes {
  file: string
  /** Line and column in one number, because there are very many. */
  positions: Map<string, number>
  problems: Problem[]
}

function evaluate(node: ValueNode, pointer: string, notes: Notes): unknown {
  const positionOf = ({ line, column }: { line: number; column: number }) => ({
    file: notes.file,
    line,
    column,
  })
  const packed = ({ line, column }: { line: number; column: number }) => line * LONGEST_LINE + column
  notes.positions.set(pointer, packed(node.loc.start))
  if (node.type === 'Array') {
    return node.elements.map((element, index) => evaluate(element.value, `${pointer}/${index}`, notes))
  }
  if (node.type === 'Object') {
    const entries = new Map<string, unknown>()
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
      const child = `${pointer}/${escapePointer(key)}`
      entries.set(key, evaluate(value, child, notes))
      notes.positions.set(`${child}#key`, packed(name.loc.start))
    }
    return Object.fromEntries(entries)
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
