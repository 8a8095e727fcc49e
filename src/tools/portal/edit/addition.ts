// What an addition of portal new is, and what its edits are made of.
import type { FileEdits } from '#manifest/edit/edit-config.ts'
import type { Json } from '#manifest/read/pointer.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { About, Answers, Question } from './questions.ts'
import { whenOf } from './when-text.ts'

export interface Addition {
  /** In words, for a list to choose from. */
  makes: string
  questions: readonly Question[]
  edits(resolved: Resolved, answers: Answers): FileEdits[]
  /** What else has to be known of it, a line each. */
  says?(resolved: Resolved, answers: Answers): string[]
  /** Files outside config/, with their text. */
  files?(answers: Answers, about: About): ReadonlyMap<string, string>
  /** What the claim of the answers says about it, apart from words and people. */
  claimed?(answers: Answers): Record<string, Json>
  /** What a second claim says of the people who do not have it, by the manifests with the addition. */
  closed?(after: Resolved, answers: Answers): Record<string, Json> | undefined
}

/** A question whose answer is one of these. */
export const oneOf = (names: readonly string[]): Pick<Question, 'choices'> => ({
  choices: () => names,
})
export const optional = (name: string, asks: string): Question => ({ name, asks, otherwise: '' })
export const list = (text = '') => text.split(',').filter(Boolean)
export const some = (entries: Record<string, Json>) =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
export const when = (text: string | undefined, resolved: Resolved): Record<string, Json> =>
  text ? { when: whenOf(text, resolved) } : {}
export const add = (file: string, path: string, value: Json): FileEdits => ({
  file,
  edits: [{ op: 'add', path, value }],
})
