// A question that cannot be read, as the terminal shows it.
import type { QuestionError } from './reader.ts'

/** The question with carets under what is wrong, then why. */
export function markedQuestion(question: string, { message, from, to }: QuestionError): string {
  const [before, wrong] = [question.slice(0, from), question.slice(from, to)]
  const place = ' '.repeat([...before].length) + '^'.repeat(Math.max(1, [...wrong].length))
  return `  ${question.replaceAll(/\s/g, ' ')}\n  ${place}\n${message}`
}
