// What the development server takes and sends for a question about people. Types only; src/tools/inspector/answering.ts
// gives the answers.

export interface QuestionRequest {
  question: string
  /** Otherwise only how it may go on is asked. */
  isFinished: boolean
}

export interface Answering {
  /** How the question may go on: the whole of it each time. */
  choices: string[]
  answer?: {
    /** In sentences, one line each. */
    lines: string[]
    /** Personas among the people asked for. */
    personas: string[]
  }
  /** What is wrong with the question, and from where to where in it. */
  problem?: { text: string; from: number; to: number }
}
