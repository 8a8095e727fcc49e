// Answers the question box of the inspector.
import type { Answering } from '#inspector/question/answering.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { ask } from '../portal/ask/ask.ts'
import { completeQuestion } from '../portal/ask/complete-question.ts'
import { QuestionError } from '../portal/ask/reader.ts'

export function answering(resolved: Resolved, question: string, isFinished: boolean): Answering {
  const choices = completeQuestion(resolved, question)
  if (!isFinished) return { choices }
  try {
    const { lines, personas = [] } = ask(resolved, question)
    return { choices, answer: { lines, personas } }
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error
    return { choices, problem: { text: error.message, from: error.from, to: error.to } }
  }
}
