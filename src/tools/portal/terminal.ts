// Asks a question on the terminal.
import { createInterface } from 'node:readline'

export type Ask = (question: string) => Promise<string>

/** Undefined if there is no terminal. The question goes to stderr: stdout has the command's answer alone. */
export function askOnTerminal(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await new Promise<string>((resolve) => {
      terminal.once('close', () => resolve(''))
      terminal.question(question, resolve)
    })
    terminal.close()
    return answer
  }
}
