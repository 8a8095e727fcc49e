// A question that cannot be read, as the terminal shows it.
import type { QuestionError } from './reader.ts'

/** The question with carets under what is wrong, then why. */
export function markedQuestion(question: string, { message, from, to }: QuestionError): string {
  const place = ' '.repeat(from) + '^'.repeat(Math.max(1, to - from))
  return `  ${question.replaceAll(/\s/g, ' ')}\n  ${place}\n${message}`
}
