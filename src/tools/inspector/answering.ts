// Answers the question box of the inspector.
import type { Answering } from '#inspector/question/answering.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { ask } from '../portal/ask/ask.ts'
import { completeQuestion } from '../portal/ask/complete-question.ts'
import { QuestionError } from '../portal/ask/reader.ts'

export function answering(linked: Linked, question: string, isFinished: boolean): Answering {
  const choices = completeQuestion(linked, question)
  if (!isFinished) return { choices }
  try {
    const { lines, personas = [] } = ask(linked, question)
    return { choices, answer: { lines, personas } }
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error
    return { choices, problem: { text: error.message, from: error.from, to: error.to } }
  }
}
