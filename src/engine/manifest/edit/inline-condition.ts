// Replaces the name of a shared condition by its words; the same people meet it.
import { escapePointer, valueAtPointer, type Json } from '../read/pointer.ts'
import type { Edit } from './edit-text.ts'

/** A condition as it is written. */
export type Condition = Record<string, Json>

/** A name in "is", alone or in a list; the group is the condition that has this "is". */
const NAME = /^(.*)\/is(?:\/\d+)?$/

/** The edits for the name at this pointer of a file, which is `file` as parsed. */
export function inlineCondition(words: Condition, pointer: string, file: Json): Edit[] {
  const [, at] = NAME.exec(pointer)!
  const around = valueAtPointer(file, at!) as Condition
  if (Object.keys(around).length === 1 && [around['is']].flat().length === 1)
    return [{ op: 'replace', path: at!, value: words }]
  const added = Object.keys(words).some((key) => key in around)
    ? besideTheOthers(words, around, at!)
    : Object.entries(words).map(([key, value]): Edit => ({
        op: 'add',
        path: `${at!}/${escapePointer(key)}`,
        value,
      }))
  return [...added, { op: 'remove', path: pointer }]
}

/** If a fact or a word is in both, each keeps its own: the words become one more part of "allOf". */
const besideTheOthers = (words: Condition, around: Condition, at: string): Edit[] =>
  around['allOf']
    ? [{ op: 'add', path: `${at}/allOf/-`, value: words }]
    : [{ op: 'add', path: `${at}/allOf`, value: [words] }]
