// What people find hard to read on a page: long sentences and long questions. It is warned about: a law can need its words.
// Source: Government Digital Service, Content design, "Writing for GOV.UK": sentences of 25 words at most.
import { LONGEST_LABEL } from './request-question.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'

const MOST_WORDS = 25
/** Characters of a question's label: two lines on a phone. One beyond `LONGEST_LABEL` is refused. */
const LONG_LABEL = 80

/** The properties whose text people read as sentences. */
const READ = new Set(['introduction', 'text', 'lead', 'before', 'next', 'hint'])

export function plainWordsProblems(file: ConfigFile): Problem[] {
  const warning = (pointer: string, message: string, hint: string): Problem => ({
    ...file.positionOf(pointer),
    ...{ severity: 'warning', rule: 'plain-words', message, hint },
  })
  return textsIn(file.value, '').flatMap(({ property, pointer, text, isDeclared }) => {
    if (property === 'label')
      return text.length > LONG_LABEL && text.length <= LONGEST_LABEL && !isDeclared
        ? [
            warning(
              pointer,
              `The question has ${text.length} characters, more than two lines on a phone.`,
              'Ask it in fewer words, and write the rest as its "hint".',
            ),
          ]
        : []
    if (!READ.has(property)) return []
    return sentencesIn(text)
      .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
      .map((sentence) =>
        warning(
          pointer,
          `The sentence “${beginning(sentence)} …” has ${wordsIn(sentence)} words; people read up to ${MOST_WORDS} with ease.`,
          'Make two of it.',
        ),
      )
  })
}

interface Written {
  property: string
  pointer: string
  text: string
  /** Is it the label of a declaration? */
  isDeclared: boolean
}

export function textsIn(value: unknown, pointer: string, property = '', isDeclared = false): Written[] {
  if (typeof value === 'string') return [{ property, pointer, text: value, isDeclared }]
  if (Array.isArray(value)) return value.flatMap((each, i) => textsIn(each, `${pointer}/${i}`, property))
  if (typeof value !== 'object' || value === null) return []
  const declares = 'kind' in value && value.kind === 'declaration'
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'examples' ? [] : textsIn(each, `${pointer}/${name}`, name, declares),
  )
}

/** Where a link leads is not read. */
const sentencesIn = (text: string) => text.replace(/\]\([^)]*\)/g, ']').split(/(?<=[.!?:;])\s+/)

const wordsIn = (sentence: string) => sentence.match(/[\p{L}\p{N}£][\p{L}\p{N}’'.,%-]*/gu)?.length ?? 0

const beginning = (sentence: string) => sentence.split(' ').slice(0, 5).join(' ')
