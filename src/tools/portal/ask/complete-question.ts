// How a question may go on: the whole question so far, with each next word.
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { factsAfter } from '../edit/asked.ts'
import { isFiller, pagesOf, seen, VERBS, wordsOf, type Verb } from './reader.ts'

const BEGINNINGS = [
  ...['who can open ', 'who sees ', 'who is '],
  ...['which pages can nobody reach by a menu', 'what is different for '],
  ...['which entries depend on flag ', 'which pages can a ', 'can a ', 'what does a '],
]
const AFTER_A_NAME = ['and ', 'or ', 'but not ', ')']
const BEFORE_A_NAME = ['not ', 'can open ', 'sees ', 'is ', '(']
const CONNECTING = new Set(['and', 'or', 'but', 'not', 'cannot', '('])

export function completeQuestion(resolved: Resolved, typed: string): string[] {
  const part = /[^\s(]*$/.exec(typed)![0]
  const done = typed.slice(0, typed.length - part.length)
  const next = (words: readonly string[]) =>
    words.filter((word) => word.startsWith(part) && word !== part).map((word) => done + word)
  if (/^what is different for (an? )?$/.test(done)) return next(factsAfter(resolved, part))
  const [first, ...words] = wordsOf(done).map(({ text }) => text)
  if (first !== 'who') return BEGINNINGS.filter((each) => each.startsWith(typed) && each !== typed)
  let verb: Verb | undefined
  let isNamed = false
  for (const word of words.filter((each) => !isFiller(each))) {
    verb = VERBS[word] ?? verb
    isNamed = VERBS[word] === undefined && !CONNECTING.has(word)
  }
  if (isNamed) return next(AFTER_A_NAME)
  return next([...namesFor(resolved, verb, part), ...BEFORE_A_NAME])
}

function namesFor(resolved: Resolved, verb: Verb | undefined, part: string): string[] {
  if (verb === 'open') return pagesOf(resolved)
  if (verb === 'see') return [...seen(resolved).keys()]
  return verb === 'be' ? factsAfter(resolved, part) : []
}
